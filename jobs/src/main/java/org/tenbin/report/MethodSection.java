package org.tenbin.report;

import java.util.List;
import org.tenbin.summary.Table;

/** How the numbers came about: definitions, and what the experiment's author remarks. */
record MethodSection(Campaign campaign) implements Section {
  private static final List<String> OF_REQUESTS =
      List.of("latency", "percentile", "elapsed", "throughput");
  private static final List<String> OF_ALL = List.of("point", "ratio", "family", "quality");

  @Override
  public String key() {
    return "method";
  }

  @Override
  public void write(Page page) {
    campaign.experiment().notes().forEach(n -> page.paragraph(n.in(page.words().language())));
    if (!campaign.cells().isEmpty()) {
      OF_REQUESTS.forEach(d -> page.paragraph(page.say("definition." + d)));
    }
    if (!campaign.rows(Table.MEASUREMENTS).isEmpty()) {
      page.paragraph(page.say("definition.measurement"));
    }
    OF_ALL.forEach(d -> page.paragraph(page.say("definition." + d)));
  }
}
