package org.tenbin.mapreduce;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.BlockLocation;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.RecordReader;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogRefusedException;

/**
 * Hands log files to mappers. Small files are put together by size and by the host that stores
 * them; a large file of a splittable format is cut into ranges; any other file is read whole.
 * Folders are read to any depth; names that begin with <code>_</code> or <code>.</code> are passed
 * over.
 */
public final class LogInputFormat extends FileInputFormat<LogSlice, NullWritable> {
  /** What opening a file costs, in bytes that could be read meanwhile. */
  private static final long OPEN_COST_BYTES = 64 * 1024;

  /**
   * Ranges for each task that runs at once in a local job: enough that none waits long at the end.
   */
  private static final int RANGES_PER_TASK = 4;

  /** Smaller ranges of a local job are not worth a task, unless one would have nothing to do. */
  private static final long SMALL_LOCAL_RANGE = 128L << 20;

  private static final long LARGEST_LOCAL_RANGE = 512L << 20;

  /** Slack by which the last range may be larger, as in FileInputFormat. */
  private static final double SLOP = 1.1;

  @Override
  public List<InputSplit> getSplits(JobContext job) throws IOException {
    Configuration conf = job.getConfiguration();
    LogFile.Opener opener = new LogFile.Opener(conf);
    List<InputSplit> splits = new ArrayList<>();
    Map<String, Pack> packs = new LinkedHashMap<>();
    List<FileStatus> files = InputFiles.list(job);
    long localRange = localRange(files, conf);
    WholeFiles whole = WholeFiles.of(conf);
    for (FileStatus file : files) {
      long length = file.getLen();
      long size =
          computeSplitSize(
              Math.max(file.getBlockSize(), localRange),
              Math.max(getFormatMinSplitSize(), getMinSplitSize(job)),
              getMaxSplitSize(job));
      BlockLocation[] blocks = blocks(file, conf);
      long step = length > size * SLOP && !whole.contains(file.getPath()) ? step(file, opener) : 0;
      if (step > 0) {
        // Rounded up to the step.
        cut(file.getPath(), length, (size + step - 1) / step * step, blocks, splits);
      } else {
        String host = blocks.length == 0 ? "" : firstHost(blocks[0]);
        Pack pack = packs.computeIfAbsent(host, Pack::new);
        pack.add(LogSlice.whole(file.getPath(), length), size, splits);
      }
    }
    packs.values().forEach(pack -> pack.close(splits));
    return splits;
  }

  /**
   * The blocks of a local disk mean nothing, and every range costs a task and the merging of what
   * it found: a local job is cut by how much there is to read. On a cluster blocks say where to
   * read.
   */
  private static long localRange(List<FileStatus> files, Configuration conf) {
    int tasks = LocalTasks.atOnce(conf);
    if (tasks == 0) {
      return 0;
    }
    long total = 0;
    for (FileStatus file : files) {
      total += file.getLen() + OPEN_COST_BYTES;
    }
    long many = Math.min(LARGEST_LOCAL_RANGE, total / ((long) RANGES_PER_TASK * tasks));
    return Math.max(many, Math.min(SMALL_LOCAL_RANGE, total / tasks));
  }

  /** The file's ranges begin at multiples of what this returns; zero where it cannot be cut. */
  private static long step(FileStatus file, LogFile.Opener opener) throws IOException {
    if (opener.isCompressed(file.getPath())) {
      return 0;
    }
    LogFile probe = opener.whole(file.getPath());
    try {
      LogReader reader = probe.format().reader();
      return reader.splittable() ? reader.rangeStep() : 0;
    } catch (LogRefusedException refused) {
      return 0;
    } finally {
      probe.close();
    }
  }

  private static void cut(
      Path path, long length, long size, BlockLocation[] blocks, List<InputSplit> splits)
      throws IOException {
    long start = 0;
    while (start < length) {
      long left = length - start;
      long range = left > size * SLOP ? size : left;
      splits.add(new LogSplit(List.of(LogSlice.range(path, start, range)), hosts(blocks, start)));
      start += range;
    }
  }

  private static BlockLocation[] blocks(FileStatus file, Configuration conf) throws IOException {
    return file.getPath()
        .getFileSystem(conf)
        .getFileBlockLocations(file, 0, Math.max(1, file.getLen()));
  }

  private static String[] hosts(BlockLocation[] blocks, long offset) throws IOException {
    for (BlockLocation block : blocks) {
      if (offset >= block.getOffset() && offset < block.getOffset() + block.getLength()) {
        return block.getHosts();
      }
    }
    return new String[0];
  }

  private static String firstHost(BlockLocation block) throws IOException {
    String[] hosts = block.getHosts();
    return hosts.length == 0 ? "" : hosts[0];
  }

  /** Small files on one host, put together until they are a split. */
  private static final class Pack {
    private final String[] hosts;
    private List<LogSlice> slices = new ArrayList<>();
    private long weight;

    Pack(String host) {
      hosts = host.isEmpty() ? new String[0] : new String[] {host};
    }

    void add(LogSlice slice, long size, List<InputSplit> splits) {
      long cost = slice.length() + OPEN_COST_BYTES;
      if (weight > 0 && weight + cost > size) {
        close(splits);
      }
      slices.add(slice);
      weight += cost;
    }

    void close(List<InputSplit> splits) {
      if (!slices.isEmpty()) {
        splits.add(new LogSplit(slices, hosts));
        slices = new ArrayList<>();
        weight = 0;
      }
    }
  }

  @Override
  public RecordReader<LogSlice, NullWritable> createRecordReader(
      InputSplit split, TaskAttemptContext context) {
    return new SliceReader();
  }

  /** Hands out the slices of a split; what is in them the mapper reads itself. */
  private static final class SliceReader extends RecordReader<LogSlice, NullWritable> {
    private List<LogSlice> slices = List.of();
    private long totalBytes;
    private long doneBytes;
    private int next;

    @Override
    public void initialize(InputSplit split, TaskAttemptContext context) {
      slices = ((LogSplit) split).slices();
      totalBytes = split instanceof LogSplit log ? log.getLength() : 0;
    }

    @Override
    public boolean nextKeyValue() {
      if (next > 0 && next <= slices.size()) {
        doneBytes += slices.get(next - 1).length();
      }
      next++;
      return next <= slices.size();
    }

    @Override
    public LogSlice getCurrentKey() {
      return slices.get(next - 1);
    }

    @Override
    public NullWritable getCurrentValue() {
      return NullWritable.get();
    }

    @Override
    public float getProgress() {
      if (totalBytes == 0) {
        return next > slices.size() ? 1 : 0;
      }
      long current = next > 0 && next <= slices.size() ? slices.get(next - 1).reached() : 0;
      return Math.min(1, (float) (doneBytes + current) / totalBytes);
    }

    @Override
    public void close() {}
  }
}
