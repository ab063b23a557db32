package org.tenbin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.mapreduce.LocalJobs;
import org.tenbin.mapreduce.SampleLogs;
import org.tenbin.mapreduce.SummaryFiles;
import org.tenbin.program.Program;
import org.tenbin.summary.Table;

/** HdrHistogram's own reader, and our own, find in the exported files what was summarized. */
class ExportTest {
  private static final String HEADER = "start_us,latency_us,status\n";

  @TempDir Path folder;

  @Test
  void eachRunIsAnIntervalOfItsCell() throws Exception {
    log("logs/backend=a/run=1/c.csv", HEADER + "1500000000000000,1000,200\n");
    log(
        "logs/backend=a/run=2/c.csv",
        HEADER
            + "1500000100000000,2000,200\n1500000101000000,500000,200\n1500000101000000,9,500\n");
    log("logs/backend=b/run=1/c.csv", HEADER + "1500000200000000,3000,200\n");
    assertThat(run(new Summarize(), "--by", "backend", "logs", "summary").err()).isEmpty();

    Launched done = run(new Export(), "summary", "out");

    assertThat(done.err()).isEmpty();
    assertThat(done.out()).isEqualTo("4 files in " + folder.resolve("out"));
    assertThat(files("out"))
        .containsExactly(
            "backend=a/latency.hgrm",
            "backend=a/latency.hlog",
            "backend=b/latency.hgrm",
            "backend=b/latency.hlog");
    List<Histogram> intervals = intervals("out/backend=a/latency.hlog");
    assertThat(intervals).extracting(Histogram::getTag).containsExactly("run=1", "run=2");
    assertThat(intervals).extracting(Histogram::getTotalCount).containsExactly(1L, 2L);
    assertThat(intervals)
        .extracting(Histogram::getStartTimeStamp)
        .containsExactly(1_500_000_000_000L, 1_500_000_100_000L);
    assertThat(intervals)
        .extracting(Histogram::getEndTimeStamp)
        .containsExactly(1_500_000_000_001L, 1_500_000_101_500L);
    assertThat(intervals.get(1).getMaxValue()).isBetween(500_000_000L, 500_500_000L);
    assertThat(Files.readString(folder.resolve("out/backend=a/latency.hgrm")))
        .contains("Value     Percentile TotalCount 1/(1-Percentile)")
        .contains("500.171 1.000000000000          3\n")
        .contains("Total count    =            3]");
  }

  @Test
  void whatIsExportedCanBeSummarizedAgain() throws Exception {
    StringBuilder lines = new StringBuilder(HEADER);
    for (int i = 1; i <= 1000; i++) {
      lines.append(1_500_000_000_000_000L + i).append(',').append(i * 10).append(",200\n");
    }
    log("run.csv", lines.toString());
    assertThat(run(new Summarize(), "run.csv", "summary").err()).isEmpty();
    assertThat(run(new Export(), "summary", "out").err()).isEmpty();

    assertThat(run(new Summarize(), "out/latency.hlog", "again").err()).isEmpty();

    // The bucket of 9.9 ms holds values from 9.896 to 9.904 ms; of 0.5 ms within a tenth of a
    // percent.
    assertThat(new SummaryFiles(folder.resolve("again"), conf()).row(Table.CELLS))
        .containsEntry("ok", "1000");
    for (String column : List.of("latency_p50_ms", "latency_p99_ms", "latency_max_ms")) {
      double before = number("summary", column);
      assertThat(number("again", column)).as(column).isBetween(before * 0.999, before * 1.001);
    }
  }

  @Test
  void timesFromTheIntendedStart() throws Exception {
    log(
        "run.csv",
        "start_us,latency_us,status,intended_us\n1500000000000100,100,200,1500000000000000\n");
    assertThat(run(new Summarize(), "run.csv", "summary").err()).isEmpty();

    assertThat(run(new Export(), "summary", "out").err()).isEmpty();

    assertThat(intervals("out/response.hlog").get(0).getMaxValue()).isBetween(200_000L, 200_200L);
    assertThat(intervals("out/latency.hlog").get(0).getMaxValue()).isBetween(100_000L, 100_100L);
  }

