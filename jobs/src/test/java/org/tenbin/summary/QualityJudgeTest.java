package org.tenbin.summary;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Expectation;
import org.tenbin.experiment.Host;
import org.tenbin.experiment.JudgingRules;

/** Verdicts on runs of the factor <code>cores</code>; a run is good unless its row says more. */
class QualityJudgeTest {
  private static final Expectation EXPECTED =
      new Expectation(
          100L, "cores", 3, BigDecimal.ONE, new BigDecimal("0.01"), null, List.of("cores"));
  private static final long SECOND = 1_000_000_000L;

  @TempDir Path folder;
  private final List<String> runs = new ArrayList<>();
  private final List<String> events = new ArrayList<>();

  @Test
  void aRunAsExpectedIsValid() throws IOException {
    run("4", "1").write();

    assertThat(verdicts(EXPECTED)).containsEntry("4/1", "valid: ");
  }

  @Test
  void countsThatAreNotAsExpectedMakeARunInvalid() throws IOException {
    run("4", "missing").clients(3).write();
    run("4", "surplus").clients(5).write();
    run("4", "short").fewest(99).write();
    run("4", "doubled").most(200).write();

    assertThat(verdicts(EXPECTED))
        .containsEntry("4/missing", "invalid: missing-clients (3 of 4)")
        .containsEntry("4/surplus", "invalid: surplus-clients (5 of 4)")
        .containsEntry("4/short", "invalid: short-client (99 of 100 requests)")
        .containsEntry("4/doubled", "invalid: surplus-requests (200 of 100 requests)");
  }

  @Test
  void whatIsOddMakesARunSuspect() throws IOException {
    run("4", "stepped").steps(2).write();
    run("4", "skewed").skew("1.5").write();
    run("4", "on-the-limit").skew("1").errors("0.01").write();
    run("4", "failing").errors("0.02").write();

    assertThat(verdicts(EXPECTED))
        .containsEntry("4/stepped", "suspect: clock-step (2 backward)")
        .containsEntry("4/skewed", "suspect: start-skew (1.5 s)")
        .containsEntry("4/on-the-limit", "valid: ")
        .containsEntry("4/failing", "suspect: error-rate (0.02)");
  }

  @Test
  void theWorstDecidesAndAllIsSaid() throws IOException {
    run("4", "1").steps(1).fewest(7).errors("0.5").write();

    assertThat(verdicts(EXPECTED))
        .containsEntry(
            "4/1",
            "invalid: short-client (7 of 100 requests); clock-step (1 backward); error-rate (0.5)");
  }

  @Test
  void aCutLogMakesItsRunInvalid() throws IOException {
    run("4", "cut").write();
    run("4", "whole").write();
    run("4", "cut-client").truncated(1).write();

    assertThat(verdicts(EXPECTED, Set.of(new QualityJudge.RunName(Cell.parse("cores=4"), "cut"))))
        .containsEntry("4/cut", "invalid: truncated-log")
        .containsEntry("4/cut-client", "invalid: truncated-log")
        .containsEntry("4/whole", "valid: ");
  }

  @Test
  void droppedConnectionsMakeTheRunsAroundThemInvalid() throws IOException {
    run("4", "before").from(100, 200).write();
    run("4", "during").from(300, 400).write();
    run("4", "within-a-second").from(500, 600).write();
    run("4", "after").from(700, 800).write();
    event("conntrack-drop", 350);
    event("conntrack-drop", 360);
    event("conntrack-drop", 601);
    event("load", 150);
    events.add("conntrack-drop,,,,0");

    assertThat(verdicts(EXPECTED))
        .containsEntry("4/before", "valid: ")
        .containsEntry("4/during", "invalid: conntrack-drops (at 350)")
        .containsEntry("4/within-a-second", "invalid: conntrack-drops (at 601)")
        .containsEntry("4/after", "valid: ");
  }

  @Test
  void aKilledJobAndWhatLastsMakeTheRunsAroundThemInvalid() throws IOException {
    run("4", "killed").from(100, 200).write();
    run("4", "after-a-second").from(300, 400).write();
    run("4", "within").from(500, 600).write();
    run("4", "behind").from(700, 800).write();
    event("walltime-kill", 200);
    event("conntrack-drop", 299);
    events.add("conntrack-drop,," + 420 * SECOND + ",at 420,100000");
    event("conntrack-drop", 550);

    assertThat(verdicts(EXPECTED))
        .containsEntry("4/killed", "invalid: walltime-kill (at 200)")
        .containsEntry("4/after-a-second", "invalid: conntrack-drops (at 299)")
        .as("a hundred seconds from 420 on, and the first is told")
        .containsEntry("4/within", "invalid: conntrack-drops (at 420)")
        .containsEntry("4/behind", "valid: ");
  }

  @Test
  void aRunOfMeasurementsHasNoClientThatFallsShort() throws IOException {
    run("4", "1").clients(0).fewest(0).most(0).write();

    assertThat(verdicts(new Expectation(100L, null, null, null, null, null, null)))
        .containsEntry("4/1", "valid: ");
  }

