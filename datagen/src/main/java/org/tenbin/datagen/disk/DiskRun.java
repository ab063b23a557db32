package org.tenbin.datagen.disk;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Random;
import org.tenbin.datagen.campaign.RequestLog;

/**
 * One operation on one file.
 *
 * @param file that is written first and read later
 * @param fileBytes its size, a multiple of the block
 * @param blockBytes of one request
 * @param randomBlocks how many blocks are read or written here and there
 * @param seed for the places of the random blocks and what is written
 */
record DiskRun(Path file, long fileBytes, int blockBytes, int randomBlocks, long seed) {

  private static final String OK = "ok";

  /** Does it and logs each block. */
  void run(DiskOperation operation, RequestLog log) throws IOException {
    switch (operation) {
      case WRITE_SEQUENTIAL -> writeSequential(log);
      case REWRITE -> rewrite(log);
      case READ_SEQUENTIAL -> readSequential(log);
      case READ_RANDOM -> readRandom(log);
      case WRITE_RANDOM -> writeRandom(log);
      case COPY_STREAMS -> copyByStreams(log);
      case COPY_TRANSFER_TO -> copyWithinTheKernel(log);
    }
  }

  private Path copy() {
    return file.resolveSibling(file.getFileName() + ".copy");
  }

  private void writeSequential(RequestLog log) throws IOException {
    ByteBuffer block = noise();
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      for (long position = 0; position < fileBytes; position += blockBytes) {
        boolean last = position + blockBytes >= fileBytes;
        writeBlock(channel, block, position, last, log);
      }
    }
  }

  private void writeRandom(RequestLog log) throws IOException {
    ByteBuffer block = noise();
    Random places = new Random(seed);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      for (int number = 1; number <= randomBlocks; number++) {
        writeBlock(channel, block, place(places), number == randomBlocks, log);
      }
    }
  }

  private void rewrite(RequestLog log) throws IOException {
    ByteBuffer block = ByteBuffer.allocateDirect(blockBytes);
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      for (long position = 0; position < fileBytes; position += blockBytes) {
        long start = System.nanoTime();
        readWhole(channel, block.clear(), position);
        block.put(0, (byte) ~block.get(0));
        writeWhole(channel, block.flip(), position);
        if (position + blockBytes >= fileBytes) {
          channel.force(true);
        }
        log.measured(start, System.nanoTime() - start, OK, blockBytes);
      }
    }
  }

  private void writeBlock(
      FileChannel channel, ByteBuffer block, long position, boolean force, RequestLog log)
      throws IOException {
    block.rewind();
    long start = System.nanoTime();
    writeWhole(channel, block, position);
    if (force) {
      channel.force(true);
    }
    log.measured(start, System.nanoTime() - start, OK, blockBytes);
  }

  private void readSequential(RequestLog log) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer block = ByteBuffer.allocateDirect(blockBytes);
      for (long position = 0; position < fileBytes; position += blockBytes) {
        readBlock(channel, block, position, log);
      }
    }
  }

  private void readRandom(RequestLog log) throws IOException {
    Random places = new Random(seed);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer block = ByteBuffer.allocateDirect(blockBytes);
      for (int number = 0; number < randomBlocks; number++) {
        readBlock(channel, block, place(places), log);
      }
    }
  }

  private void readBlock(FileChannel channel, ByteBuffer block, long position, RequestLog log)
      throws IOException {
    block.clear();
    long start = System.nanoTime();
    readWhole(channel, block, position);
    log.measured(start, System.nanoTime() - start, OK, blockBytes);
  }

  private static void writeWhole(FileChannel channel, ByteBuffer block, long position)
      throws IOException {
    while (block.hasRemaining()) {
      channel.write(block, position + block.position());
    }
  }

  private void readWhole(FileChannel channel, ByteBuffer block, long position) throws IOException {
    while (block.hasRemaining()) {
      if (channel.read(block, position + block.position()) < 0) {
        throw tooShort();
      }
    }
  }

  private void copyByStreams(RequestLog log) throws IOException {
    byte[] block = new byte[blockBytes];
    try (InputStream in = Files.newInputStream(file);
        OutputStream out = Files.newOutputStream(copy(), StandardOpenOption.CREATE_NEW)) {
      for (long position = 0; position < fileBytes; position += blockBytes) {
        long start = System.nanoTime();
        if (in.readNBytes(block, 0, blockBytes) < blockBytes) {
          throw tooShort();
        }
        out.write(block);
        log.measured(start, System.nanoTime() - start, OK, blockBytes);
      }
    } finally {
      Files.deleteIfExists(copy());
    }
  }

  private void copyWithinTheKernel(RequestLog log) throws IOException {
    try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ);
        FileChannel out =
            FileChannel.open(copy(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      for (long position = 0; position < fileBytes; position += blockBytes) {
        long start = System.nanoTime();
        long sent = 0;
        while (sent < blockBytes) {
          long count = in.transferTo(position + sent, blockBytes - sent, out);
          if (count <= 0) {
            throw tooShort();
          }
          sent += count;
        }
        log.measured(start, System.nanoTime() - start, OK, sent);
      }
    } finally {
      Files.deleteIfExists(copy());
    }
  }

  private IOException tooShort() {
    return new IOException(file + " is shorter than " + fileBytes + " bytes");
  }

  private long place(Random places) {
    long blocks = fileBytes / blockBytes;
    long block = (long) (places.nextDouble() * blocks);
    return block * blockBytes;
  }

  /** Not compressible, so that a file system that compresses gains nothing. */
  private ByteBuffer noise() {
    byte[] bytes = new byte[blockBytes];
    new Random(seed).nextBytes(bytes);
    return ByteBuffer.allocateDirect(blockBytes).put(bytes).flip();
  }
}
