package org.tenbin.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Factor;
import org.tenbin.summary.Verdict;

/** The table of the cells. */
record CellsSection(Campaign campaign) implements Section {
  private static final int LEAST_FOR_99 = 100;
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
    if (campaign.cells().stream().anyMatch(CellsSection::isBelow99)) {
      page.paragraph(page.say("report.cells.few", LEAST_FOR_99));
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
            .sorted(Comparator.comparing(this::cell, campaign::order))
            .map(
                row -> {
                  List<String> values = new ArrayList<>();
                  factors.forEach(f -> values.add(page.level(f, row.get(f.name()))));
                  columns.forEach(c -> values.add(value(row, c)));
                  return values;
                })
            .toList());
  }

  private Cell cell(Map<String, String> row) {
    return Campaign.cell(row, campaign.factors().stream().map(Factor::name).toList());
  }

  /** Blank where the requests are too few for the percentile: one in a hundred needs a hundred. */
  private static String value(Map<String, String> row, String column) {
    return column.equals("latency_p99_ms") && isBelow99(row) ? "" : Shown.grouped(row.get(column));
  }

  private static boolean isBelow99(Map<String, String> row) {
    return !row.get("latency_p99_ms").isEmpty()
        && Long.parseLong(row.get("requests")) - Long.parseLong(row.get("errors")) < LEAST_FOR_99;
  }

  private static String head(Page page, String column) {
    Quantity quantity = Quantity.of(column, page.words());
    String label = page.words().textOr("report." + column, quantity.label());
    return new Quantity(column, label, quantity.unit()).head();
  }
}
