package org.tenbin.datagen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.util.ToolRunner;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.ExperimentReader;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.JudgingRules;
import org.tenbin.log.ReadPlan;
import org.tenbin.mapreduce.JobWatch;
import org.tenbin.mapreduce.SummaryJob;
import org.tenbin.summary.Table;
import org.tenbin.summary.TableReader;

/** Logs with planted faults, summarized: every table says exactly what the truth file says. */
class FaultsSummarizedTest {
  private static final String EXPERIMENT =
      """
      experiment: tiny
      factors:
        - {name: backend, levels: [jungle, cassandra]}
        - {name: hypervisor, levels: [vmware]}
        - {name: cores, levels: [4]}
        - {name: operation, levels: [read]}
        - {name: parallelism, levels: [1, 2, 5]}
      expect: {requests_per_client: 60, clients: parallelism, runs: 3, error_rate: 0.01}
      inputs:
        - {path: "**/syslog.log", format: syslog, options: {year: 2013, zone: UTC}}
      simulate:
        seed: 7
        schedule: {start: 2013-02-11T00:00:00Z, slot_s: 60}
        server: {error_rate: 0.005, timeout_ms: 5}
        hypervisors:
          vmware: {request_us: {floor: 1000, mean: 3000}}
        backends:
          jungle: {operations: {read: {parallel_us: {mean: 50}}}}
          cassandra: {operations: {read: {parallel_us: {mean: 90}}}}
      """;

  private static final List<String> FACTORS =
      List.of("backend", "hypervisor", "cores", "operation", "parallelism");

  @TempDir Path dir;
  private JsonNode truth;
  private org.apache.hadoop.fs.Path summary;
  private Configuration conf;

  @BeforeEach
  void simulateAndSummarize() throws Exception {
    Path yaml = dir.resolve("tiny.yaml");
    Files.writeString(yaml, EXPERIMENT);
    conf = new Configuration();
    conf.set("hadoop.tmp.dir", dir.resolve("tmp").toString());
    conf.set("tenbin.rejects.max", "50%");
    String logs = dir.resolve("logs").toString();
    String[] simulate = {"--faults", "--experiment", yaml.toString(), logs};
    assertThat(ToolRunner.run(conf, new Simulate(), simulate)).isZero();
    truth = new ObjectMapper().readTree(dir.resolve("logs/_truth.json").toFile());
    Experiment experiment = ExperimentReader.read("tiny.yaml", EXPERIMENT.getBytes(UTF_8));
    ReadPlan plan =
        new ReadPlan(
            experiment.factors(),
            experiment.factors().stream().map(Factor::name).toList(),
            experiment.inputs(),
            null,
            Map.of());
    summary = new org.apache.hadoop.fs.Path(dir.resolve("summary").toString());
    new SummaryJob(conf, summary, JudgingRules.of(experiment), JobWatch.NONE)
        .summarize(List.of(new org.apache.hadoop.fs.Path(logs)), plan, false);
  }

  private List<Map<String, String>> rows(Table table) throws Exception {
    return TableReader.rows(summary, table, conf);
  }

  private static String cell(Map<String, String> row) {
    return String.join("/", FACTORS.stream().map(f -> f + "=" + row.get(f)).toList());
  }

  @Test
  void recordsAreAccountedForFileByFile() throws Exception {
    Map<String, List<String>> expected = new TreeMap<>();
    for (JsonNode file : truth.get("files")) {
      Map<String, String> rejects = new TreeMap<>();
      file.get("rejects")
          .properties()
          .forEach(reject -> rejects.put(reject.getKey(), reject.getValue().asText()));
      expected.put(
          file.get("file").textValue(),
          List.of(file.get("records").asText(), file.get("used").asText(), rejects.toString()));
    }
    Map<String, List<String>> found = new TreeMap<>();
    String root = dir.resolve("logs") + "/";
    for (Map<String, String> row : rows(Table.INPUTS)) {
      Map<String, String> rejects = new TreeMap<>();
      Arrays.stream(row.get("rejected_by_reason").split(" "))
          .filter(word -> !word.isEmpty())
          .forEach(word -> rejects.put(word.split("=", -1)[0], word.split("=", -1)[1]));
      long used = Long.parseLong(row.get("used_requests")) + Long.parseLong(row.get("used_other"));
      found.put(
          row.get("file").substring(root.length()),
          List.of(row.get("records_in"), Long.toString(used), rejects.toString()));
    }
    assertThat(found).isEqualTo(expected);
    assertThat(found.values()).as("some file has rejects").anyMatch(v -> !v.get(2).equals("{}"));
  }

  @Test
  void cellsHoldTheRequestsThatWereSimulated() throws Exception {
    Map<String, List<String>> expected = new HashMap<>();
    for (JsonNode cell : truth.get("cells")) {
      expected.put(
          cell.get("cell").textValue(),
          List.of(
              cell.get("requests").asText(),
              cell.get("ok").asText(),
              cell.get("errors").asText(),
              cell.get("timeouts").asText()));
    }
    Map<String, List<String>> found = new HashMap<>();
    for (Map<String, String> row : rows(Table.CELLS)) {
      long timeouts = Long.parseLong(row.get("timeouts"));
      long errors = Long.parseLong(row.get("errors")) - timeouts;
      found.put(
          cell(row),
          List.of(row.get("requests"), row.get("ok"), Long.toString(errors), row.get("timeouts")));
      assertThat(row).containsEntry("origin", "simulated");
    }
    assertThat(found).isEqualTo(expected);
  }

  @Test
  void runsAreJudgedAsTheFaultsDeserve() throws Exception {
    Map<String, List<String>> expected = new TreeMap<>();
    for (JsonNode run : truth.get("runs")) {
      List<String> reasons = new ArrayList<>();
      run.get("reasons").forEach(reason -> reasons.add(reason.textValue()));
      expected.put(
          run.get("cell").textValue() + "/run=" + run.get("run").textValue(),
          List.of(run.get("verdict").textValue(), new TreeSet<>(reasons).toString()));
    }
    Map<String, List<String>> found = new TreeMap<>();
    for (Map<String, String> row : rows(Table.QUALITY)) {
      TreeSet<String> reasons = new TreeSet<>();
      Arrays.stream(row.get("reasons").split("; "))
          .filter(reason -> !reason.isEmpty())
          .forEach(reason -> reasons.add(reason.replaceAll(" \\(.*", "")));
      if (!row.get("verdict").equals("valid")) {
        found.put(
            cell(row) + "/run=" + row.get("run"), List.of(row.get("verdict"), reasons.toString()));
      }
    }
    assertThat(found).isEqualTo(expected);
    assertThat(found.values()).as("some run is invalid").anyMatch(v -> v.get(0).equals("invalid"));
  }
}