  @Test
  void anEventTouchesTheRunsOfItsHost() throws IOException {
    run("4", "1").from(300, 400).write();
    run("24", "1").clients(24).from(300, 400).write();
    event("Big.example.org", "conntrack-drop", 350);
    List<Host> hosts =
        List.of(
            new Host("big", "server", null, Map.of("cores", "24")),
            new Host("small", "server", null, Map.of("cores", "4")));

    assertThat(verdicts(new JudgingRules(EXPECTED, hosts), Set.of()))
        .containsEntry("4/1", "valid: ")
        .containsEntry("24/1", "invalid: conntrack-drops (at 350)");
    assertThat(verdicts(new JudgingRules(EXPECTED, hosts.subList(1, 2)), Set.of()))
        .as("of a host that is not declared any run may suffer")
        .containsEntry("4/1", "invalid: conntrack-drops (at 350)")
        .containsEntry("24/1", "invalid: conntrack-drops (at 350)");
  }

  @Test
  void runsOnOneServerMustNotOverlap() throws IOException {
    run("4", "long").from(100, 1000).write();
    run("4", "inside").from(200, 300).write();
    run("4", "also").from(400, 500).write();
    run("4", "next").from(1000, 1100).write();
    run("24", "elsewhere").clients(24).from(200, 300).write();

    assertThat(verdicts(EXPECTED))
        .containsEntry("4/long", "suspect: overlap (with run inside at cores=4)")
        .containsEntry("4/inside", "suspect: overlap (with run long at cores=4)")
        .containsEntry("4/also", "suspect: overlap (with run long at cores=4)")
        .containsEntry("4/next", "valid: ")
        .containsEntry("24/elsewhere", "valid: ");
  }

  @Test
  void withoutExpectationsOnlyWhatIsWrongInItselfCounts() throws IOException {
    run("4", "1").clients(1).fewest(1).most(900).errors("0.9").skew("60").from(0, 10).write();
    run("4", "2").steps(1).from(5, 10).write();

    assertThat(verdicts(Expectation.NONE))
        .containsEntry("4/1", "valid: ")
        .containsEntry("4/2", "suspect: clock-step (1 backward)");
  }

  @Test
  void aLogWithoutTimesCannotOverlap() throws IOException {
    run("4", "1").untimed().write();
    run("4", "2").untimed().write();

    assertThat(verdicts(EXPECTED)).containsEntry("4/1", "valid: ").containsEntry("4/2", "valid: ");
  }

  private void event(String kind, long second) {
    event("", kind, second);
  }

  private void event(String host, String kind, long second) {
    events.add(kind + "," + host + "," + second * SECOND + ",at " + second + ",0");
  }

  private RunRow run(String cores, String name) {
    return new RunRow(cores, name);
  }

  /** A row of the table of runs in the making. */
  private final class RunRow {
    private final String cores;
    private final String name;
    private long clients = 4;
    private long fewest = 100;
    private long most = 100;
    private long steps;
    private long truncated;
    private String start = "";
    private String end = "";
    private String skew = "0.1";
    private String errors = "0";

    RunRow(String cores, String name) {
      this.cores = cores;
      this.name = name;
      from(10_000L * runs.size(), 10_000L * runs.size() + 10);
    }

    RunRow clients(long count) {
      clients = count;
      return this;
    }

    RunRow fewest(long requests) {
      fewest = requests;
      return this;
    }

    RunRow most(long requests) {
      most = requests;
      return this;
    }

    RunRow steps(long count) {
      steps = count;
      return this;
    }

    RunRow truncated(long count) {
      truncated = count;
      return this;
    }

    RunRow skew(String seconds) {
      skew = seconds;
      return this;
    }

    RunRow errors(String rate) {
      errors = rate;
      return this;
    }

    RunRow from(long startSecond, long endSecond) {
      start = "" + startSecond * SECOND;
      end = "" + endSecond * SECOND;
      return this;
    }

    RunRow untimed() {
      start = "";
      end = "";
      return this;
    }

    void write() {
      runs.add(
          String.join(
              ",",
              cores,
              name,
              "" + clients,
              "" + fewest,
              "" + most,
              "" + steps,
              "" + truncated,
              start,
              end,
              skew,
              errors,
              "measured"));
    }
  }

  private Map<String, String> verdicts(Expectation expect) throws IOException {
    return verdicts(expect, Set.of());
  }

  private Map<String, String> verdicts(Expectation expect, Set<QualityJudge.RunName> cut)
      throws IOException {
    return verdicts(new JudgingRules(expect, List.of()), cut);
  }

  private Map<String, String> verdicts(JudgingRules rules, Set<QualityJudge.RunName> cut)
      throws IOException {
    table(
        Table.RUNS,
        "cores,run,clients,fewest_requests,most_requests,backward_steps,truncated_clients,start_ns,"
            + "end_ns,start_skew_s,error_rate,origin",
        runs);
    table(Table.EVENTS, "kind,host,time_ns,time_utc,duration_ms", events);
    Map<String, String> verdicts = new TreeMap<>();
    new QualityJudge(rules, List.of("cores"), cut)
        .judge(
            new org.apache.hadoop.fs.Path(folder.toString()),
            new Configuration(),
            (table, lines, length) -> rows(new String(lines, 0, length, UTF_8), verdicts));
    return verdicts;
  }

  private static void rows(String lines, Map<String, String> verdicts) throws IOException {
    try (CSVParser parser = CSVParser.parse(lines, TableWriter.FORMAT)) {
      for (CSVRecord row : parser) {
        verdicts.put(row.get(0) + "/" + row.get(1), row.get(2) + ": " + row.get(3));
      }
    }
  }

  private void table(Table table, String header, List<String> rows) throws IOException {
    Path parts = Files.createDirectories(folder.resolve(table.folder()));
    List<String> lines = new ArrayList<>(rows);
    lines.add(0, header);
    Files.write(parts.resolve("part-r-00000.csv"), lines);
  }
}
