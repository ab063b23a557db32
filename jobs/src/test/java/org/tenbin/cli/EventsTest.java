package org.tenbin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.mapreduce.LocalJobs;
import org.tenbin.mapreduce.SampleLogs;
import org.tenbin.mapreduce.SummaryFiles;
import org.tenbin.program.Program;
import org.tenbin.summary.Table;

/** What a benchmark noted of its hosts, from its folder over load and summarize to the report. */
class EventsTest {
  private static final String EXPERIMENT =
      """
      experiment: events
      factors:
        - {name: cores, levels: [24, 4]}
      hosts:
        - {name: big, where: {cores: 24}}
        - {name: small, where: {cores: 4}}
      """;

  private static final Instant START = Instant.parse("2013-02-10T15:06:40Z");

  @TempDir Path folder;

  @Test
  void connectionsDroppedOnAHostMakeItsRunsInvalid() throws Exception {
    SampleLogs.write(folder.resolve("events.yaml"), EXPERIMENT, conf());
    for (String cores : List.of("24", "4")) {
      requests("raw/cores=" + cores + "/run=1/client.csv", START);
      requests("raw/cores=" + cores + "/run=2/client.csv", START.plusSeconds(60));
    }
    write(
        "raw/events/kernel.log",
        """
        2013-02-10T15:06:45Z big kernel: nf_conntrack: table full, dropping packet.
        2013-02-10T15:06:45Z other kernel: eth0: link up
        """);
    write("raw/_bench/runs.csv", "what,the,bench,did\n1,2,3,4\n");
    write("raw/_truth.json", "{}");

    assertThat(run(new Load(), "raw", "logs").out()).contains("5 files loaded");
    assertThat(folder.resolve("logs/events/kernel.log")).exists();
    assertThat(folder.resolve("logs/_bench")).doesNotExist();
    Launched summarized = run(new Summarize(), "logs", "summary");
    assertThat(summarized.status()).as(summarized.err()).isZero();
    SummaryFiles files = new SummaryFiles(folder.resolve("summary"), conf());
    assertThat(files.rows(Table.EVENTS))
        .singleElement()
        .satisfies(
            row ->
                assertThat(row)
                    .containsEntry("kind", "conntrack-drop")
                    .containsEntry("host", "big")
                    .containsEntry("time_utc", "2013-02-10T15:06:45Z"));
    assertThat(verdicts(files))
        .isEqualTo(
            Map.of(
                "24/1", "invalid conntrack-drops (2013-02-10T15:06:45Z)",
                "24/2", "valid ",
                "4/1", "valid ",
                "4/2", "valid "));

    assertThat(run(new Report(), "summary", "report").status()).isZero();
    assertThat(Files.readString(folder.resolve("report/report.html")))
        .contains("4 runs: 3 valid, 1 invalid")
        .contains("connections dropped, 2013-02-10T15:06:45Z");
  }

  @Test
  void anEventWithoutTimeHasNoTimeInTheTable() throws Exception {
    requests("raw/run=1/client.csv", START);
    write(
        "raw/events/kernel.log",
        "kernel: [103551.783200] nf_conntrack: table full, dropping packet.\n");

    Launched done =
        Launched.of(
            new Summarize(),
            conf(),
            folder.resolve("raw").toString(),
            folder.resolve("summary").toString());
    assertThat(done.status()).as(done.err()).isZero();
    SummaryFiles files = new SummaryFiles(folder.resolve("summary"), conf());
    assertThat(files.rows(Table.EVENTS))
        .singleElement()
        .satisfies(
            row -> assertThat(row).containsEntry("time_ns", "").containsEntry("time_utc", ""));
    assertThat(files.rows(Table.QUALITY))
        .allSatisfy(row -> assertThat(row).containsEntry("verdict", "valid"));
  }

  private Map<String, String> verdicts(SummaryFiles files) {
    return files.rows(Table.QUALITY).stream()
        .collect(
            Collectors.toMap(
                row -> row.get("cores") + "/" + row.get("run"),
                row -> row.get("verdict") + " " + row.get("reasons")));
  }

  private void requests(String name, Instant start) {
    StringBuilder rows = new StringBuilder("start_us,latency_us,status\n");
    for (int i = 0; i < 10; i++) {
      rows.append(start.plusSeconds(i).toEpochMilli()).append("000,500,200\n");
    }
    write(name, rows.toString());
  }

  private void write(String name, String text) {
    SampleLogs.write(folder.resolve(name), text, conf());
  }

  private Launched run(Program program, String in, String out) throws Exception {
    return Launched.of(
        program,
        conf(),
        "--experiment",
        folder.resolve("events.yaml").toString(),
        folder.resolve(in).toString(),
        folder.resolve(out).toString());
  }

  private Configuration conf() {
    return LocalJobs.configuration(folder);
  }
}
