package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tenbin.chart.RatioChart;
import org.tenbin.experiment.Factor;
import org.tenbin.summary.Table;
import org.tenbin.summary.Verdict;

class FindingsTest {
  private static final String[] YAML = {
    "experiment: board",
    "factors:",
    "  - {name: backend, levels: [jungle, cassandra], labels: {jungle: Jungle, cassandra: Cassandra}}",
    "  - {name: cores, levels: [24, 4]}",
    "  - {name: operation, levels: [read, write, list]}",
    "  - {name: parallelism, type: number}",
    "questions:",
    "  - {id: faster, text: \"Is Jungle faster?\", factor: backend, levels: [jungle, cassandra],",
    "     y: elapsed_from_schedule_s, over: parallelism, by: [operation]}",
    "  - {id: jitter, ask: jitter, factor: backend, levels: [jungle, cassandra],",
    "     y: elapsed_from_schedule_s, over: parallelism}",
    "  - {id: cores, text: \"Do cores help?\", factor: cores, levels: [24, 4],",
    "     y: elapsed_from_schedule_s, over: parallelism, by: [operation]}",
    "  - {id: more, factor: backend, levels: [jungle, cassandra],",
    "     y: elapsed_from_schedule_s, over: parallelism, more_than: 2}",
    "hosts:",
    "  - {name: big, where: {cores: 24}, facts: {Memory: 132 GB, CPU: X5650, OS: Fedora}}",
    "  - {name: small, where: {cores: 4}, facts: {Memory: 8 GB, CPU: X5650}}"
  };

  /** One run a cell over 20 levels; the first back end needs 0.8 times the time of the second. */
  private static Campaign board(String fast, String slow, double jitter) {
    Campaigns campaigns = Campaigns.of(YAML);
    Random random = new Random(7);
    for (String cores : List.of("24", "4")) {
      for (String operation : List.of("read", "write", "list")) {
        for (int n = 1; n <= 20; n++) {
          for (String backend : List.of(fast, slow)) {
            double share = backend.equals(fast) ? 0.8 : 1;
            double noise = backend.equals(fast) ? jitter : 0.001;
            double time = (10 + n) * share * (1 + noise * random.nextGaussian());
            campaigns
                .cell(
                    "measured",
                    "backend",
                    backend,
                    "cores",
                    cores,
                    "operation",
                    operation,
                    "parallelism",
                    Integer.toString(n))
                .run(
                    "1",
                    Verdict.VALID,
                    "",
                    "backend",
                    backend,
                    "cores",
                    cores,
                    "operation",
                    operation,
                    "parallelism",
                    Integer.toString(n),
                    "elapsed_from_schedule_s",
                    Double.toString(time));
          }
        }
      }
    }
    return campaigns.make();
  }

  private static List<Finding> findings(Campaign campaign) {
    return new Findings(campaign, Words.of("en")).all();
  }

  private static List<List<String>> rows(Finding finding) {
    return finding.tables().get(0).rows();
  }

  @Test
  void linesWithOneRunACellArePairedAndCorrectedTogether() {
    Finding faster = findings(board("jungle", "cassandra", 0.001)).get(0);

    assertThat(faster.question()).isEqualTo("Is Jungle faster?");
    assertThat(faster.sentences().get(0))
        .isEqualTo(
            "read: Jungle is 1.25 times as fast as Cassandra. Better in 2 of 2 comparisons.");
    assertThat(faster.sentences())
        .contains(
            "With 20 pairs of levels p can be no smaller than 1.9e-06, and p* no smaller than"
                + " 1.1e-05 over the 6 comparisons.");
    assertThat(faster.tables()).hasSize(1);
    assertThat(rows(faster)).hasSize(6);
    assertThat(rows(faster).get(0).get(0)).isEqualTo("24, read");
    assertThat(rows(faster).get(0)).endsWith("better").contains("20", "1.00");
    assertThat(faster.chart()).isPresent();
  }

