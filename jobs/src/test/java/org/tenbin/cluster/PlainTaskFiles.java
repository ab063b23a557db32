package org.tenbin.cluster;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import net.bytebuddy.ByteBuddy;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;

/**
 * Opens the files of a task as they are, in place of a class of Hadoop that, where Kerberos is on,
 * asks for their owner by way of Hadoop's native library, which no jar has. For the master of a
 * test job only: what is tested are tickets, tokens and permissions of HDFS and YARN, and none of
 * them goes through it.
 */
public final class PlainTaskFiles {
  private static final String REPLACED = "org.apache.hadoop.io.SecureIOUtils";

  private PlainTaskFiles() {}

  /** A jar that has the class under the name of the replaced one. */
  static Path writeJar(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
      jar.putNextEntry(new JarEntry(REPLACED.replace('.', '/') + ".class"));
      jar.write(new ByteBuddy().redefine(PlainTaskFiles.class).name(REPLACED).make().getBytes());
      jar.closeEntry();
    }
    return file;
  }

  /** Opens for reading. */
  public static FSDataInputStream openFSDataInputStream(File file, String owner, String group)
      throws IOException {
    return FileSystem.getLocal(new Configuration())
        .getRaw()
        .open(new org.apache.hadoop.fs.Path(file.getPath()));
  }

  /** Opens for reading. */
  public static FileInputStream openForRead(File file, String owner, String group)
      throws IOException {
    return new FileInputStream(file);
  }

  /** Opens for reading anywhere. */
  public static RandomAccessFile openForRandomRead(
      File file, String mode, String owner, String group) throws IOException {
    return new RandomAccessFile(file, mode);
  }

  /** Opens for writing. */
  public static FileOutputStream createForWrite(File file, int permissions) throws IOException {
    return new FileOutputStream(file);
  }
}
