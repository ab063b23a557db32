package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the reports of published data must say; the ratios were formed by hand from the data. */
class PublishedTest {
  @TempDir Path folder;

  @Test
  void jungleInHaskell() {
    Written written = Written.of(Published.campaign("jungle-haskell"), folder);

    assertThat(written.pdf())
        .contains(
            "12 threads are 10.37 times as fast as one thread (5.88 against 61.00 s)",
            "12 threads are 3.83 times as fast as one thread",
            "The throughput of 8 threads is 6.19 times that of one thread",
            "The throughput of 8 threads is 3.93 times that of one thread",
            "Haskell is 3.26 times as fast as Java",
            "Haskell is 3.79 times as fast as Java",
            "With one run against one there is no interval and no test");
  }

  @Test
  void collapseIsNamedAndLeftOutOfTheFit() {
    Campaign campaign = Published.campaign("jungle-haskell");
    var figures = campaign.experiment().figures();
    ScalingFigure read = new ScalingFigure(campaign, figures.get(0), Words.of("en"));

    assertThat(read.remarks())
        .anyMatch(
            remark ->
                remark.startsWith("with affinity: at 24 threads throughput keeps 4.4 %")
                    && remark.endsWith("the point is left out of the fit."));
    assertThat(read.chart().curves().get(0).leftOut())
        .singleElement()
        .satisfies(point -> assertThat(point.x()).isEqualTo(24));
    assertThat(read.chart().curves().get(1).leftOut()).isEmpty();
  }

  /** The ratios without and with 24 threads: R 4.2.2, exp(mean(log(no / yes))). */
  @Test
  void collapsedLevelsAreNamedAndLeftOutOfTheComparison() {
    String html = Written.of(Published.campaign("jungle-haskell"), folder).html();
    assertThat(html)
        .contains(
            "read: with affinity is 1.085 [",
            "write: with affinity is 1.090 [",
            "7 pairs of levels",
            "read: with affinity collapses at 24 threads: throughput keeps 4.4 % of what it is at"
                + " 20, where any scaling law would keep at least 82.6 % (125.09 against 8.21 s).",
            "The comparison leaves this level out.",
            "read: With all levels: with affinity is 0.76 [0.31, 1.87] times as fast as without"
                + " affinity.")
        .doesNotContain("without affinity collapses");
  }

  @Test
  void ramDisk() {
    Written written = Written.of(Published.campaign("ramdisk"), folder);

    assertThat(written.pdf())
        .contains(
            "read in blocks: The throughput of the RAM disk is 29.68 times that of the disk",
            "write in blocks: The throughput of the RAM disk is 12.05 times that of the disk",
            "It swapped two columns of the disk",
            "never changes alone",
            "file size of the server");
  }

  @Test
  void webServers() {
    Written written = Written.of(Published.campaign("transfer"), folder);

    assertThat(written.pdf())
        .contains(
            "The throughput of Jetty 6.1 is 1.52 [1.45, 1.60] times that of Apache 2.2.3. A"
                + " difference is shown: better.",
            "The throughput of Apache 2.2.3 is 1.041 [1.014, 1.069] times that of lighttpd 1.4.22.",
            "Cliff's delta 0.92",
            "Mann-Whitney U = 24, exact p = 0.0159, after Holm p* = 0.0238",
            "over 3 comparisons",
            "5 and 5 runs");
  }

  @Test
  void anotherNumberInTheDataIsAnotherNumberInTheReport() {
    Campaign changed =
        Published.campaign("jungle-haskell", line -> line.replace("yes,5.88", "yes,6.10"));
    Campaign trial =
        Published.campaign("transfer", line -> line.replace("apache,5,252.0", "apache,5,152.0"));

    assertThat(Written.of(changed, folder.resolve("a")).html())
        .contains("12 threads are 10.00 times as fast")
        .doesNotContain("10.37 times");
    assertThat(Written.of(trial, folder.resolve("b")).html())
        .doesNotContain("1.52 [1.45, 1.60]")
        .doesNotContain("U = 24,");
  }

  @Test
  void exchangedServersExchangeTheStatement() {
    Campaign exchanged =
        Published.campaign(
            "transfer",
            line ->
                line.startsWith("jetty")
                    ? line.replace("jetty", "apache")
                    : line.replace("apache", "jetty"));

    assertThat(Written.of(exchanged, folder).html())
        .contains("The throughput of Jetty 6.1 is 0.66", "A difference is shown: worse.");
  }
}