  @Test
  void exchangedBackEndsExchangeTheStatements() {
    Finding slower = findings(board("cassandra", "jungle", 0.001)).get(0);

    assertThat(slower.sentences().get(0))
        .isEqualTo("read: Jungle is 0.80 times as fast as Cassandra. Worse in 2 of 2 comparisons.");
    assertThat(rows(slower).get(0)).endsWith("worse").contains("-1.00");
  }

  @Test
  void equalLinesShowNoDifference() {
    Campaigns campaigns = Campaigns.of(YAML);
    Random random = new Random(3);
    for (int n = 1; n <= 20; n++) {
      for (String backend : List.of("jungle", "cassandra")) {
        campaigns.run(
            "1",
            Verdict.VALID,
            "",
            "backend",
            backend,
            "cores",
            "24",
            "operation",
            "read",
            "parallelism",
            Integer.toString(n),
            "elapsed_from_schedule_s",
            Double.toString(20 + random.nextGaussian()));
      }
    }

    assertThat(findings(campaigns.make()).get(0).sentences().get(0))
        .contains("No difference is shown, which is not equality.", "20 pairs of levels");
  }

  @Test
  void tooFewLevelsToShowAnythingIsSaid() {
    Campaign all = board("jungle", "cassandra", 0.001);
    List<RunRow> few =
        all.runs().stream()
            .filter(r -> Integer.parseInt(r.cell().level("parallelism").orElseThrow()) <= 7)
            .toList();
    Campaign campaign =
        new Campaign(all.experiment(), all.factors(), few, all.cells(), all.tables());

    assertThat(findings(campaign).get(0).sentences())
        .anyMatch(s -> s.endsWith("p* cannot fall below 0.0938 over the 6 comparisons."));
    assertThat(findings(all).get(0).sentences()).noneMatch(s -> s.contains("cannot fall below"));
  }

  /**
   * Three runs a cell; the first back end needs 0.8 times the time of the second from level 4 on.
   */
  private static Campaign runs(String... invalid) {
    Campaigns campaigns =
        Campaigns.of(
            "experiment: levels",
            "factors:",
            "  - {name: backend, levels: [jungle, cassandra]}",
            "  - {name: parallelism, type: number}",
            "questions:",
            "  - {id: q, factor: backend, levels: [jungle, cassandra], over: parallelism,",
            "     y: elapsed_from_schedule_s}");
    Random random = new Random(11);
    for (int n = 1; n <= 9; n++) {
      for (String backend : List.of("jungle", "cassandra")) {
        for (int run = 1; run <= 3; run++) {
          double share = n >= 4 && backend.equals("jungle") ? 0.8 : 1;
          double time = (10 + n) * share * (1 + 0.002 * random.nextGaussian());
          campaigns.run(
              Integer.toString(run),
              List.of(invalid).contains(backend + "/" + n) ? Verdict.INVALID : Verdict.VALID,
              "",
              "backend",
              backend,
              "parallelism",
              Integer.toString(n),
              "elapsed_from_schedule_s",
              Double.toString(time));
        }
      }
    }
    return campaigns.make();
  }

  @Test
  void withSeveralRunsEachLevelIsComparedToo() {
    Finding finding = findings(runs()).get(0);
    assertThat(finding.sentences())
        .anyMatch(
            s ->
                s.startsWith("Level by level of parallelism")
                    && s.contains("Better in 6 of 9 comparisons; no difference is shown")
                    && s.contains("in 3 of 9 comparisons")
                    && s.contains("(From 3 runs a side a rank test could at best reach p* = 0.9"));
    assertThat(finding.tables())
        .singleElement()
        .satisfies(
            table -> {
              assertThat(table.head())
                  .containsExactly("Condition", "better", "no difference shown");
              assertThat(table.rows()).containsExactly(List.of("", "4 to 9", "1 to 3"));
            });
  }

