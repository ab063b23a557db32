package org.tenbin.datagen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.cli.Compare;
import org.tenbin.cli.Report;
import org.tenbin.cli.Summarize;
import org.tenbin.program.Program;

/**
 * Campaigns of which the truth is known, through the whole command line: simulated, summarized,
 * reported and compared. One holds no difference at all, the others a planted one.
 */
class VerdictsTest {
  private static final String EXPERIMENT =
      """
      experiment: truth
      factors:
        - {name: backend, levels: [left, right]}
        - {name: hypervisor, levels: [vmware]}
        - {name: cores, levels: [4]}
        - {name: operation, levels: [read]}
        - {name: parallelism, levels: {from: 1, to: 9}}
      expect: {requests_per_client: 60, clients: parallelism, runs: 3, margin_ratio: 1.05}
      questions:
        - {id: lines, text: "Which is faster?", factor: backend, levels: [left, right],
           y: elapsed_from_schedule_s, over: parallelism}
      simulate:
        seed: 7
        schedule: {start: 2013-02-11T00:00:00Z, slot_s: 60}
        hypervisors:
          vmware: {request_us: {floor: 2700, mean: 3000}}
        backends:
          left: {operations: {read: {parallel_us: {mean: LEFT}}}}
          right: {operations: {read: {parallel_us: {mean: RIGHT}}}}
      """;

  @TempDir Path dir;

  private record Ran(int status, String out) {}

  private Ran run(Program program, String... arguments) throws Exception {
    Configuration conf = new Configuration();
    conf.set("hadoop.tmp.dir", dir.resolve("tmp").toString());
    program.setConf(conf);
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(out, true, UTF_8));
      return new Ran(Program.launch(program, arguments), out.toString(UTF_8));
    } finally {
      System.setOut(before);
    }
  }

  private String path(String name) {
    return dir.resolve(name).toString();
  }

  /** Simulates and summarizes a campaign whose back ends need so many microseconds a request. */
  private String summary(String name, int seed, int left, int right) throws Exception {
    String yaml = EXPERIMENT.replace("LEFT", "" + left).replace("RIGHT", "" + right);
    Files.writeString(dir.resolve(name + ".yaml"), yaml);
    assertThat(
            run(
                    new Simulate(),
                    "--seed",
                    "" + seed,
                    "--experiment",
                    path(name + ".yaml"),
                    path(name + "-logs"))
                .status())
        .isZero();
    assertThat(
            run(
                    new Summarize(),
                    "--experiment",
                    path(name + ".yaml"),
                    path(name + "-logs"),
                    path(name))
                .status())
        .isZero();
    return path(name);
  }

  private String report(String name) throws Exception {
    Ran ran =
        run(new Report(), "--experiment", path(name + ".yaml"), path(name), path(name + "-report"));
    assertThat(ran.status()).isZero();
    return Files.readString(dir.resolve(name + "-report/report.html"));
  }

  @Test
  void theReportFindsWhatIsPlantedAndNothingElse() throws Exception {
    summary("null", 7, 50, 50);
    assertThat(report("null"))
        .contains("54 runs: 54 valid")
        .contains("Equality within the declared margin of 1.05 times is shown.")
        .doesNotContain("A difference is shown: ")
        .doesNotContainIgnoringCase("better in", "worse in");

    summary("planted", 7, 50, 650);
    assertThat(report("planted"))
        .contains("times as fast as right. A difference is shown: better.")
        .contains("Better in 9 of 9 comparisons")
        .doesNotContain("Equality within");

    summary("exchanged", 7, 650, 50);
    assertThat(report("exchanged"))
        .contains("times as fast as right. A difference is shown: worse.")
        .contains("Worse in 9 of 9 comparisons");
  }

  @Test
  void compareFindsWhatIsPlantedAndNothingElse() throws Exception {
    String baseline = summary("baseline", 7, 50, 50);
    String same = summary("same", 8, 50, 50);
    Ran equal = run(new Compare(), "--baseline", baseline, "--candidate", same);
    assertThat(equal.status()).as(equal.out()).isZero();
    assertThat(equal.out())
        .contains("18 cells: 0 worse, 0 not comparable")
        .doesNotContain(" better ");

    String slower = summary("slower", 8, 50, 650);
    Ran worse = run(new Compare(), "--baseline", baseline, "--candidate", slower);
    assertThat(worse.status()).as(worse.out()).isEqualTo(3);
    assertThat(worse.out())
        .contains("18 cells: 9 worse, 0 not comparable")
        .containsPattern("backend=right\\S+ +worse +1\\.[12]\\d\\d")
        .doesNotContainPattern("backend=left\\S+ +(worse|better)");

    Ran better = run(new Compare(), "--baseline", slower, "--candidate", baseline);
    assertThat(better.status()).isZero();
    assertThat(better.out()).containsPattern("backend=right\\S+ +better +0\\.[78]\\d\\d");
  }
}
