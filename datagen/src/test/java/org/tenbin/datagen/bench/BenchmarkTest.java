package org.tenbin.datagen.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.datagen.campaign.Campaign;
import org.tenbin.datagen.host.HostName;

/** A whole benchmark, small, with real processes: the tree needs no server beside the board's. */
class BenchmarkTest {
  private static final String EXPERIMENT =
      """
      experiment: test
      factors:
        - {name: backend, levels: [tree]}
        - {name: operation, levels: [read]}
        - {name: parallelism, levels: [1, 2]}
      bench: {requests: 20, repetitions: 1, warmup_ms: 50, first_warmup_ms: 50, cooldown_ms: 0,
              server_heap: 64m, client_heap: 64m, tree_journal: true}
      """;

  @TempDir Path folder;
  private Path campaign;
  private BenchLibrary library;

  @BeforeEach
  void linkTheJarsOfTheTests() throws Exception {
    campaign = folder.resolve("out");
    library = TestLibrary.link(folder.resolve("lib"));
  }

  @Test
  void leavesCheckedLogsAndGoesOnWhereItWasInterrupted() throws Exception {
    String first = run(EXPERIMENT);
    assertThat(first).contains("1/2 tree read ").contains("2/2 tree read ");
    assertThat(logs())
        .containsExactly(
            "backend=tree/operation=read/parallelism=1/run=01/client-01.csv",
            "backend=tree/operation=read/parallelism=2/run=01/client-01.csv",
            "backend=tree/operation=read/parallelism=2/run=01/client-02.csv");
    List<String> account = Files.readAllLines(campaign.resolve("_bench/runs.csv"));
    assertThat(account).hasSize(3);
    for (String line : account.subList(1, 3)) {
      String[] fields = line.split(",", 6);
      assertThat(fields[1]).as("logged and counted by the server").isEqualTo(fields[2]);
      assertThat(fields[3]).isIn("20", "40");
    }
    assertThat(campaign.resolve("events/tree-1.csv")).content().contains(",load,", ",cpu,");
    assertThat(campaign.resolve("_bench/tree-1/board-gc.log")).exists();
    assertThat(campaign.resolve("hosts/" + HostName.get() + "/cpuinfo")).exists();
    assertThat(campaign.resolve("_work")).doesNotExist();

    Path kept = campaign.resolve("backend=tree/operation=read/parallelism=1/run=01/client-01.csv");
    String keptText = Files.readString(kept);
    Campaign.delete(campaign.resolve("backend=tree/operation=read/parallelism=2"));
    Files.createDirectories(campaign.resolve("_work/tree-1/run"));
    Files.writeString(campaign.resolve("_work/tree-1/run/.client-01.csv.part"), "half");

    String second = run(EXPERIMENT);

    assertThat(second).contains("1 of 2 runs are there already").contains("2/2 tree read 2 run 1");
    assertThat(logs()).hasSize(3);
    assertThat(kept).hasContent(keptText);
    assertThat(run(EXPERIMENT)).contains("2 of 2 runs are there already");
  }

  @Test
  void refusesBeforeItStartsAnything() {
    assertThatThrownBy(() -> run(EXPERIMENT.replace("bench:", "simulate:")))
        .hasMessageEndingWith("test.yaml has no section bench");
    assertThatThrownBy(
            () -> run(EXPERIMENT.replace("requests: 20", "addresses: {tree: '192.0.2.1:99'}")))
        .hasMessageContaining("192.0.2.1 is not this machine");
    assertThat(campaign).doesNotExist();
  }

  private String run(String yaml) throws IOException, InterruptedException {
    Path experiment = folder.resolve("test.yaml");
    Files.writeString(experiment, yaml);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new Benchmark(experiment, library, Optional.empty(), "")
        .run(campaign, new PrintStream(bytes, true, StandardCharsets.UTF_8));
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private List<String> logs() throws IOException {
    try (Stream<Path> files = Files.walk(campaign)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> campaign.relativize(file).toString())
          .filter(name -> name.startsWith("backend="))
          .sorted()
          .toList();
    }
  }
}
