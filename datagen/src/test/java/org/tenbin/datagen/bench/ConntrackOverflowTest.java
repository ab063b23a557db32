package org.tenbin.datagen.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.util.Tool;
import org.apache.hadoop.util.ToolRunner;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.cli.Load;
import org.tenbin.cli.Report;
import org.tenbin.cli.Summarize;
import org.tenbin.datagen.host.Preflight;
import org.tenbin.summary.Table;
import org.tenbin.summary.TableReader;

/**
 * The kernel's table of tracked connections really overflows, in a network namespace, in the midst
 * of a benchmark: its run, and no other, is invalid in the report. For some seconds this lowers a
 * limit of the whole machine, so it happens only where that is said to be fine.
 */
class ConntrackOverflowTest {
  private static final Path MAX = Path.of("/proc/sys/net/netfilter/nf_conntrack_max");

  /** The cool-down keeps the runs further apart than the second by which host clocks may differ. */
  private static final String EXPERIMENT =
      """
      experiment: overflow
      factors:
        - {name: backend, levels: [tree]}
        - {name: operation, levels: [read]}
        - {name: network, levels: [namespace]}
        - {name: parallelism, levels: [8]}
      expect: {requests_per_client: 10, clients: parallelism, runs: 3}
      figures:
        - {file: read, x: parallelism, y: elapsed_from_schedule_s}
      bench: {requests: 10, repetitions: 3, warmup_ms: 0, first_warmup_ms: 0, cooldown_ms: 2500,
              timeout_ms: 1000, server_heap: 64m, client_heap: 64m}
      """;

  @TempDir Path folder;
  private String maximum;

  @BeforeEach
  void isMeant() throws IOException {
    assumeTrue(
        Boolean.getBoolean("tenbin.test.conntrack"),
        "skipped: lowers the machine's nf_conntrack_max only with -Dtenbin.test.conntrack=true");
    assumeTrue("root".equals(System.getProperty("user.name")), "skipped: not root");
    assumeTrue(
        Preflight.hasProgram("ip") && Preflight.hasProgram("nft") && Files.exists(MAX),
        "skipped: no ip, no nft or no conntrack in this kernel");
    maximum = maximum();
  }

  @AfterEach
  void restoreTheLimit() throws IOException {
    if (maximum != null) {
      Files.writeString(MAX, maximum);
    }
  }

  @Test
  void aRunWithAFullTableIsInvalidInTheReport() throws Exception {
    Path experiment = folder.resolve("overflow.yaml");
    Files.writeString(experiment, EXPERIMENT);
    Path raw = folder.resolve("raw");
    new Benchmark(experiment, TestLibrary.link(folder.resolve("lib")), Optional.empty(), "")
        .run(raw, new PrintStream(new Provocation(), true, StandardCharsets.UTF_8));

    String logs = folder.resolve("logs").toString();
    String summary = folder.resolve("summary").toString();
    Path report = folder.resolve("report");
    run(new Load(), experiment, raw.toString(), logs);
    run(new Summarize(), experiment, logs, summary);
    run(new Report(), experiment, summary, report.toString());

    Configuration conf = new Configuration();
    List<Map<String, String>> quality =
        TableReader.rows(new org.apache.hadoop.fs.Path(summary), Table.QUALITY, conf);
    assertThat(quality)
        .extracting(row -> row.get("run") + ' ' + row.get("verdict"))
        .containsExactlyInAnyOrder("01 valid", "02 invalid", "03 valid");
    assertThat(quality)
        .anySatisfy(row -> assertThat(row.get("reasons")).contains("conntrack-drops"));
    assertThat(report.resolve("report.html")).content().contains("connections dropped");
  }

  private static void run(Tool program, Path experiment, String from, String to) throws Exception {
    Configuration conf = new Configuration();
    String[] arguments = {"--experiment", experiment.toString(), from, to};
    assertThat(ToolRunner.run(conf, program, arguments)).isZero();
  }

  /** Follows the benchmark's progress: the second server is shut in, and freed behind its run. */
  private final class Provocation extends OutputStream {
    private final StringBuilder line = new StringBuilder();

    @Override
    public void write(int character) throws IOException {
      if (character != '\n') {
        line.append((char) character);
        return;
      }
      String text = line.toString();
      line.setLength(0);
      System.out.println(text);
      if (text.startsWith("starting ") && text.endsWith("-2")) {
        new Thread(this::overflow, "provocation").start();
      } else if (text.startsWith("2/3")) {
        Files.writeString(MAX, maximum);
      }
    }

    private void overflow() {
      // The benchmark makes it in its own time.
      NetworkNamespace namespace =
          new NetworkNamespace("tenbin-" + ProcessHandle.current().pid(), "");
      try {
        while (Files.notExists(Path.of("/run/netns", namespace.name()))) {
          Thread.sleep(10);
        }
        Files.writeString(MAX, "20");
        namespace.runInside(
            "nft",
            "add table inet full;"
                + " add chain inet full in { type filter hook input priority 0 ; };"
                + " add rule inet full in ct state established counter accept");
      } catch (IOException | InterruptedException failure) {
        // Then no table overflows, which fails the test.
        System.out.println(failure);
      }
    }
  }

  private static String maximum() throws IOException {
    // Not by Files.readString: such a file gives its text to the first read alone.
    try (BufferedReader in = Files.newBufferedReader(MAX)) {
      return in.readLine();
    }
  }
}
