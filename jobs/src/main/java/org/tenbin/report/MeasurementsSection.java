package org.tenbin.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.tenbin.experiment.Factor;
import org.tenbin.summary.Table;

/** What tools measured: one row a cell and metric, with every single value. */
record MeasurementsSection(Campaign campaign) implements Section {
  private static final int MOST_ROWS = 400;
  private static final int DIGITS = 12;
  private static final Pattern NUMBER = Pattern.compile("(?<=_p)[0-9]+|(?<![0-9_])[0-9]+");

  @Override
  public String key() {
    return "measurements";
  }

  @Override
  public boolean isEmpty() {
    return campaign.rows(Table.MEASUREMENTS).isEmpty();
  }

  @Override
  public void write(Page page) {
    List<Factor> factors = campaign.factors();
    Map<List<String>, List<String>> rows = new LinkedHashMap<>();
    List<String> names = factors.stream().map(Factor::name).toList();
    List<Map<String, String>> ordered =
        campaign.rows(Table.MEASUREMENTS).stream()
            .sorted(
                Comparator.comparing(
                        (Map<String, String> row) -> Campaign.cell(row, names), campaign::order)
                    .thenComparing(row -> natural(row.get("metric"))))
            .toList();
    for (Map<String, String> row : ordered) {
      List<String> key = new ArrayList<>();
      factors.forEach(f -> key.add(page.level(f, row.get(f.name()))));
      key.add(Quantity.of(row.get("metric"), page.words()).withUnit(row.get("unit")).head());
      rows.computeIfAbsent(key, k -> new ArrayList<>()).add(row.get("value"));
    }
    List<String> head = new ArrayList<>(page.labels(factors));
    head.add(page.say("report.metric"));
    head.add("n");
    head.add(page.say("report.values"));
    if (rows.size() > MOST_ROWS) {
      page.paragraph(page.say("report.measurements.more", MOST_ROWS, rows.size()));
    }
    List<List<String>> shown = new ArrayList<>();
    rows.forEach(
        (key, values) -> {
          if (shown.size() < MOST_ROWS) {
            List<String> row = new ArrayList<>(key);
            row.add(Integer.toString(values.size()));
            row.add(String.join(page.say("list.separator"), values));
            shown.add(row);
          }
        });
    page.table(page.say("report.measurements"), head, factors.size() + 1, shown);
  }

  /** A metric so that p5 stands before p10, and p99 before p99_9: numbers at equal length. */
  private static String natural(String metric) {
    return NUMBER
        .matcher(metric)
        .replaceAll(m -> "0".repeat(Math.max(0, DIGITS - m.group().length())) + m.group());
  }
}
