package org.tenbin.mapreduce;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CodecPool;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.hadoop.io.compress.Decompressor;
import org.tenbin.log.Binding;
import org.tenbin.log.Head;
import org.tenbin.log.LogFormat;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.ReadPlan;
import org.tenbin.log.Reuse;

/**
 * A slice of a log file in a Hadoop file system: decompresses it, recognises its format from the
 * first bytes, and sums up the stored bytes as they pass.
 */
final class LogFile implements LogInput {
  private final LogSlice slice;
  private final Opener opener;
  private final Binding binding;
  private final CompressionCodec codec;
  private final StoredBytes stored;
  private Head head;
  private InputStream behindHead;
  private CorruptData corrupt;

  private LogFile(LogSlice slice, Opener opener) {
    this.slice = slice;
    this.opener = opener;
    binding = Binding.of(opener.plan, slice.path().toUri().getPath());
    codec = opener.codecs.getCodec(slice.path());
    stored = new StoredBytes(slice.start(), slice.start() + slice.length(), slice::reached);
  }

  /** What all files of a job have in common, made once: finding codecs and plan takes its time. */
  static final class Opener {
    private final Configuration conf;
    private final ReadPlan plan;
    private final CompressionCodecFactory codecs;
    private final Reuse reuse = new Reuse();
    private FileSystem lastFileSystem;

    Opener(Configuration conf) {
      this.conf = conf;
      plan = ReadPlans.of(conf);
      codecs = new CompressionCodecFactory(conf);
    }

    LogFile open(LogSlice slice) {
      return new LogFile(slice, this);
    }

    LogFile whole(Path path) {
      return open(LogSlice.whole(path, Long.MAX_VALUE));
    }

    /** Asking Hadoop for a file system takes longer than opening a file. */
    private FileSystem fileSystem(Path path) throws IOException {
      if (lastFileSystem == null || !isOf(lastFileSystem.getUri(), path.toUri())) {
        lastFileSystem = path.getFileSystem(conf);
      }
      return lastFileSystem;
    }

    private static boolean isOf(URI fileSystem, URI path) {
      return path.getScheme() != null
          && path.getScheme().equals(fileSystem.getScheme())
          && Objects.equals(path.getAuthority(), fileSystem.getAuthority());
    }

    boolean isCompressed(Path path) {
      return codecs.getCodec(path) != null;
    }
  }

  /**
   * The file's format.
   *
   * @throws LogRefusedException where none is known or the compression cannot be read
   */
  LogFormat format() throws IOException {
    Head top = head();
    if (codec == null) {
      Compression.refuse(top.bytes(Compression.LONGEST_MAGIC));
    }
    try {
      return LogFormat.of(binding, top);
    } catch (LogRefusedException unknown) {
      Optional<String> damage = corrupt().flatMap(CorruptData::message);
      throw damage.isEmpty()
          ? unknown
          : new LogRefusedException(
              "its " + codec.getDefaultExtension() + " data is damaged: " + damage.get());
    }
  }

  /** Whether there is not a byte in the file: a log of nothing, as a killed client leaves it. */
  boolean isEmpty() throws IOException {
    return head().length() == 0 && corrupt().isEmpty();
  }

  private Head head() throws IOException {
    if (head == null) {
      InputStream in = openFrom(0);
      head = Head.read(Binding.withoutCompression(slice.path().getName()), in);
      behindHead = in;
    }
    return head;
  }

  @Override
  public String path() {
    return slice.path().toString();
  }

  @Override
  public long start() {
    return slice.start();
  }

  @Override
  public long end() {
    return slice.isWhole() ? Long.MAX_VALUE : slice.start() + slice.length();
  }

  @Override
  public Binding binding() {
    return binding;
  }

  @Override
  public Reuse reuse() {
    return opener.reuse;
  }

  /** Opens the content. The bytes that told the format are not read a second time. */
  @Override
  public InputStream open(long offset) throws IOException {
    if (offset == 0 && behindHead != null) {
      InputStream rest = behindHead;
      behindHead = null;
      return head.followedBy(rest);
    }
    return openFrom(offset);
  }

  private InputStream openFrom(long offset) throws IOException {
    FSDataInputStream raw = opener.fileSystem(slice.path()).open(slice.path());
    if (codec == null) {
      if (offset > 0) {
        raw.seek(offset);
      }
      return stored.watch(raw, offset);
    }
    byte[] first = new byte[Compression.LONGEST_MAGIC];
    int length = raw.read(0, first, 0, first.length);
    if (length <= 0) {
      // As a client leaves it that was killed before its first byte; a decompressor calls it
      // damaged.
      return stored.watch(raw, 0);
    }
    Compression.refuseUnreadable(Arrays.copyOf(first, length));
    Decompressor decompressor = decompressor(raw);
    try {
      corrupt =
          new CorruptData(
              stored.watch(raw, 0),
              watched ->
                  decompressor == null
                      ? codec.createInputStream(watched)
                      : codec.createInputStream(watched, decompressor),
              () -> CodecPool.returnDecompressor(decompressor));
    } catch (IOException | RuntimeException failed) {
      raw.close();
      CodecPool.returnDecompressor(decompressor);
      throw failed;
    }
    corrupt.skipNBytes(offset);
    return corrupt;
  }

  private Decompressor decompressor(FSDataInputStream raw) throws IOException {
    try {
      return CodecPool.getDecompressor(codec);
    } catch (LinkageError | RuntimeException missing) {
      raw.close();
      throw new LogRefusedException(
          "no library for "
              + codec.getDefaultExtension()
              + " is here ("
              + missing.getMessage()
              + "); recompress it with gzip or zstd");
    }
  }

  /** Where and why decompression ended early, if it did. */
  Optional<CorruptData> corrupt() {
    return corrupt != null && corrupt.message().isPresent()
        ? Optional.of(corrupt)
        : Optional.empty();
  }

  /** Closes what was opened to recognise the format and not read on. */
  void close() throws IOException {
    if (behindHead != null) {
      behindHead.close();
      behindHead = null;
    }
  }

  /** Reads what the format left unread, so that the checksum covers the whole slice. */
  StoredBytes finish() throws IOException {
    close();
    if (!stored.isComplete()) {
      try (FSDataInputStream raw = opener.fileSystem(slice.path()).open(slice.path())) {
        raw.seek(stored.covered());
        InputStream rest = stored.watch(raw, stored.covered());
        byte[] buffer = new byte[Head.SIZE];
        while (!stored.isComplete() && rest.read(buffer) >= 0) {
          // The checksum is taken as the bytes pass.
        }
      }
    }
    return stored;
  }
}
