package org.tenbin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.program.Program;

/** Campaigns that are alike or not, through the whole command line: logs, summaries, verdicts. */
class CompareTest {
  private static final int RUNS = 6;
  private static final int REQUESTS = 200;

  @TempDir Path folder;

  /** Writes a campaign: two cells, of which the second is slower by a factor. */
  private Path summary(String name, long seed, double factor, int runs) throws Exception {
    Random random = new Random(seed);
    for (String backend : List.of("a", "b")) {
      for (int run = 1; run <= runs; run++) {
        double level = 1000 * (1 + 0.02 * random.nextGaussian());
        write(
            folder.resolve(name + "/logs/backend=" + backend + "/run=" + run + "/c.csv"),
            backend.equals("b") ? level * factor : level,
            random);
      }
    }
    Path summary = folder.resolve(name + "/summary");
    assertThat(
            launch(new Summarize(), folder.resolve(name + "/logs").toString(), summary.toString())
                .status)
        .isZero();
    return summary;
  }

  private static void write(Path file, double meanMicros, Random random) throws IOException {
    StringBuilder rows = new StringBuilder("start_us,latency_us,status\n");
    long start = 1_360_000_000_000_000L;
    for (int i = 0; i < REQUESTS; i++) {
      long latency = Math.round(meanMicros * (0.9 + 0.2 * random.nextDouble()));
      rows.append(start).append(',').append(latency).append(",200\n");
      start += latency;
    }
    Files.createDirectories(file.getParent());
    Files.writeString(file, rows);
  }

  private record Outcome(int status, String output) {}

  private static Outcome launch(Program program, String... args) throws Exception {
    PrintStream out = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      int status = Program.launch(program, args);
      return new Outcome(status, bytes.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(out);
    }
  }

  private static Outcome compare(Path baseline, Path candidate, String... more) throws Exception {
    List<String> args =
        new ArrayList<>(
            List.of("--baseline", baseline.toString(), "--candidate", candidate.toString()));
    args.addAll(List.of(more));
    return launch(new Compare(), args.toArray(String[]::new));
  }

  @Test
  void findsThePlantedDifferenceAndNoOther() throws Exception {
    Path baseline = summary("base", 1, 1.0, RUNS);
    Outcome slower = compare(baseline, summary("slow", 2, 1.2, RUNS));
    assertThat(slower.status).isEqualTo(3);
    assertThat(slower.output)
        .containsPattern("backend=a +no difference shown")
        .containsPattern("backend=b +worse +1\\.[12]\\d\\d")
        .contains(
            "2 cells: 1 worse, 0 not comparable",
            "6 against 6 runs: a rank test can reach p = 0.0022, and 0.0043 after Holm")
        .containsPattern("backend=b .* 1\\.00 +0\\.0022 +0\\.0043 +ranks +6 / 6")
        .doesNotContain("Welch", "left out");
    Outcome faster = compare(baseline, summary("fast", 3, 0.8, RUNS));
    assertThat(faster.status).isZero();
    assertThat(faster.output).containsPattern("backend=b +better +0\\.[78]\\d\\d");
  }

  @Test
  void equalityNeedsAMargin() throws Exception {
    Path baseline = summary("base", 1, 1.0, RUNS);
    Path same = summary("same", 4, 1.0, RUNS);
    assertThat(compare(baseline, same).output).doesNotContain("equal within margin");
    assertThat(compare(baseline, same, "--margin", "1.10").output)
        .containsPattern("backend=a +equal within margin");
  }

  @Test
  void aGateDoesNotPassWhatCannotBeCompared() throws Exception {
    Path baseline = summary("base", 1, 1.0, RUNS);
    Path one = summary("one", 5, 1.0, 1);
    Outcome outcome = compare(baseline, one);
    assertThat(outcome.status).isEqualTo(3);
    assertThat(outcome.output)
        .contains("not comparable: too few runs")
        .contains("2 not comparable");
    assertThat(compare(baseline, one, "--allow-incomparable").status).isZero();
  }
}
