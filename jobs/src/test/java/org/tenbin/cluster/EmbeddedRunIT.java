package org.tenbin.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileSystem;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The laptop and the cluster agree. */
@Tag("cluster")
@ExtendWith(HarnessExtension.class)
class EmbeddedRunIT {
  @Test
  @DisplayName("No fault: the embedded runtime on the same logs")
  void sameTables(Harness harness, @TempDir Path folder) throws Exception {
    Path logs = folder.resolve("logs");
    try (FileSystem fs = harness.cluster().newFileSystem()) {
      fs.copyToLocalFile(harness.workload().input(), new org.apache.hadoop.fs.Path(logs.toUri()));
    }
    Path summary = folder.resolve("summary");
    RunningCommand embedded =
        RunningCommand.start(
            List.of(
                Project.top().resolve("scripts/hadoop").toString(),
                "jar",
                harness.workload().jar(harness.cluster()).toString(),
                "summarize",
                logs.toString(),
                summary.toString()),
            Map.of("HADOOP_HOME", "", "HADOOP_CONF_DIR", ""),
            Project.target().resolve("cluster-logs/embedded.log"));
    assertThat(embedded.await(Duration.ofMinutes(10))).as("%s", embedded.output()).isZero();
    harness.happened("local files, one process");
    String tables =
        Tables.read(
            FileSystem.getLocal(harness.cluster().configuration()),
            new org.apache.hadoop.fs.Path(summary.toUri()));
    // Tables name the files that were read, and those lie elsewhere.
    String cluster = harness.undisturbed().replace(harness.workload().input().toString(), "<logs>");
    assertThat(tables.replace(logs.toString(), "<logs>").equals(cluster))
        .as("tables of the embedded run equal to those of the cluster")
        .isTrue();
    harness.outcome(tables.lines().count() + " rows identical");
  }
}