  @Test
  void aLevelOfInvalidRunsIsNotComparable() {
    Finding finding = findings(runs("jungle/6", "cassandra/8")).get(0);
    assertThat(finding.tables().get(0).head()).endsWith("not comparable");
    assertThat(finding.tables().get(0).rows())
        .containsExactly(List.of("", "4, 5, 7, 9", "1 to 3", "6, 8"));
    assertThat(finding.sentences()).contains("6 invalid runs are left out of this answer.");
  }

  @Test
  void levelsThatOneSideLacksAreNamed() {
    Campaign all = runs();
    List<RunRow> some =
        all.runs().stream()
            .filter(
                r ->
                    !r.cell().path().equals("backend=jungle/parallelism=9")
                        && !(r.cell().path().equals("backend=cassandra/parallelism=5")
                            && r.run().equals("3")))
            .toList();
    Finding finding =
        findings(new Campaign(all.experiment(), all.factors(), some, all.cells(), all.tables()))
            .get(0);
    assertThat(finding.tables().get(0).rows())
        .containsExactly(List.of("", "4 to 8", "1 to 3", "9"));
    assertThat(finding.sentences()).anyMatch(s -> s.contains("(From 2 runs a side a rank test"));
  }

  @Test
  void withOneRunACellNoLevelIsJudged() {
    Finding finding = findings(board("jungle", "cassandra", 0.001)).get(0);
    assertThat(finding.sentences()).noneMatch(s -> s.startsWith("Level by level"));
    assertThat(finding.tables()).hasSize(1);
  }

  @Test
  void amountIsComparedInItsUnit() {
    Finding more = findings(board("cassandra", "jungle", 0.001)).get(3);

    assertThat(more.sentences())
        .anyMatch(s -> s.contains("More than 2 s is shown in 6 of 6 comparisons (t tests"))
        .noneMatch(s -> s.contains("times as fast"));
    assertThat(more.tables().get(0).head()).contains("Difference [s] [95 % interval]", "p*");
    assertThat(rows(more)).hasSize(6).allSatisfy(row -> assertThat(row).endsWith("more than 2 s"));
    Finding less = findings(board("jungle", "cassandra", 0.001)).get(3);
    assertThat(rows(less)).allSatisfy(row -> assertThat(row).endsWith("less than 2 s"));
  }

  @Test
  void jitterIsFoundWhereItIs() {
    assertThat(findings(board("jungle", "cassandra", 0.08)).get(1).sentences().get(0))
        .startsWith("Jungle lies farther off its own trend than Cassandra in 6 of 6 comparisons.");
    assertThat(findings(board("jungle", "cassandra", 0.001)).get(1).sentences().get(0))
        .as("one in twenty families shows something by chance")
        .matches(".*o difference is shown in [56] of 6 comparisons \\(which is not equality\\).");
  }

  @Test
  void whatChangesTogetherIsNamed() {
    List<Finding> findings = findings(board("jungle", "cassandra", 0.001));

    assertThat(findings.get(2).sentences())
        .contains(
            "cores never changes alone: with it change memory of the server. A difference may come"
                + " from these.");
    assertThat(findings.get(0).sentences()).noneMatch(s -> s.contains("never changes alone"));
  }

  @Test
  void invalidRunsAreLeftOutAndStated() {
    Campaign valid = board("jungle", "cassandra", 0.001);
    List<RunRow> runs =
        valid.runs().stream()
            .map(
                r ->
                    r.cell().level("parallelism").orElseThrow().equals("5")
                        ? new RunRow(r.cell(), r.run(), Verdict.INVALID, "short", r.columns())
                        : r)
            .toList();
    List<Factor> factors = valid.factors();
    Finding found =
        findings(new Campaign(valid.experiment(), factors, runs, valid.cells(), valid.tables()))
            .get(0);

    assertThat(found.sentences()).contains("12 invalid runs are left out of this answer.");
    assertThat(rows(found).get(0)).contains("19");
  }

