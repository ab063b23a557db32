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
    harness.assertRefused(run, "tenbin: 1 of \\d+ records were rejected.*corrupt");
    assertThat(run.client().output()).contains(CorruptGzip.FILE).doesNotContain("\tat ");
  }

  @Test
  @DisplayName("Corrupt gzip member, within the reject limit")
  void tolerated(Harness harness) throws Exception {
    CorruptGzip damaged = new CorruptGzip();
    damaged.prepare(harness.cluster());
    harness.happened("64 bytes turned in the second of two gzip members");
    JobRun run = start(harness, damaged, "gzip-tolerated", "-Dtenbin.rejects.max=1");
    assertThat(run.await()).as("%s", run.client().output()).isZero();
    assertThat(run.hasSuccessMark()).isTrue();
    assertThat(damaged.result(harness.cluster(), run.output()).lines())
        .filteredOn(row -> row.startsWith("rejects,") && row.contains(CorruptGzip.FILE))
        .singleElement()
        .asString()
        .contains("corrupt");
    harness.outcome(
        "succeeded with what is sound; file, offset and reason in the table of rejects");
  }

  private static JobRun start(Harness harness, Workload workload, String name, String option)
      throws Exception {
    return JobRun.start(harness.cluster(), workload, name, List.of(option));
  }
}
