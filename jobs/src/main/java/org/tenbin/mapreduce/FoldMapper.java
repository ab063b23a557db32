package org.tenbin.mapreduce;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Mapper;
import org.apache.hadoop.security.AccessControlException;
import org.tenbin.log.LogFormat;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.LookBack;
import org.tenbin.log.RejectReason;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.SummaryFolder;

/** Reads the logs of its slices and folds them into partials. */
public final class FoldMapper extends Mapper<LogSlice, NullWritable, PartialKey, PartialWritable> {
  /** About how many bytes of heap the partials of a map may take. */
  public static final String MEMORY_BYTES = "tenbin.map.memory.bytes";

  private static final int HEAP_SHARE = 3;

  /** What the table of inputs says of the format of a file without a byte. */
  private static final String EMPTY = "empty";

  private SummaryFolder folder;
  private LogFile.Opener opener;

  @Override
  protected void setup(Context context) {
    Configuration conf = context.getConfiguration();
    opener = new LogFile.Opener(conf);
    int tasks = Math.max(1, LocalTasks.atOnce(conf));
    long memory =
        conf.getLongBytes(MEMORY_BYTES, Runtime.getRuntime().maxMemory() / HEAP_SHARE / tasks);
    PartialWritable value = new PartialWritable();
    folder =
        new SummaryFolder(
            (key, partial) -> {
              value.set(partial);
              try {
                context.write(key, value);
              } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", interrupted);
              }
              context.progress();
            },
            memory);
  }

  @Override
  protected void map(LogSlice slice, NullWritable nothing, Context context) throws IOException {
    context.setStatus(slice.toString());
    // A long file takes longer than a task may be silent, and its partials leave at its end only.
    slice.eachRead(context::progress);
    LogFile file = opener.open(slice);
    try {
      read(file, slice);
      FileCounts.add(folder.end(), context);
      if (slice.start() == 0) {
        context.getCounter(Count.FILES_READ).increment(1);
      }
    } catch (UncheckedIOException wrapped) {
      throw wrapped.getCause();
    }
  }

  private void read(LogFile file, LogSlice slice) throws IOException {
    String path = slice.path().toUri().getPath();
    try {
      if (file.isEmpty()) {
        folder.begin(path, slice.start(), EMPTY);
        return;
      }
      LogFormat format = file.format();
      folder.begin(path, slice.start(), format.reader().name());
      format.reader().read(file, folder);
      if (folder.isCutBeforeRequests()) {
        LookBack.lastSeries(format.reader(), file, folder.link()).ifPresent(folder::truncated);
      }
    } catch (LogRefusedException | AccessControlException | FileNotFoundException refused) {
      folder.begin(path, slice.start(), "");
      folder.refuse(refused.getMessage());
      return;
    } finally {
      file.close();
    }
    file.corrupt()
        .ifPresent(
            damage -> {
              folder.framed();
              folder.reject(
                  damage.position(), RejectReason.CORRUPT, damage.message().orElseThrow());
            });
    StoredBytes stored = file.finish();
    folder.piece(slice.start(), stored.length(), stored.crc32c());
  }

  @Override
  protected void cleanup(Context context) throws IOException {
    try {
      folder.flush();
    } catch (UncheckedIOException wrapped) {
      throw wrapped.getCause();
    }
    if (folder.flushes() > 0) {
      context.getCounter(Count.FLUSHES).increment(folder.flushes());
    }
  }
}
