package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tenbin.stats.Compared;
import org.tenbin.stats.Rules;
import org.tenbin.summary.Verdict;

class CampaignComparisonTest {
  private static Campaign campaign(double mean, int invalid) {
    Campaigns campaigns = Campaigns.of("experiment: e", "factors:", "  - {name: backend}");
    for (int run = 1; run <= 6; run++) {
      campaigns.run(
          "" + run,
          run <= invalid ? Verdict.INVALID : Verdict.VALID,
          "",
          "backend",
          "a",
          "latency_mean_ms",
          "" + mean * (1 + 0.001 * run));
    }
    return campaigns.make();
  }

  @Test
  void invalidRunsOfBothAreLeftOutAndCounted() {
    List<CampaignComparison.OfCell> cells =
        CampaignComparison.compare(
            campaign(2, 1), campaign(1, 2), "latency_mean_ms", Rules.STANDARD);

    assertThat(cells).hasSize(1);
    assertThat(cells.get(0).leftOut()).isEqualTo(3);
    Compared compared = (Compared) cells.get(0).comparison();
    assertThat(compared.candidateRuns()).isEqualTo(5);
    assertThat(compared.baselineRuns()).isEqualTo(4);
    assertThat(compared.verdict()).isEqualTo(org.tenbin.stats.Verdict.WORSE);
  }
}
