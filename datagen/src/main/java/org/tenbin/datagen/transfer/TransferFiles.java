package org.tenbin.datagen.transfer;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Random;

/**
 * The files that are sent, of bytes that no server could compress.
 *
 * @param folder that holds them
 */
record TransferFiles(Path folder) {
  private static final int PIECE_BYTES = 1 << 20;

  static String name(int megabytes) {
    return megabytes + ".bin";
  }

  static long bytes(int megabytes) {
    return (long) megabytes * PIECE_BYTES;
  }

  /** Makes a file of so many 2^20 bytes that is on the device before anything is measured. */
  void make(int megabytes) throws IOException {
    Files.createDirectories(folder);
    byte[] noise = new byte[PIECE_BYTES];
    new Random(megabytes).nextBytes(noise);
    ByteBuffer piece = ByteBuffer.allocateDirect(PIECE_BYTES).put(noise);
    try (FileChannel out =
        FileChannel.open(
            folder.resolve(name(megabytes)),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      for (int number = 0; number < megabytes; number++) {
        piece.flip();
        while (piece.hasRemaining()) {
          out.write(piece);
        }
      }
      out.force(true);
    }
  }
}
