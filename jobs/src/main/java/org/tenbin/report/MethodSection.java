package org.tenbin.report;

import java.util.List;
import org.tenbin.summary.Table;

/**
 * How the numbers came about: definitions of what the report shows, and what the experiment's
 * author remarks.
 */
record MethodSection(Campaign campaign) implements Section {
  private static final List<String> OF_REQUESTS =
      List.of("latency", "percentile", "elapsed", "throughput");
  private static final List<String> OF_COMPARISONS = List.of("ratio", "family", "delta");

  @Override
  public String key() {
    return "method";
  }

  @Override
  public void write(Page page) {
    campaign.experiment().notes().forEach(n -> page.paragraph(n.in(page.words().language())));
    if (!campaign.cells().isEmpty()) {
      OF_REQUESTS.forEach(d -> define(page, d));
    }
    if (!campaign.rows(Table.MEASUREMENTS).isEmpty()) {
      define(page, "measurement");
    }
    define(page, "point");
    if (!campaign.runs().isEmpty()) {
      define(page, "sample");
      define(page, campaign.exclusion().key("quality"));
    }
    if (campaign.experiment().questions().stream().anyMatch(q -> !q.isJitter())) {
      OF_COMPARISONS.forEach(d -> define(page, d));
    }
    if (campaign.experiment().questions().stream().anyMatch(q -> q.isJitter())) {
      define(page, "jitter");
    }
    if (campaign.experiment().figures().stream().anyMatch(f -> f.kind().equals("scaling"))) {
      define(page, "scaling");
    }
    if (!campaign.rows(Table.TIMELINE).isEmpty()) {
      define(page, "warmup");
      define(page, "pause");
    }
  }

  private static void define(Page page, String what) {
    page.paragraph(page.say("definition." + what));
  }
}
