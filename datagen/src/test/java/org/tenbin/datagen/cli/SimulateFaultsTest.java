package org.tenbin.datagen.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.util.ToolRunner;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The truth file against a recount of the logs by another reader. */
class SimulateFaultsTest {
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

  @TempDir Path dir;

  @BeforeEach
  void writeExperiment() throws IOException {
    Files.writeString(dir.resolve("tiny.yaml"), EXPERIMENT);
  }

  private JsonNode simulate(String folder, int splits) throws Exception {
    Configuration conf = new Configuration();
    conf.set("hadoop.tmp.dir", dir.resolve("tmp").toString());
    String[] arguments = {
      "-D",
      "mapreduce.job.maps=" + splits,
      "--faults",
      "--experiment",
      dir.resolve("tiny.yaml").toString(),
      dir.resolve(folder).toString()
    };
    assertThat(ToolRunner.run(conf, new Simulate(), arguments)).isZero();
    return new ObjectMapper().readTree(dir.resolve(folder).resolve("_truth.json").toFile());
  }

  /** What an independent reader makes of one log. */
  private static final class Recount {
    long records;
    final Map<String, Long> rejects = new TreeMap<>();
    final Map<String, Long> statuses = new HashMap<>();
    boolean backwards;

    static Recount of(Path file) throws IOException {
      Recount recount = new Recount();
      String text = Files.readString(file, ISO_8859_1);
      long lastEnd = Long.MIN_VALUE;
      List<CSVRecord> rows;
      try (var parser = CSVFormat.RFC4180.parse(new java.io.StringReader(text))) {
        rows = parser.getRecords();
      }
      for (CSVRecord row : rows.subList(1, rows.size())) {
        recount.records++;
        boolean last = row == rows.get(rows.size() - 1);
        String reject = reject(row, last && !text.endsWith("\n"));
        if (reject != null) {
          recount.rejects.merge(reject, 1L, Long::sum);
          continue;
        }
        recount.statuses.merge(row.get(2), 1L, Long::sum);
        long end = Long.parseLong(row.get(0)) + Long.parseLong(row.get(1));
        recount.backwards |= end < lastEnd;
        lastEnd = end;
      }
      return recount;
    }

    private static String reject(CSVRecord row, boolean unterminated) {
      if (row.size() != 7) {
        return unterminated ? "truncated" : "columns";
      }
      if (!row.get(1).matches("[0-9]+")) {
        return "number";
      }
      if (!row.get(0).matches("[0-9]+")) {
        return "timestamp";
      }
      return Set.of("200", "500", "timeout").contains(row.get(2)) ? null : "status";
    }

    long used() {
      return statuses.values().stream().mapToLong(Long::longValue).sum();
    }
  }

