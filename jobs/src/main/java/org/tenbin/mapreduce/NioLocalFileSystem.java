package org.tenbin.mapreduce;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.BufferedFSInputStream;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.NativeCodeLoader;

/**
 * Hadoop's local file system without a process for every file. Without its native library Hadoop
 * starts <code>chmod</code> for each file and each checksum file that it creates, which costs more
 * than writing a client's log; here the same bits are set by a system call. Opening a file to read
 * it asks for no more than there is to know.
 */
public final class NioLocalFileSystem extends LocalFileSystem {
  private static final String IMPLEMENTATION = "fs.file.impl";

  /**
   * Checksum files are read where they are, but none are written: they would double the number of
   * files, and what they protect is covered by the CRC-32C of each log, which <code>load</code>
   * compares and the table of inputs states.
   */
  public NioLocalFileSystem() {
    super(new Raw());
    setWriteChecksum(false);
  }

  /**
   * Makes this the <code>file:</code> file system of a local job, unless the configuration names
   * another one or Hadoop's native library is there. Jobs on a cluster are left as they are.
   */
  public static void install(Configuration conf) {
    boolean local = "local".equals(conf.get("mapreduce.framework.name", "local"));
    if (local && conf.get(IMPLEMENTATION) == null && !NativeCodeLoader.isNativeCodeLoaded()) {
      conf.setClass(IMPLEMENTATION, NioLocalFileSystem.class, LocalFileSystem.class);
    }
  }

  /**
   * A file without checksums is read as it is, not by way of the stream that would check them: with
   * thousands of small logs that stream costs more than the reading.
   */
  @Override
  public FSDataInputStream open(Path file, int bufferSize) throws IOException {
    File local = pathToFile(file);
    return new File(local.getParentFile(), "." + local.getName() + ".crc").exists()
        ? super.open(file, bufferSize)
        : getRawFileSystem().open(file, bufferSize);
  }

  private static final class Raw extends RawLocalFileSystem {
    @Override
    public FSDataInputStream open(Path file, int bufferSize) throws IOException {
      FileInputStream in;
      try {
        in = new FileInputStream(pathToFile(file));
      } catch (FileNotFoundException missing) {
        // A folder, or forbidden: Hadoop has its own words for each.
        return super.open(file, bufferSize);
      }
      return new FSDataInputStream(
          new BufferedFSInputStream(new LocalInput(in, statistics), bufferSize));
    }

    @Override
    public void setPermission(Path path, FsPermission permission) throws IOException {
      java.nio.file.Path file = pathToFile(path).toPath();
      if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")
          || permission.getStickyBit()) {
        super.setPermission(path, permission);
        return;
      }
      Files.setPosixFilePermissions(file, bits(permission.toShort()));
    }

    private static Set<PosixFilePermission> bits(int mode) {
      Set<PosixFilePermission> bits = EnumSet.noneOf(PosixFilePermission.class);
      PosixFilePermission[] fromHighest = PosixFilePermission.values();
      for (int i = 0; i < fromHighest.length; i++) {
        if ((mode & (1 << (fromHighest.length - 1 - i))) != 0) {
          bits.add(fromHighest[i]);
        }
      }
      return bits;
    }
  }
}
