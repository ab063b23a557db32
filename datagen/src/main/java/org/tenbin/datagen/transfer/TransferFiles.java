package org.tenbin.datagen.transfer;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.tenbin.program.UsageException;

/** The files that are sent, of bytes that no server could compress, in a folder of their own. */
final class TransferFiles {
  private static final int PIECE_BYTES = 1 << 20;

  private final Path folder;
  private final List<Path> made = new ArrayList<>();

  private TransferFiles(Path folder) {
    this.folder = folder;
  }

  /**
   * Makes the folder.
   *
   * @throws UsageException where it exists: what lies there is somebody's
   */
  static TransferFiles inNewFolder(Path folder) throws IOException {
    Files.createDirectories(folder.getParent());
    try {
      Files.createDirectory(folder);
    } catch (FileAlreadyExistsException exists) {
      throw new UsageException(folder + " exists; remove it or name another folder for the files");
    }
    return new TransferFiles(folder);
  }

  static String name(int megabytes) {
    return megabytes + ".bin";
  }

  static long bytes(int megabytes) {
    return (long) megabytes * PIECE_BYTES;
  }

  /** Makes a file of so many 2^20 bytes that is on the device before anything is measured. */
  void make(int megabytes) throws IOException {
    byte[] noise = new byte[PIECE_BYTES];
    new Random(megabytes).nextBytes(noise);
    ByteBuffer piece = ByteBuffer.allocateDirect(PIECE_BYTES).put(noise);
    Path file = folder.resolve(name(megabytes));
    try (FileChannel out =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      made.add(file);
      for (int number = 0; number < megabytes; number++) {
        piece.flip();
        while (piece.hasRemaining()) {
          out.write(piece);
        }
      }
      out.force(true);
    }
  }

  /** Removes the files that were made, and the folder if nobody has put anything else there. */
  void remove() throws IOException {
    for (Path file : made) {
      Files.deleteIfExists(file);
    }
    try {
      Files.deleteIfExists(folder);
    } catch (DirectoryNotEmptyException others) {
      // What somebody else put there stays.
      return;
    }
  }
}
