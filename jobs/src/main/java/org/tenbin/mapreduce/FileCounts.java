package org.tenbin.mapreduce;

import org.apache.hadoop.mapreduce.TaskInputOutputContext;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.summary.FileTally;

/** Brings the accounting of a file to the job's counters. */
final class FileCounts {
  private FileCounts() {}

  static void add(FileTally file, TaskInputOutputContext<?, ?, ?, ?> context) {
    add(context, Count.RECORDS_IN, file.framed());
    add(context, Count.RECORDS_USED_AS_REQUESTS, file.usedRequests());
    add(context, Count.RECORDS_USED_OTHERWISE, file.used() - file.usedRequests());
    add(context, Count.RECORDS_REJECTED, file.rejected());
    add(context, Count.RECORDS_SKIPPED, file.skipped());
    add(context, Count.REQUESTS_MAPPED, file.requestsInCells());
    add(context, Count.MEASUREMENTS_MAPPED, file.measurements());
    for (RejectReason reason : RejectReason.values()) {
      if (file.rejected(reason) > 0) {
        context.getCounter(Count.REJECTS, reason.word()).increment(file.rejected(reason));
      }
    }
    for (SkipRule rule : SkipRule.values()) {
      if (file.skipped(rule) > 0) {
        context.getCounter(Count.SKIPS, rule.word()).increment(file.skipped(rule));
      }
    }
  }

  private static void add(TaskInputOutputContext<?, ?, ?, ?> context, Count count, long amount) {
    if (amount != 0) {
      context.getCounter(count).increment(amount);
    }
  }
}
