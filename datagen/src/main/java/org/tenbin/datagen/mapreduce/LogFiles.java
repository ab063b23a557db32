package org.tenbin.datagen.mapreduce;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.CRC32C;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CodecPool;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.Compressor;
import org.apache.hadoop.io.compress.DefaultCodec;
import org.apache.hadoop.mapreduce.TaskInputOutputContext;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.hadoop.util.ReflectionUtils;

/**
 * Writes files into the task's work directory, from where the committer moves them when the task
 * has succeeded; compressed if the job's output is to be.
 */
final class LogFiles {
  private final TaskInputOutputContext<?, ?, ?, ?> context;
  private final Path work;
  private final FileSystem fs;
  private final CompressionCodec codec;

  LogFiles(TaskInputOutputContext<?, ?, ?, ?> context) throws IOException, InterruptedException {
    Configuration conf = context.getConfiguration();
    this.context = context;
    work = FileOutputFormat.getWorkOutputPath(context);
    fs = work.getFileSystem(conf);
    codec =
        FileOutputFormat.getCompressOutput(context)
            ? ReflectionUtils.newInstance(
                FileOutputFormat.getOutputCompressorClass(context, DefaultCodec.class), conf)
            : null;
  }

  /** Path of the file that a log is written to: with the codec's ending. */
  String fileName(String relative) {
    return codec == null ? relative : relative + codec.getDefaultExtension();
  }

  /** A file that is neither compressed nor counted. */
  OutputStream open(String relative) throws IOException {
    return fs.create(path(relative), false);
  }

  private Path path(String relative) {
    return new Path(work, new Path(null, null, relative));
  }

  /** Writes one file and counts it, its bytes and its checksum. */
  void write(String relative, byte[] content) throws IOException {
    Path path = path(fileName(relative));
    if (codec == null) {
      try (OutputStream out = fs.create(path, false)) {
        out.write(content);
      }
    } else {
      Compressor compressor = CodecPool.getCompressor(codec, context.getConfiguration());
      try (OutputStream out = codec.createOutputStream(fs.create(path, false), compressor)) {
        out.write(content);
      } finally {
        CodecPool.returnCompressor(compressor);
      }
    }
    CRC32C crc = new CRC32C();
    crc.update(relative.getBytes(UTF_8));
    crc.update(content);
    context.getCounter(SimulateCounter.CHECKSUM).increment(crc.getValue());
    context.getCounter(SimulateCounter.FILES).increment(1);
    context.getCounter(SimulateCounter.BYTES).increment(content.length);
  }
}