  /**
   * Eight differences of three seconds, of which chance puts one far from two: only together is it
   * chance.
   */
  @Test
  void amountsAreCorrectedOverAllComparisons() {
    Campaigns campaigns =
        Campaigns.of(
            "experiment: eight",
            "factors:",
            "  - {name: backend, levels: [a, b]}",
            "  - {name: operation}",
            "questions:",
            "  - {id: q, factor: backend, levels: [a, b], y: elapsed_from_schedule_s, more_than: 2}");
    for (int operation = 1; operation <= 8; operation++) {
      double scatter = operation == 8 ? 0.25 : 2;
      for (int run = 0; run < 4; run++) {
        for (String backend : List.of("a", "b")) {
          double value = (backend.equals("a") ? 12.6 : 10) + scatter * (run % 2 == 0 ? 1 : -1);
          campaigns.run(
              "" + run,
              Verdict.VALID,
              "",
              "backend",
              backend,
              "operation",
              "" + operation,
              "elapsed_from_schedule_s",
              "" + value);
        }
      }
    }
    // R 4.2.2: a <- 12.6 + .25*c(1,-1,1,-1); b <- 10 + .25*c(1,-1,1,-1);
    // t.test(a, b, mu = 2)$p.value -> 0.0259683, times 8 is above 0.05
    assertThat(findings(campaigns.make()).get(0).sentences())
        .contains(
            "On the mean, a is 2.600 s above b. Neither more nor less than 2 s is shown in 8 of 8"
                + " comparisons (t tests against that amount, after Holm over 8 comparisons).");
  }

  @Test
  void bareNumbersAreNamedAndLongMeansRounded() {
    Campaigns campaigns =
        Campaigns.of(
            "experiment: board",
            "factors:",
            "  - {name: backend, levels: [a, b]}",
            "  - {name: threads}",
            "questions:",
            "  - {id: q, factor: backend, levels: [a, b], y: latency_mean_ms}");
    for (String threads : List.of("1", "4")) {
      for (String backend : List.of("a", "b")) {
        campaigns.run(
            "1",
            Verdict.VALID,
            "",
            "backend",
            backend,
            "threads",
            threads,
            "latency_mean_ms",
            backend.equals("a") ? "4.518707777777778" : "6.00");
      }
    }
    assertThat(findings(campaigns.make()).get(0).sentences())
        .anyMatch(
            s -> s.startsWith("threads 4: a is 1.33 times as fast as b (4.519 against 6.00 ms"));
  }

  /**
   * R 4.2.2: Welch's p of operation 8 is 0.019; alone it is a difference, among eight it is none.
   */
  @Test
  void aSquareIsFilledByTheVerdictAndNotByItsInterval() {
    RatioChart among = ratios(1);
    assertThat(among.rows()).hasSize(8);
    assertThat(among.rows().get(7).low()).isGreaterThan(1);
    assertThat(among.rows()).extracting(RatioChart.Row::different).containsOnly(false);

    assertThat(ratios(8).rows()).extracting(RatioChart.Row::different).containsExactly(true);
  }

  private static RatioChart ratios(int first) {
    Campaigns campaigns =
        Campaigns.of(
            "experiment: eight",
            "factors:",
            "  - {name: backend, levels: [a, b]}",
            "  - {name: operation}",
            "questions:",
            "  - {id: q, factor: backend, levels: [b, a], y: elapsed_from_schedule_s}");
    for (int operation = first; operation <= 8; operation++) {
      double scatter = operation == 8 ? 0.25 : 2;
      double above = operation == 8 ? 0.65 : 0;
      for (int run = 0; run < 4; run++) {
        for (String backend : List.of("a", "b")) {
          double mean = backend.equals("a") ? 10 + above : 10;
          campaigns.run(
              "" + run,
              Verdict.VALID,
              "",
              "backend",
              backend,
              "operation",
              "" + operation,
              "elapsed_from_schedule_s",
              "" + (mean + scatter * (run % 2 == 0 ? 1 : -1)));
        }
      }
    }
    Campaign campaign = campaigns.make();
    return new Findings(campaign, Words.of("en")).chart(campaign.experiment().questions().get(0));
  }

