package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.experiment.Figure;
import org.tenbin.summary.Table;
import org.tenbin.summary.Verdict;

class DefaultFiguresTest {
  @TempDir Path folder;

  private static Campaigns operations(String... names) {
    Campaigns campaigns = Campaigns.of("experiment: plan", "factors: [{name: operation}]");
    for (String name : names) {
      campaigns.cell("measured", "operation", name, "runs", "1", "requests", "3");
      campaigns.run(
          "plan",
          Verdict.VALID,
          "",
          "operation",
          name,
          "start_ns",
          "5000000000",
          "latency_mean_ms",
          Integer.toString(name.length()),
          "error_rate",
          "0.0");
    }
    return campaigns;
  }

  @Test
  void aPlanOfNamedOperationsHasABarForEach() {
    Written report =
        Written.of(
            operations(
                    "PendingTransactionsHistory",
                    "PostedTransactionsHistory",
                    "Login",
                    "Logout",
                    "GetPartyService",
                    "FetchCounterparty")
                .make(),
            folder);

    assertThat(report.pdf("latency_mean_ms.pdf"))
        .contains("Mean latency", "Pending", "Posted", "Login", "5", "25", "26");
    assertThat(folder.resolve("error_rate.pdf")).as("nothing failed").doesNotExist();
    assertThat(folder.resolve("latency_p99_ms.pdf")).as("no run has one").doesNotExist();
  }

  @Test
  void logsThatCountFromZeroHaveNoDay() {
    Written report = Written.of(operations("read", "write").make(), folder);

    assertThat(report.html()).doesNotContain("1970");
    assertThat(report.pdf("latency_mean_ms.pdf")).contains("plan; 2 runs");
  }

  @Test
  void runsOfDifferentCellsAreNeverTakenTogether() {
    Campaigns campaigns =
        Campaigns.of(
            "experiment: board",
            "factors: [{name: backend}, {name: operation}, {name: cores}, {name: parallelism}]");
    for (String backend : List.of("a", "b")) {
      for (String operation : List.of("read", "write")) {
        for (String parallelism : List.of("1", "2", "4")) {
          String[] row = {
            "backend", backend, "operation", operation, "cores", "4", "parallelism", parallelism
          };
          campaigns.cell("measured", row);
          String[] run = java.util.Arrays.copyOf(row, row.length + 2);
          run[row.length] = "throughput_per_s";
          run[row.length + 1] = operation.equals("read") ? "100" : "10";
          campaigns.run("1", Verdict.VALID, "", run);
        }
      }
    }
    Campaign campaign = campaigns.make();

    List<Figure> figures = DefaultFigures.of(campaign);
    assertThat(figures).hasSize(1);
    assertThat(figures.get(0).x()).isEqualTo("parallelism");
    assertThat(figures.get(0).series()).isEqualTo("backend");
    assertThat(figures.get(0).facets()).containsExactly("operation");
    assertThat(Written.of(campaign, folder).pdf("throughput_per_s.pdf"))
        .contains("One run a cell: no interval", "read", "write");
  }

  @Test
  void measurementsOfOneCellHaveABarForEachRunAndTheMainMetricsOnly() {
    Campaigns campaigns = Campaigns.of("experiment: wrk");
    for (String run : List.of("monday", "tuesday")) {
      measured(campaigns, run, "latency_stdev", "ms", "lower", "3");
      measured(campaigns, run, "latency_mean", "ms", "lower", "7");
      measured(campaigns, run, "requests", "req", "neither", "1000");
      measured(campaigns, run, "throughput", "req/s", "higher", run.equals("monday") ? "90" : "95");
    }
    measured(campaigns, "monday", "seeks", "1/s", "higher", "8");
    Campaign campaign = campaigns.make();

    assertThat(DefaultFigures.of(campaign).stream().map(Figure::file))
        .containsExactly("throughput", "latency_mean");
    assertThat(Written.of(campaign, folder).pdf("throughput.pdf"))
        .contains("Throughput", "monday", "tuesday", "Run");
  }

  private static void measured(
      Campaigns campaigns, String run, String metric, String unit, String better, String value) {
    campaigns.with(
        Table.MEASUREMENTS,
        "run",
        run,
        "metric",
        metric,
        "unit",
        unit,
        "better",
        better,
        "trial",
        "1",
        "value",
        value);
  }

  @Test
  void aDistributionOfThreeRequestsIsNotDrawn() {
    Campaigns campaigns = operations("read", "write");
    population(campaigns, "3");
    assertThat(DefaultFigures.of(campaigns.make()).stream().map(Figure::kind))
        .containsExactly("bars");
    population(campaigns, "20");
    assertThat(DefaultFigures.of(campaigns.make()).stream().map(Figure::kind))
        .containsExactly("bars", "percentiles");
  }

  private static void population(Campaigns campaigns, String requests) {
    campaigns.with(
        Table.PERCENTILES,
        "operation",
        "read",
        "distribution",
        "latency",
        "percentile",
        "50",
        "population",
        requests,
        "value_ms",
        "3");
  }
}
