package org.tenbin.mapreduce;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.Counter;
import org.apache.hadoop.mapreduce.Counters;
import org.tenbin.summary.CampaignAssembler;
import org.tenbin.summary.Table;
import org.tenbin.summary.TableReader;

/**
 * Checks at the end of a job that nothing was lost and nothing invented, and that what could not be
 * used stays within the limit. Only then a summary gets its <code>_SUCCESS</code>.
 */
final class Accounting {
  private static final int MOST_EXAMPLES = 5;

  private final Counters counters;
  private final Path summary;
  private final Configuration conf;

  Accounting(Counters counters, Path summary, Configuration conf) {
    this.counters = counters;
    this.summary = summary;
    this.conf = conf;
  }

  private long count(Count count) {
    return counters.findCounter(count).getValue();
  }

  /** Checks what a job read from logs. */
  void checkRead(RejectLimit limit) throws IOException {
    if (count(Count.FILES_REFUSED) > 0) {
      throw new SummaryException(
          count(Count.FILES_REFUSED) + " file(s) cannot be used:" + examples(true));
    }
    long in = count(Count.RECORDS_IN);
    long used = count(Count.RECORDS_USED_AS_REQUESTS) + count(Count.RECORDS_USED_OTHERWISE);
    long rejected = count(Count.RECORDS_REJECTED);
    long skipped = count(Count.RECORDS_SKIPPED);
    if (in != used + rejected + skipped || count(Count.FILES_UNBALANCED) > 0) {
      throw new SummaryException(
          String.format(
              Locale.ROOT,
              "the accounting does not add up: %d records in, %d used, %d rejected, %d skipped;"
                  + " see %s",
              in,
              used,
              rejected,
              skipped,
              new Path(summary, Table.INPUTS.folder())));
    }
    checkMerged();
    if (limit.isExceeded(rejected, in)) {
      throw new SummaryException(
          String.format(
              Locale.ROOT,
              "%d of %d records were rejected, the limit is %s (%s)%s%n  all counts are in %s;"
                  + " to accept them: -D %s=%d",
              rejected,
              in,
              limit,
              byReason(),
              examples(false),
              new Path(summary, Table.INPUTS.folder()),
              RejectLimit.KEY,
              rejected));
    }
    if (used == 0) {
      throw new SummaryException(
          "no request and no measurement in "
              + count(Count.FILES_READ)
              + " file(s): they hold nothing but headers, blank or skipped lines");
    }
  }

  /** Checks that what was mapped was reduced. */
  void checkMerged() throws SummaryException {
    if (count(Count.FILES_READ_TWICE) > 0) {
      throw new SummaryException(
          count(Count.FILES_READ_TWICE)
              + " file(s) are in more than one of the summaries and would count twice");
    }
    check("requests", count(Count.REQUESTS_MAPPED), count(Count.REQUESTS_REDUCED));
    check("measurements", count(Count.MEASUREMENTS_MAPPED), count(Count.MEASUREMENTS_REDUCED));
  }

  private static void check(String what, long mapped, long reduced) throws SummaryException {
    if (mapped != reduced) {
      throw new SummaryException(
          String.format(
              Locale.ROOT,
              "the accounting does not add up: %d %s were read, the cells hold %d",
              mapped,
              what,
              reduced));
    }
  }

  private String byReason() {
    List<String> reasons = new ArrayList<>();
    for (Counter counter : counters.getGroup(Count.REJECTS)) {
      reasons.add(counter.getName() + " " + counter.getValue());
    }
    return String.join(", ", reasons);
  }

  private String examples(boolean refused) throws IOException {
    StringBuilder text = new StringBuilder();
    int[] shown = {0};
    TableReader.forEach(
        summary,
        Table.REJECTS,
        conf,
        row -> {
          if (refused == row.get("reason").equals(CampaignAssembler.REFUSED)
              && shown[0]++ < MOST_EXAMPLES) {
            text.append(example(row, refused));
          }
        });
    if (shown[0] > MOST_EXAMPLES) {
      text.append(String.format(Locale.ROOT, "%n  ... %d more", shown[0] - MOST_EXAMPLES));
    }
    return text.toString();
  }

  private static String example(Map<String, String> row, boolean refused) {
    return refused
        ? String.format("%n  %s: %s", row.get("file"), row.get("detail"))
        : String.format(
            "%n  %s at byte %s: %s: %s",
            row.get("file"), row.get("offset"), row.get("reason"), row.get("detail"));
  }

  /** What the job did, one line. */
  String line() {
    return String.format(
        Locale.ROOT,
        "%d records from %d files: %d used, %d rejected, %d skipped; %d requests in %d cells",
        count(Count.RECORDS_IN),
        count(Count.FILES_READ),
        count(Count.RECORDS_USED_AS_REQUESTS) + count(Count.RECORDS_USED_OTHERWISE),
        count(Count.RECORDS_REJECTED),
        count(Count.RECORDS_SKIPPED),
        count(Count.REQUESTS_REDUCED),
        count(Count.CELLS));
  }
}
