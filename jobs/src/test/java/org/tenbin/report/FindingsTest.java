package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tenbin.experiment.Factor;
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
    "     y: elapsed_from_schedule_s, over: parallelism, by: [operation], more_than: 3}",
    "  - {id: jitter, ask: jitter, factor: backend, levels: [jungle, cassandra],",
    "     y: elapsed_from_schedule_s, over: parallelism}",
    "  - {id: cores, text: \"Do cores help?\", factor: cores, levels: [24, 4],",
    "     y: elapsed_from_schedule_s, over: parallelism, by: [operation]}",
    "hosts:",
    "  - {name: big, role: server, where: {cores: 24}, facts: {Memory: 132 GB}}",
    "  - {name: small, role: server, where: {cores: 4}, facts: {Memory: 8 GB}}"
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

  @Test
  void linesWithOneRunACellArePairedAndCorrectedTogether() {
    Finding faster = findings(board("jungle", "cassandra", 0.001)).get(0);

    assertThat(faster.question()).isEqualTo("Is Jungle faster?");
    assertThat(faster.sentences().get(0))
        .isEqualTo(
            "read: Jungle is 1.25 to 1.25 times as fast as Cassandra. Of 2 comparisons, 2 are"
                + " better, 0 worse, 0 different, 0 equal within the declared margin; 0 show no"
                + " difference, which is not equality; 0 are not comparable.");
    assertThat(faster.rows()).hasSize(6);
    assertThat(faster.rows().get(0).get(0)).isEqualTo("24, read");
    assertThat(faster.rows().get(0)).endsWith("better").contains("20");
    assertThat(faster.chart()).isPresent();
  }

  @Test
  void exchangedBackEndsExchangeTheStatements() {
    Finding slower = findings(board("cassandra", "jungle", 0.001)).get(0);

    assertThat(slower.sentences().get(0))
        .startsWith("read: Jungle is 0.80 to 0.80 times as fast as Cassandra.")
        .contains("0 are better, 2 worse");
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
        .anyMatch(s -> s.startsWith("With so few levels or runs p* cannot fall below 0.0938"));
    assertThat(findings(all).get(0).sentences()).noneMatch(s -> s.contains("cannot fall below"));
  }

  @Test
  void amountIsComparedInItsUnit() {
    Finding more = findings(board("cassandra", "jungle", 0.001)).get(0);

    assertThat(more.sentences())
        .anyMatch(s -> s.contains("More than 3 s is shown in 6 of 6 comparisons"));
  }

  @Test
  void jitterIsFoundWhereItIs() {
    assertThat(findings(board("jungle", "cassandra", 0.08)).get(1).sentences().get(0))
        .startsWith("Of 6 comparisons, 6 show that Jungle lies farther off its own trend");
    assertThat(findings(board("jungle", "cassandra", 0.001)).get(1).sentences().get(0))
        .as("one in twenty families shows something by chance")
        .matches("Of 6 comparisons, [01] show that Jungle lies farther off its own trend.*");
  }

  @Test
  void whatChangesTogetherIsNamed() {
    List<Finding> findings = findings(board("jungle", "cassandra", 0.001));

    assertThat(findings.get(2).sentences())
        .contains(
            "cores never changes alone: with it change Memory of the server. A difference may be"
                + " theirs.");
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
    assertThat(found.rows().get(0)).contains("19");
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
            "a has 1.50 times the throughput of b (300 against 200 1/s). With 1 against 1 runs"
                + " there is no interval and no test (2 needed): the bare ratio says nothing of"
                + " chance.");
  }
}
