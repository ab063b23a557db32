package org.tenbin.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.fs.FileSystem;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * What happens to a load: a file is at its place as a whole or not at all, and a repeated load
 * completes it.
 */
@Tag("cluster")
@ExtendWith(HarnessExtension.class)
class LoadFaultsIT {
  private static final int FILES = 16;
  private static final int LINES = 200_000;
  private static final Duration LONG = Duration.ofMinutes(10);

  @TempDir private static Path logs;

  @BeforeAll
  static void writeLogs() throws IOException {
    for (int client = 0; client < FILES; client++) {
      StringBuilder text = new StringBuilder("start_us,latency_us,status\n");
      for (int line = 0; line < LINES; line++) {
        text.append(1_700_000_000_000_000L + 1_000L * line)
            .append(',')
            .append(200 + client + line % 700)
            .append(",ok\n");
      }
      Path file = logs.resolve(place(client));
      Files.createDirectories(file.getParent());
      Files.writeString(file, text, StandardCharsets.US_ASCII);
    }
  }

  @Test
  @DisplayName("NameNode restarted during load")
  void nameNodeRestarted(Harness harness) throws Exception {
    RealCluster cluster = harness.cluster();
    RunningCommand load = load(cluster, "namenode-restarted");
    long before = awaitSome(cluster, "/namenode-restarted", load);
    cluster.kill("namenode");
    cluster.repair();
    harness.happened(
        "NameNode killed and started anew after " + before + " of " + FILES + " files");
    assertThat(load.await(LONG)).as("%s", load.output()).isZero();
    assertThat(whole(cluster, "/namenode-restarted")).isEqualTo(FILES);
    harness.outcome("the load went on and ended well, " + FILES + " files equal to their sources");
  }

  @Test
  @DisplayName("Client of a load killed with kill -9")
  void clientKilled(Harness harness) throws Exception {
    RealCluster cluster = harness.cluster();
    RunningCommand load = load(cluster, "load-killed");
    long before = awaitSome(cluster, "/load-killed", load);
    load.kill();
    long whole = whole(cluster, "/load-killed");
    harness.happened("client killed after " + before + " of " + FILES + " files");
    RunningCommand again = load(cluster, "load-killed");
    assertThat(again.await(LONG)).as("%s", again.output()).isZero();
    assertThat(whole(cluster, "/load-killed")).isEqualTo(FILES);
    harness.outcome(whole + " files whole, none in part; the same load again completed it");
  }

  private static String place(int client) {
    return "backend=alpha/operation=read/run=01/client-%02d.csv".formatted(client);
  }

  private static RunningCommand load(RealCluster cluster, String name) throws IOException {
    String jar = new Summarize().jar(cluster).toString();
    return cluster.client(
        Project.target().resolve("cluster-logs/" + name + ".log"),
        Map.of(),
        "org.apache.hadoop.util.RunJar",
        List.of(jar, "load", "--threads", "2", logs.toString(), "/" + name));
  }

  /** Waits until some files are there, but not all. */
  private static long awaitSome(RealCluster cluster, String target, RunningCommand load)
      throws Exception {
    try (FileSystem fs = cluster.newFileSystem()) {
      return Await.value(
          "the first file of a load",
          LONG,
          () -> {
            long there = 0;
            for (int client = 0; client < FILES; client++) {
              there += fs.exists(new org.apache.hadoop.fs.Path(target, place(client))) ? 1 : 0;
            }
            if (there == FILES || !load.isRunning()) {
              throw new AssertionError(
                  "the load was over before anything could happen to it:\n" + load.output());
            }
            return there == 0 ? Optional.empty() : Optional.of(there);
          });
    }
  }

  /** Counts the files at their places, and fails if one is not what its source is. */
  private static long whole(RealCluster cluster, String target) throws IOException {
    long whole = 0;
    try (FileSystem fs = cluster.newFileSystem()) {
      for (int client = 0; client < FILES; client++) {
        org.apache.hadoop.fs.Path file = new org.apache.hadoop.fs.Path(target, place(client));
        if (fs.exists(file)) {
          try (InputStream in = fs.open(file)) {
            assertThat(in.readAllBytes())
                .as("%s", file)
                .isEqualTo(Files.readAllBytes(logs.resolve(place(client))));
          }
          whole++;
        }
      }
    }
    return whole;
  }
}