  /**
   * Three runs a side, two clients each; the first needs 20 ms and 40 ms, the second twice that.
   */
  private static Campaign measured(String metric) {
    Campaigns campaigns =
        Campaigns.of(
            "experiment: tool",
            "factors:",
            "  - {name: backend, levels: [a, b]}",
            "questions:",
            "  - {id: q, factor: backend, levels: [a, b], y: " + metric + "}");
    for (String backend : List.of("a", "b")) {
      for (int run = 1; run <= 3; run++) {
        for (int client = 1; client <= 2; client++) {
          campaigns.with(
              Table.MEASUREMENTS,
              "backend",
              backend,
              "run",
              "" + run,
              "client",
              "" + client,
              "metric",
              metric,
              "unit",
              "ms",
              "better",
              "lower",
              "trial",
              "1",
              "value",
              "" + (20 * client + 0.1 * run) * (backend.equals("a") ? 1 : 2));
        }
      }
    }
    return campaigns.make();
  }

  @Test
  void clientsOfARunAreNoSample() {
    String sentence = findings(measured("latency_mean")).get(0).sentences().get(0);
    assertThat(sentence).startsWith("a is 2.00 [").contains("(3 and 3 runs;", "better.");
  }

  @Test
  void aPercentileOfAWholeRunIsItsValue() {
    Campaigns campaigns = Campaigns.of("experiment: tool", "factors:", "  - {name: backend}");
    campaigns.with(
        Table.MEASUREMENTS,
        "backend",
        "a",
        "run",
        "1",
        "metric",
        "latency_p99",
        "unit",
        "ms",
        "better",
        "lower",
        "trial",
        "1",
        "value",
        "7.5");
    Observations found = Observations.of(campaigns.make(), "latency_p99", Words.of("en"));
    assertThat(found.all()).singleElement().extracting(Observation::number).isEqualTo(7.5);
    assertThat(found.unmergeable()).isZero();
  }

  @Test
  void percentilesOfClientsAreNotAveraged() {
    assertThat(findings(measured("latency_p99")).get(0).sentences())
        .containsExactly(
            "There are no data for this question.",
            "12 values are left out: percentiles of several clients of one run cannot be merged.");
    assertThat(
            Observations.of(measured("latency_p99"), "latency_p99", Words.of("en")).unmergeable())
        .isEqualTo(12);
  }

  @Test
  void whatSeveralComparisonsLackIsSaidOnce() {
    Campaigns campaigns =
        Campaigns.of(
            "experiment: two",
            "factors:",
            "  - {name: backend, levels: [a, b]}",
            "  - {name: operation, levels: [read, write]}",
            "questions:",
            "  - {id: q, factor: backend, levels: [a, b], y: throughput_per_s}");
    for (String operation : List.of("read", "write")) {
      for (String backend : List.of("a", "b")) {
        campaigns.run(
            "1",
            Verdict.VALID,
            "",
            "backend",
            backend,
            "operation",
            operation,
            "throughput_per_s",
            backend.equals("a") ? "300" : "200");
      }
    }

    assertThat(findings(campaigns.make()).get(0).sentences())
        .containsExactly(
            "read: The throughput of a is 1.50 times that of b (300 against 200 1/s).",
            "write: The throughput of a is 1.50 times that of b (300 against 200 1/s).",
            "With one run against one there is no interval and no test (2 needed): the bare ratio"
                + " says nothing of chance.");
  }