  @Test
  void aRunOfAnyNameStaysOneTag() throws Exception {
    log("run.csv", "start_us,latency_us,status,run\n1500000000000000,100,200,\"a, b=é\"\n");
    assertThat(run(new Summarize(), "run.csv", "summary").err()).isEmpty();

    assertThat(run(new Export(), "summary", "out").err()).isEmpty();

    assertThat(intervals("out/latency.hlog"))
        .extracting(Histogram::getTag)
        .containsExactly("run=a__b%3D_");
  }

  @Test
  void whatCannotBeExported() throws Exception {
    log("run.csv", HEADER + "1500000000000000,1000,200\n");
    assertThat(run(new Summarize(), "run.csv", "summary").err()).isEmpty();
    log("dd.txt", "1048576 bytes (1.0 MB, 1.0 MiB) copied, 0.5 s, 2.1 MB/s\n");
    assertThat(run(new Summarize(), "dd.txt", "measured").err()).isEmpty();

    refused(run(new Export(), "run.csv", "out"), "run.csv is no summary directory");
    refused(run(new Export(), "summary", "measured"), "measured exists; remove it or name another");
    refused(run(new Export(), "measured", "out"), "measured holds no latencies");
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void damagedStateLeavesNoHalf() throws Exception {
    log("logs/backend=a/run=1/c.csv", HEADER + "1500000000000000,1000,200\n");
    log("logs/backend=b/run=1/c.csv", HEADER + "1500000000000000,1000,200\n");
    assertThat(run(new Summarize(), "--by", "backend", "logs", "summary").err()).isEmpty();
    Path part = folder.resolve("summary/partials/part-r-00000");
    byte[] bytes = Files.readAllBytes(part);
    Files.write(part, Arrays.copyOf(bytes, bytes.length * 3 / 4));

    refused(run(new Export(), "summary", "out"), "partials/part-r-00000 is damaged");
    assertThat(folder.resolve("out")).doesNotExist();
  }

  private double number(String summary, String column) {
    return Double.parseDouble(
        new SummaryFiles(folder.resolve(summary), conf()).row(Table.CELLS).get(column));
  }

  private List<Histogram> intervals(String file) throws Exception {
    HistogramLogReader reader =
        new HistogramLogReader(new ByteArrayInputStream(Files.readAllBytes(folder.resolve(file))));
    List<Histogram> intervals = new ArrayList<>();
    while (reader.hasNext()) {
      intervals.add((Histogram) reader.nextIntervalHistogram());
    }
    return intervals;
  }

  private List<String> files(String name) throws Exception {
    Path top = folder.resolve(name);
    try (Stream<Path> files = Files.walk(top)) {
      return files
          .filter(f -> Files.isRegularFile(f) && !f.getFileName().toString().startsWith("."))
          .map(f -> top.relativize(f).toString())
          .sorted()
          .toList();
    }
  }

  private void log(String name, String content) throws Exception {
    SampleLogs.write(folder.resolve(name), content, conf());
  }

  private Launched run(Program program, String... words) throws Exception {
    String[] args = new String[words.length];
    for (int i = 0; i < words.length; i++) {
      boolean path = !words[i].startsWith("-") && (i == 0 || !words[i - 1].equals("--by"));
      args[i] = path ? folder.resolve(words[i]).toString() : words[i];
    }
    return Launched.of(program, conf(), args);
  }

  private static void refused(Launched program, String message) {
    assertThat(program.status()).isEqualTo(1);
    assertThat(program.err()).startsWith("tenbin: ").contains(message).doesNotContain("\tat ");
  }

  private Configuration conf() {
    return LocalJobs.configuration(folder);
  }
}
