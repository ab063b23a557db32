package org.tenbin.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongConsumer;
import java.util.zip.CRC32C;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CodecPool;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionInputStream;
import org.apache.hadoop.io.compress.Compressor;
import org.apache.hadoop.io.compress.Decompressor;

/**
 * Loads files, several at once. Each is written to a hidden name beside its place, read back and
 * compared with the source, and renamed: at its place there is never half a file. What is there
 * already with equal content is passed over; what differs is refused.
 */
public final class Loader {
  private static final int BUFFER = 128 * 1024;
  private static final String UNFINISHED = "._loading_";

  private final Configuration conf;
  private final Optional<CompressionCodec> codec;
  private final LongConsumer bytesRead;

  /**
   * Makes a loader.
   *
   * @param codec compresses what is loaded, if present
   * @param bytesRead is told of source bytes as they pass, from several threads
   */
  public Loader(Configuration conf, Optional<CompressionCodec> codec, LongConsumer bytesRead) {
    this.conf = conf;
    this.codec = codec;
    this.bytesRead = bytesRead;
  }

  /**
   * What a load did.
   *
   * @param loaded files that were written
   * @param present files that were there already, with equal content
   * @param bytes source bytes of the files that were written
   */
  public record Result(long loaded, long present, long bytes) {}

  /**
   * Loads files.
   *
   * @param threads how many at once
   * @throws LoadException where a place is taken by other content, or what was written differs
   */
  public Result load(List<LoadTask> tasks, int threads) throws IOException, InterruptedException {
    new Standing(conf).check(tasks);
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      // All that stands there is compared before anything is written: a load that is refused leaves
      // no pack beside another one that holds the same logs.
      List<Future<Boolean>> standing = new ArrayList<>();
      for (LoadTask task : tasks) {
        standing.add(workers.submit(() -> isThere(task)));
      }
      List<Future<Boolean>> running = new ArrayList<>();
      for (int i = 0; i < tasks.size(); i++) {
        await(standing.get(i));
      }
      for (int i = 0; i < tasks.size(); i++) {
        LoadTask task = tasks.get(i);
        boolean there = await(standing.get(i));
        running.add(workers.submit(() -> !there && load(task)));
      }
      long loaded = 0;
      long bytes = 0;
      for (int i = 0; i < tasks.size(); i++) {
        if (await(running.get(i))) {
          loaded++;
          bytes += tasks.get(i).bytes();
        }
      }
      return new Result(loaded, tasks.size() - loaded, bytes);
    } finally {
      workers.shutdownNow();
    }
  }

  private static boolean await(Future<Boolean> task) throws IOException, InterruptedException {
    try {
      return task.get();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof IOException cause) {
        throw cause;
      }
      throw new IOException(failed.getCause());
    }
  }

  /** Whether the file is there already, with equal content. */
  private boolean isThere(LoadTask task) throws IOException {
    FileSystem fs = task.destination().getFileSystem(conf);
    if (!fs.exists(task.destination())) {
      return false;
    }
    if (crcOfSource(task) != crcOfContent(fs, task.destination())) {
      throw new LoadException(
          task.destination()
              + " exists and differs from "
              + task.content()
              + "; remove it, or load to another folder");
    }
    return true;
  }

  private boolean load(LoadTask task) throws IOException {
    FileSystem fs = task.destination().getFileSystem(conf);
    Path unfinished =
        new Path(task.destination().getParent(), UNFINISHED + task.destination().getName());
    int crc;
    try (InputStream in = task.content().open(conf);
        OutputStream out = create(fs, unfinished)) {
      crc = copy(in, out);
    }
    if (crc != crcOfContent(fs, unfinished)) {
      fs.delete(unfinished, false);
      throw new LoadException(
          "what was written to " + task.destination() + " differs from " + task.content());
    }
    if (!fs.rename(unfinished, task.destination())) {
      fs.delete(unfinished, false);
      throw new LoadException(
          task.destination() + " appeared while " + task.content() + " was loaded; load again");
    }
    return true;
  }

  private OutputStream create(FileSystem fs, Path path) throws IOException {
    OutputStream out = fs.create(path, true, BUFFER);
    if (codec.isEmpty()) {
      return out;
    }
    Compressor compressor = CodecPool.getCompressor(codec.get(), conf);
    OutputStream compressed =
        compressor == null
            ? codec.get().createOutputStream(out)
            : codec.get().createOutputStream(out, compressor);
    return new java.io.FilterOutputStream(compressed) {
      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        super.out.write(bytes, from, length);
      }

      @Override
      public void close() throws IOException {
        super.close();
        CodecPool.returnCompressor(compressor);
      }
    };
  }

  private int copy(InputStream in, OutputStream out) throws IOException {
    CRC32C crc = new CRC32C();
    byte[] buffer = new byte[BUFFER];
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      crc.update(buffer, 0, count);
      out.write(buffer, 0, count);
      bytesRead.accept(count);
    }
    return (int) crc.getValue();
  }

  private int crcOfSource(LoadTask task) throws IOException {
    try (InputStream in = task.content().open(conf)) {
      return copy(in, OutputStream.nullOutputStream());
    }
  }

  /** The CRC-32C of what a loaded file holds, decompressed if this load compresses. */
  private int crcOfContent(FileSystem fs, Path path) throws IOException {
    CRC32C crc = new CRC32C();
    byte[] buffer = new byte[BUFFER];
    Decompressor decompressor = codec.isPresent() ? CodecPool.getDecompressor(codec.get()) : null;
    try (InputStream stored = fs.open(path, BUFFER);
        InputStream in = content(stored, decompressor)) {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        crc.update(buffer, 0, count);
      }
    } finally {
      CodecPool.returnDecompressor(decompressor);
    }
    return (int) crc.getValue();
  }

  private InputStream content(InputStream stored, Decompressor decompressor) throws IOException {
    if (codec.isEmpty()) {
      return stored;
    }
    CompressionInputStream in =
        decompressor == null
            ? codec.get().createInputStream(stored)
            : codec.get().createInputStream(stored, decompressor);
    return in;
  }
}
