package org.tenbin.mapreduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.experiment.JudgingRules;
import org.tenbin.log.ReadPlan;
import org.tenbin.summary.Table;

/** A file that is read in ranges by several tasks gives the tables of one that is read whole. */
class RangesJobTest {
  private static final String SPLIT = "mapreduce.input.fileinputformat.split.maxsize=";
  private static final int STEP = 8 << 20;
  private static final String JTL_HEADER = "timeStamp,elapsed,label,responseMessage,success\n";
  private static final ReadPlan BY_OPERATION = ReadPlan.by("operation");

  @TempDir Path folder;

  /** Keeps the lines that the user is told. */
  private static final class Told implements JobWatch {
    private final List<String> lines = new ArrayList<>();

    @Override
    public void at(float map, float reduce) {}

    @Override
    public void tell(String line) {
      lines.add(line);
    }
  }

  private SummaryFiles summarize(String name, Path log, Told told, String... settings)
      throws Exception {
    Configuration conf = LocalJobs.configuration(folder, settings);
    Path output = folder.resolve(name);
    new SummaryJob(conf, LocalJobs.hadoop(output), JudgingRules.NONE, told)
        .summarize(List.of(LocalJobs.hadoop(log)), BY_OPERATION, false);
    return new SummaryFiles(output, conf);
  }

  private int ranges(Path log, String... settings) throws Exception {
    Job job = Job.getInstance(LocalJobs.configuration(folder, settings));
    ReadPlans.put(job.getConfiguration(), BY_OPERATION);
    FileInputFormat.addInputPath(job, LocalJobs.hadoop(log));
    return new LogInputFormat().getSplits(job).size();
  }

  private void sameAsWhole(Path log, String split, int ranges, List<String> told, String... more)
      throws Exception {
    Told inRanges = new Told();
    Told atOnce = new Told();
    SummaryFiles whole = summarize("whole", log, atOnce, SPLIT + (1L << 40));
    String[] settings = new String[more.length + 1];
    settings[0] = SPLIT + split;
    System.arraycopy(more, 0, settings, 1, more.length);
    SummaryFiles cut = summarize("cut", log, inRanges, settings);

    assertThat(ranges(log, SPLIT + (1L << 40))).isEqualTo(1);
    assertThat(ranges(log, settings)).isEqualTo(ranges);
    assertThat(cut.tables()).isEqualTo(whole.tables());
    assertThat(cut.partials()).isEqualTo(whole.partials());
    assertThat(cut.names()).contains("_SUCCESS");
    assertThat(atOnce.lines).isEmpty();
    assertThat(inRanges.lines).isEqualTo(told);
  }

  /** Rows with quotes, transactions and a block that stands twice, up to a size. */
  private static void rows(StringBuilder text, int size) {
    int block = -1;
    for (int i = 0; text.length() < size; i++) {
      long time = 1_600_000_000_000L + i;
      if (i % 50 == 49) {
        text.append(time - 40)
            .append(
                ",40,buy,\"Number of samples in transaction : 2, number of failing: 0\",true\n");
      } else if (i % 50 == 20) {
        text.append(time).append(",7,\"pay, in\ntwo lines\",OK,true\n");
      } else {
        text.append(time).append(',').append(i % 900).append(",home,OK,").append(i % 9 > 0);
        text.append('\n');
      }
      if (i % 30_000 == 15_000) {
        block = text.length();
      } else if (i % 30_000 == 15_010) {
        text.append(text, block, text.length());
      }
    }
  }

  private Path write(String name, CharSequence text) throws IOException {
    return Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8);
  }

  @Test
  void rangesOfAJtlDoNotShow() throws Exception {
    StringBuilder text = new StringBuilder(JTL_HEADER);
    rows(text, 3 * STEP);
    text.setLength(text.length() - 5);
    Path log = write("run.jtl", text);

    sameAsWhole(log, "" + (STEP - 5), 3, List.of(), "mapreduce.job.reduces=2");

    Map<String, String> event =
        new SummaryFiles(folder.resolve("cut"), LocalJobs.configuration(folder)).row(Table.EVENTS);
    assertThat(event.get("kind")).isEqualTo("repeated-rows");
    assertThat(Integer.parseInt(event.get("count"))).isGreaterThan(100);
  }

  @Test
  void aJtlWhoseRangesDoNotHangTogetherIsReadWhole() throws Exception {
    StringBuilder text = new StringBuilder(JTL_HEADER);
    rows(text, STEP - 500);
    text.append("1600000000000,5,\"");
    while (text.length() < STEP + 500) {
      text.append("1600000000001,5,no row,OK,true\n");
    }
    text.append("\",OK,true\n");
    rows(text, 2 * STEP);
    Path log = write("torn, $log.jtl", text);

    sameAsWhole(
        log,
        "" + STEP,
        2,
        List.of(
            "1 file(s) cannot be read in ranges (fields of several lines, or rows that need those"
                + " before them) and all is read again, those whole: "
                + log));
  }

  @Test
  void aRunIsTruncatedWhereATaskReadsNothingButTheCutRecord() throws Exception {
    StringBuilder text = new StringBuilder("start_us,latency_us,status,operation,client\n");
    for (int i = 0; i < 500; i++) {
      text.append(1_600_000_000_000_000L + i).append(",5,ok,read,").append(i % 7).append('\n');
    }
    int rows = text.length();
    text.append("1600000000000700,").append("9".repeat(rows / 5));
    Path log = write("cut.csv", text);

    sameAsWhole(log, "" + rows, 2, List.of(), "tenbin.rejects.max=1");

    SummaryFiles cut = new SummaryFiles(folder.resolve("cut"), LocalJobs.configuration(folder));
    assertThat(cut.row(Table.INPUTS).get("rejected_by_reason")).isEqualTo("truncated=1");
    assertThat(cut.row(Table.RUNS).get("truncated_clients")).isEqualTo("1");
    assertThat(cut.row(Table.QUALITY).get("reasons")).contains("truncated-log");
  }
}
