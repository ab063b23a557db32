package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import org.tenbin.experiment.Factor;
import org.tenbin.summary.Verdict;

/** The table of the cells. */
record CellsSection(Campaign campaign) implements Section {
  private static final List<String> COLUMNS =
      List.of(
          "runs",
          "requests",
          "errors",
          "latency_mean_ms",
          "latency_p50_ms",
          "latency_p99_ms",
          "elapsed_from_schedule_s",
          "throughput_per_s");

  @Override
  public String key() {
    return "cells";
  }

  @Override
  public boolean isEmpty() {
    return campaign.cells().isEmpty();
  }

  @Override
  public void write(Page page) {
    page.paragraph(page.say("report.cells.note"));
    long invalid = campaign.runs().stream().filter(r -> r.verdict() == Verdict.INVALID).count();
    if (invalid > 0) {
      page.paragraph(page.sayCounted("report.cells.invalid", invalid, invalid));
    }
    List<Factor> factors = campaign.factors();
    List<String> columns =
        COLUMNS.stream()
            .filter(c -> campaign.cells().stream().anyMatch(row -> !row.get(c).isEmpty()))
            .toList();
    List<String> head = new ArrayList<>(page.labels(factors));
    columns.forEach(c -> head.add(head(page, c)));
    page.table(
        page.say("report.cells"),
        head,
        factors.size(),
        campaign.cells().stream()
            .map(
                row -> {
                  List<String> values = new ArrayList<>();
                  factors.forEach(f -> values.add(page.level(f, row.get(f.name()))));
                  columns.forEach(c -> values.add(Shown.number(row.get(c))));
                  return values;
                })
            .toList());
  }

  private static String head(Page page, String column) {
    Quantity quantity = Quantity.of(column, page.words());
    String label = page.words().textOr("report." + column, quantity.label());
    return new Quantity(column, label, quantity.unit()).head();
  }
}
