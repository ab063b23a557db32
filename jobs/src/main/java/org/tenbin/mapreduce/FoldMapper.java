package org.tenbin.mapreduce;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Mapper;
import org.tenbin.log.LogFormat;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.summary.FileTally;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.SummaryFolder;

/** Reads the logs of its slices and folds them into partials. */
public final class FoldMapper extends Mapper<LogSlice, NullWritable, PartialKey, PartialWritable> {
  /** About how many bytes of heap the partials of a map may take. */
  public static final String MEMORY_BYTES = "tenbin.map.memory.bytes";

  private static final String LOCAL_MAPS = "mapreduce.local.map.tasks.maximum";
  private static final int HEAP_SHARE = 4;

  private SummaryFolder folder;

  @Override
  protected void setup(Context context) {
    Configuration conf = context.getConfiguration();
    int tasks =
        "local".equals(conf.get("mapreduce.framework.name", "local"))
            ? Math.max(1, conf.getInt(LOCAL_MAPS, 1))
            : 1;
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
    LogFile file = new LogFile(slice, context.getConfiguration());
    try {
      read(file, slice);
      FileTally tally = folder.end();
      count(tally, slice, context);
    } catch (UncheckedIOException wrapped) {
      throw wrapped.getCause();
    }
  }

  private void read(LogFile file, LogSlice slice) throws IOException {
    String path = slice.path().toUri().getPath();
    try {
      LogFormat format = file.format();
      folder.begin(path, slice.start(), format.reader().name());
      format.reader().read(file, folder);
    } catch (LogRefusedException refused) {
      folder.begin(path, slice.start(), "");
      folder.refuse(refused.getMessage());
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

  private static void count(FileTally tally, LogSlice slice, Context context) {
    add(context, Count.RECORDS_IN, tally.framed());
    add(context, Count.RECORDS_USED_AS_REQUESTS, tally.usedRequests());
    add(context, Count.RECORDS_USED_OTHERWISE, tally.used() - tally.usedRequests());
    add(context, Count.RECORDS_REJECTED, tally.rejected());
    add(context, Count.RECORDS_SKIPPED, tally.skipped());
    add(context, Count.REQUESTS_MAPPED, tally.requestsInCells());
    add(context, Count.MEASUREMENTS_MAPPED, tally.measurements());
    if (slice.start() == 0) {
      add(context, Count.FILES_READ, 1);
    }
    for (RejectReason reason : RejectReason.values()) {
      if (tally.rejected(reason) > 0) {
        context.getCounter(Count.REJECTS, reason.word()).increment(tally.rejected(reason));
      }
    }
    for (SkipRule rule : SkipRule.values()) {
      if (tally.skipped(rule) > 0) {
        context.getCounter(Count.SKIPS, rule.word()).increment(tally.skipped(rule));
      }
    }
  }

  private static void add(Context context, Count count, long amount) {
    if (amount != 0) {
      context.getCounter(count).increment(amount);
    }
  }

  @Override
  protected void cleanup(Context context) throws IOException {
    try {
      folder.flush();
    } catch (UncheckedIOException wrapped) {
      throw wrapped.getCause();
    }
    add(context, Count.FLUSHES, folder.flushes());
  }
}