  @Test
  void factorItselfIsNotAmongWhatChangesWithIt() {
    Campaigns campaigns =
        Campaigns.of(
            "experiment: cores",
            "factors:",
            "  - {name: cores, label: {en: Cores of the server, ja: サーバのコア数}, levels: [24, 4]}",
            "questions:",
            "  - {id: q, factor: cores, levels: [24, 4], y: throughput_per_s}",
            "hosts:",
            "  - {name: big, where: {cores: 24}, facts: {Memory: 132 GB, Cores: \"24\", Java: \"6\"}}",
            "  - {name: small, where: {cores: 4}, facts: {Memory: 8 GB, Cores: \"4\", Java: \"7\"}}");
    for (String cores : List.of("24", "4")) {
      campaigns
          .cell("measured", "cores", cores)
          .run("1", Verdict.VALID, "", "cores", cores, "throughput_per_s", cores);
    }
    Campaign campaign = campaigns.make();

    assertThat(findings(campaign).get(0).sentences())
        .contains(
            "Cores of the server never changes alone: with it change Java of the server, memory of"
                + " the server. A difference may come from these.");
    assertThat(new Findings(campaign, Words.of("ja")).all().get(0).sentences())
        .anyMatch(s -> s.startsWith("サーバのコア数は単独では変わらず、サーバの Java、サーバのメモリも同時に変わる。"));
  }

  @Test
  void whatFiveLevelsCouldShowIsTold() {
    Campaign all = board("jungle", "cassandra", 0.001);
    List<RunRow> few =
        all.runs().stream()
            .filter(r -> Integer.parseInt(r.cell().level("parallelism").orElseThrow()) <= 9)
            .toList();
    Campaign campaign =
        new Campaign(all.experiment(), all.factors(), few, all.cells(), all.tables());

    assertThat(findings(campaign).get(1).sentences())
        .contains(
            "With 5 pairs of levels p can be no smaller than 0.0625, and p* no smaller than 0.3750"
                + " over the 6 comparisons. n is the number of levels that both lines have, less"
                + " the first and the last two: their trend has no neighbours on one side.",
            "So few levels or runs could not show a difference, whatever the data: p* cannot fall"
                + " below 0.3750 over the 6 comparisons.");
    assertThat(findings(all).get(1).sentences()).noneMatch(s -> s.contains("cannot fall below"));
  }

  @Test
  void oneRunASideIsNoComparison() {
    Campaign campaign =
        Campaigns.of(
                "experiment: two",
                "factors:",
                "  - {name: backend, levels: [a, b]}",
                "questions:",
                "  - {id: q, factor: backend, levels: [a, b], y: throughput_per_s}")
            .run("1", Verdict.VALID, "", "backend", "a", "throughput_per_s", "300")
            .run("1", Verdict.VALID, "", "backend", "b", "throughput_per_s", "200")
            .make();

    assertThat(findings(campaign).get(0).sentences())
        .containsExactly(
            "The throughput of a is 1.50 times that of b (300 against 200 1/s). With one run"
                + " against one there is no interval and no test (2 needed): the bare ratio says nothing of"
                + " chance.");
  }

  /** Reads have 20 levels, writes and lists have too few for any p* below the level. */
  @Test
  void thatSomeComparisonsCouldShowNothingIsNotSaidOfAll() {
    Campaign all = board("jungle", "cassandra", 0.001);
    List<RunRow> some =
        all.runs().stream()
            .filter(
                r ->
                    r.cell().level("operation").orElseThrow().equals("read")
                        || Integer.parseInt(r.cell().level("parallelism").orElseThrow()) <= 6)
            .toList();
    Campaign campaign =
        new Campaign(all.experiment(), all.factors(), some, all.cells(), all.tables());

    assertThat(findings(campaign).get(0).sentences())
        .anyMatch(s -> s.startsWith("In 4 of the 6 comparisons p* cannot fall below 0.1"))
        .noneMatch(s -> s.startsWith("So few"));
  }
}
