package org.tenbin.mapreduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.Table;

/** However the work is cut, stored, ordered or repeated, the summary is the same. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SummaryJobTest {
  private static final String SPLIT = "mapreduce.input.fileinputformat.split.maxsize=";

  @TempDir static Path folder;
  private Path log;
  private Map<String, List<String>> tables;
  private Map<String, List<String>> tablesOfCells;
  private Map<String, PartialWritable> partials;

  @BeforeAll
  void summarizeInOneSplit() throws Exception {
    log = folder.resolve("all.csv");
    SampleLogs.inOneFile(log);
    SummaryFiles whole = LocalJobs.summarize(conf(), folder.resolve("whole"), log);
    tables = whole.tables();
    tablesOfCells = whole.tablesOfCells();
    partials = whole.partials();
  }

  @Test
  void everyRecordIsAccountedFor() {
    SummaryFiles whole = new SummaryFiles(folder.resolve("whole"), conf());
    Map<String, String> input = whole.row(Table.INPUTS);
    Map<String, Long> fates = SampleLogs.fates();

    assertThat(input.get("records_in")).isEqualTo("" + SampleLogs.RECORDS);
    assertThat(input.get("used_requests")).isEqualTo("" + fates.get("used"));
    assertThat(input.get("rejected")).isEqualTo("" + fates.get("rejected"));
    assertThat(input.get("rejected_by_reason"))
        .isEqualTo("negative-latency=" + fates.get("rejected"));
    assertThat(input.get("skipped_by_rule")).isEqualTo("warmup=" + fates.get("skipped"));
    assertThat(fates).allSatisfy((fate, count) -> assertThat(count).isPositive());
    assertThat(sum(whole.rows(Table.CELLS), "requests")).isEqualTo(fates.get("used"));
    assertThat(sum(whole.rows(Table.RUNS), "requests")).isEqualTo(fates.get("used"));
    assertThat(sum(whole.rows(Table.CLIENTS), "requests")).isEqualTo(fates.get("used"));
    assertThat(sum(whole.rows(Table.TIMELINE), "ok") + sum(whole.rows(Table.TIMELINE), "errors"))
        .isEqualTo(fates.get("used"));
    assertThat(whole.rows(Table.CELLS)).hasSize(8);
    assertThat(whole.rows(Table.RUNS)).hasSize(16);
    assertThat(whole.rows(Table.CLIENTS)).hasSize(48);
    assertThat(whole.names()).contains("_SUCCESS", "_summary.json").doesNotContain("_FAILED");
  }

  @Test
  void theChecksumIsThatOfTheFile() throws IOException {
    java.util.zip.CRC32C crc = new java.util.zip.CRC32C();
    crc.update(Files.readAllBytes(log));
    Map<String, String> input = new SummaryFiles(folder.resolve("whole"), conf()).row(Table.INPUTS);

    assertThat(input.get("crc32c")).isEqualTo(String.format("%08x", (int) crc.getValue()));
    assertThat(input.get("bytes")).isEqualTo("" + Files.size(log));
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "7, 1", "1, 3", "7, 3"})
  void splitsAndReducersDoNotShow(int splits, int reducers) throws Exception {
    long size = Files.size(log) / splits + 1;
    SummaryFiles other =
        LocalJobs.summarize(
            conf(SPLIT + size, "mapreduce.job.reduces=" + reducers),
            folder.resolve("split-" + splits + "-" + reducers),
            log);

    assertThat(other.tables()).isEqualTo(tables);
    assertThat(other.partials()).isEqualTo(partials);
  }

  @Test
  void memoryDoesNotShow() throws Exception {
    SummaryFiles other =
        LocalJobs.summarize(
            conf("tenbin.map.memory.bytes=1", SPLIT + (Files.size(log) / 2 + 1)),
            folder.resolve("tiny-memory"),
            log);

    assertThat(other.tables()).isEqualTo(tables);
    assertThat(other.partials()).isEqualTo(partials);
  }

  @ParameterizedTest
  @ValueSource(strings = {".csv", ".csv.gz", ".csv.bz2", ".csv.zst"})
  void layoutAndCompressionDoNotShow(String ending) throws Exception {
    Path logs = folder.resolve("logs" + ending);
    SampleLogs.inFolders(logs, ending, List.of(1, 2), conf());
    SummaryFiles other =
        LocalJobs.summarize(
            conf(SPLIT + 500_000, "mapreduce.job.reduces=2"),
            folder.resolve("folders" + ending),
            logs);

    assertThat(other.tablesOfCells()).isEqualTo(tablesOfCells);
    assertThat(other.rows(Table.INPUTS)).hasSize(48);
  }

  @Test
  void halvesMergedAreTheWhole() throws Exception {
    Path logs = folder.resolve("halves");
    SampleLogs.inFolders(logs.resolve("first"), ".csv", List.of(1), conf());
    SampleLogs.inFolders(logs.resolve("second"), ".csv", List.of(2), conf());
    SummaryFiles whole = LocalJobs.summarize(conf(), folder.resolve("both"), logs);
    LocalJobs.summarize(conf(), folder.resolve("first"), logs.resolve("first"));
    LocalJobs.summarize(
        conf("mapreduce.job.reduces=3"), folder.resolve("second"), logs.resolve("second"));
    SummaryFiles merged =
        LocalJobs.merge(
            conf("mapreduce.job.reduces=2"),
            folder.resolve("merged"),
            folder.resolve("first"),
            folder.resolve("second"));

    assertThat(merged.tables()).isEqualTo(whole.tables());
    assertThat(merged.partials()).isEqualTo(whole.partials());
    assertThat(merged.names()).contains("_SUCCESS");
  }

  @Test
  void summariesByOtherFactorsAreNotMerged() throws Exception {
    Path other = folder.resolve("by-nothing");
    new SummaryJob(
            conf(), LocalJobs.hadoop(other), org.tenbin.experiment.JudgingRules.NONE, JobWatch.NONE)
        .summarize(List.of(LocalJobs.hadoop(log)), org.tenbin.log.ReadPlan.by(), false);

    assertThatThrownBy(
            () -> LocalJobs.merge(conf(), folder.resolve("odd"), folder.resolve("whole"), other))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("groups by [backend, parallelism, operation]");
  }

  private static long sum(List<Map<String, String>> rows, String column) {
    return rows.stream().mapToLong(row -> Long.parseLong(row.get(column))).sum();
  }

  private static Configuration conf(String... settings) {
    return LocalJobs.configuration(folder, settings);
  }
}
