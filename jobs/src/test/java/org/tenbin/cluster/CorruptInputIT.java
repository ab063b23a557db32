package org.tenbin.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Input that was damaged before it came to the cluster, so that HDFS finds its checksums right. */
@Tag("cluster")
@ExtendWith(HarnessExtension.class)
class CorruptInputIT {
  @Test
  @DisplayName("Corrupt gzip member, no rejects allowed")
  void refused(Harness harness) throws Exception {
    CorruptGzip damaged = new CorruptGzip();
    damaged.prepare(harness.cluster());
    harness.happened("64 bytes turned in the second of two gzip members");
    JobRun run = start(harness, damaged, "gzip-refused", "-Dtenbin.rejects.max=0");
    harness.assertRefused(run, "tenbin: \\d+ of \\d+ records were rejected.*corrupt 1");
    assertThat(run.client().output()).contains(CorruptGzip.FILE).doesNotContain("\tat ");
  }

  @Test
  @DisplayName("Corrupt gzip member, within the reject limit")
  void tolerated(Harness harness) throws Exception {
    CorruptGzip damaged = new CorruptGzip();
    damaged.prepare(harness.cluster());
    harness.happened("64 bytes turned in the second of two gzip members");
    JobRun run = start(harness, damaged, "gzip-tolerated", "-Dtenbin.rejects.max=5%");
    assertThat(run.await()).as("%s", run.client().output()).isZero();
    assertThat(run.hasSuccessMark()).isTrue();
    List<String> rows = damaged.result(harness.cluster(), run.output()).lines().toList();
    assertThat(rows)
        .anyMatch(row -> row.startsWith("inputs,") && row.contains("corrupt=1"))
        .anyMatch(row -> row.startsWith("rejects,") && row.contains(",corrupt,"))
        .anyMatch(row -> row.startsWith("quality,") && row.contains("invalid,truncated-log"));
    harness.outcome(
        "succeeded; file, offset and reason in the table of rejects, the run judged invalid");
  }

  private static JobRun start(Harness harness, Workload workload, String name, String option)
      throws Exception {
    return JobRun.start(harness.cluster(), workload, name, List.of(option));
  }
}