  @Test
  void theTruthIsWhatAnotherReaderCounts() throws Exception {
    JsonNode truth = simulate("out", 3);
    Set<String> found = new HashSet<>();
    try (Stream<Path> files = Files.walk(dir.resolve("out"))) {
      files
          .filter(file -> file.getFileName().toString().matches("[^._].*\\.(csv|log)"))
          .forEach(file -> found.add(dir.resolve("out").relativize(file).toString()));
    }
    Map<String, Map<String, Long>> byCell = new HashMap<>();
    Map<String, Long> rejects = new TreeMap<>();
    for (JsonNode file : truth.get("files")) {
      String name = file.get("file").textValue();
      assertThat(found.remove(name)).as(name).isTrue();
      if (name.endsWith("syslog.log")) {
        List<String> lines = Files.readAllLines(dir.resolve("out").resolve(name));
        assertThat(lines)
            .hasSize(file.get("records").intValue())
            .isNotEmpty()
            .allMatch(
                line ->
                    line.matches(
                        "Feb 11 \\d\\d:\\d\\d:\\d\\d bldsv10 kernel: \\[\\d+\\.\\d{6}\\]"
                            + " nf_conntrack: table full, dropping packet\\."));
        continue;
      }
      Recount recount = Recount.of(dir.resolve("out").resolve(name));
      assertThat(recount.records).as(name).isEqualTo(file.get("records").longValue());
      assertThat(recount.used()).as(name).isEqualTo(file.get("used").longValue());
      assertThat(recount.rejects).as(name).isEqualTo(counts(file.get("rejects")));
      recount.rejects.forEach((reason, count) -> rejects.merge(reason, count, Long::sum));
      Map<String, Long> cell =
          byCell.computeIfAbsent(name.substring(0, name.indexOf("/run=")), c -> new HashMap<>());
      recount.statuses.forEach((status, count) -> cell.merge(status, count, Long::sum));
    }
    assertThat(found).isEmpty();
    assertThat(rejects)
        .isEqualTo(counts(truth.get("rejects")))
        .containsOnlyKeys("columns", "number", "status", "timestamp", "truncated");
    for (JsonNode cell : truth.get("cells")) {
      Map<String, Long> statuses = byCell.remove(cell.get("cell").textValue());
      assertThat(statuses.getOrDefault("200", 0L)).isEqualTo(cell.get("ok").longValue());
      assertThat(statuses.getOrDefault("500", 0L)).isEqualTo(cell.get("errors").longValue());
      assertThat(statuses.getOrDefault("timeout", 0L)).isEqualTo(cell.get("timeouts").longValue());
    }
    assertThat(byCell).isEmpty();
  }

  private static Map<String, Long> counts(JsonNode node) {
    Map<String, Long> counts = new TreeMap<>();
    node.properties().forEach(e -> counts.put(e.getKey(), e.getValue().longValue()));
    return counts;
  }

  @Test
  void eachKindOfFaultMakesTheRunWhatItMust() throws Exception {
    JsonNode truth = simulate("out", 2);
    Map<String, List<String>> reasons = new HashMap<>();
    Map<String, String> verdicts = new HashMap<>();
    Map<String, Path> folders = new HashMap<>();
    for (JsonNode run : truth.get("runs")) {
      if (run.get("injected").isNull()) {
        assertThat(run.get("reasons").toString()).isEqualTo("[\"error-rate\"]");
        continue;
      }
      String kind = run.get("injected").textValue();
      List<String> words = new ArrayList<>();
      run.get("reasons").forEach(word -> words.add(word.textValue()));
      words.remove("error-rate");
      reasons.put(kind, words);
      verdicts.put(kind, run.get("verdict").textValue());
      folders.put(
          kind,
          dir.resolve("out")
              .resolve(run.get("cell").textValue())
              .resolve("run=" + run.get("run").textValue()));
    }
    assertThat(reasons)
        .containsOnly(
            Map.entry("truncated-lines", List.of("short-client", "truncated-log")),
            Map.entry("garbled-lines", List.of("short-client")),
            Map.entry("missing-client", List.of("missing-clients")),
            Map.entry("short-client", List.of("short-client")),
            Map.entry("clock-step", List.of("clock-step")),
            Map.entry("duplicated-block", List.of("surplus-requests", "clock-step")),
            Map.entry("conntrack-overflow", List.of("conntrack-drops")));
    verdicts.forEach(
        (kind, verdict) ->
            assertThat(verdict)
                .as(kind)
                .isEqualTo(kind.equals("clock-step") ? "suspect" : "invalid"));
    assertThat(backwards(folders.get("clock-step"))).isTrue();
    assertThat(backwards(folders.get("duplicated-block"))).isTrue();
    assertThat(backwards(folders.get("short-client"))).isFalse();
  }

  private static boolean backwards(Path folder) throws IOException {
    boolean backwards = false;
    try (Stream<Path> logs = Files.list(folder)) {
      for (Path log : logs.filter(f -> f.toString().endsWith(".csv")).toList()) {
        if (!log.getFileName().toString().startsWith(".")) {
          backwards |= Recount.of(log).backwards;
        }
      }
    }
    return backwards;
  }

  @Test
  void theTruthDoesNotDependOnTheSplits() throws Exception {
    assertThat(simulate("one", 1)).isEqualTo(simulate("seven", 7));
  }
}
