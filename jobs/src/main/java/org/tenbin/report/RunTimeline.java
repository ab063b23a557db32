package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Figure;
import org.tenbin.summary.Table;

/**
 * A run, second by second.
 *
 * @param cell its cell
 * @param run its name
 * @param name of its line in a figure: the levels that the figure leaves open, and the run where a
 *     cell has several
 * @param seconds by second since the epoch; one without a row had no request
 */
record RunTimeline(Cell cell, String run, String name, TreeMap<Long, Second> seconds) {
  /**
   * One second of a run.
   *
   * @param ok requests that succeeded
   * @param meanMs their mean latency in milliseconds, NaN where there are none
   */
  record Second(long ok, double meanMs) {
    static final Second SILENT = new Second(0, Double.NaN);

    static Second of(Map<String, String> row) {
      String mean = row.get("latency_mean_ms");
      return new Second(
          Long.parseLong(row.get("ok")), mean.isEmpty() ? Double.NaN : Double.parseDouble(mean));
    }
  }

  /** The runs that a figure shows, cell by cell. */
  static List<RunTimeline> of(Campaign campaign, Figure figure, Words words) {
    List<String> factors = campaign.factors().stream().map(Factor::name).toList();
    List<RunTimeline> all = new ArrayList<>();
    CellSeries.of(campaign, Table.TIMELINE, figure, words)
        .forEach(
            (name, rows) -> {
              Map<String, TreeMap<Long, Second>> runs = new TreeMap<>();
              for (Map<String, String> row : rows) {
                runs.computeIfAbsent(row.get("run"), r -> new TreeMap<>())
                    .put(Long.parseLong(row.get("second")), Second.of(row));
              }
              Cell cell = Campaign.cell(rows.get(0), factors);
              runs.forEach(
                  (run, seconds) -> {
                    if (!campaign.leavesOut(cell, run)) {
                      all.add(
                          new RunTimeline(
                              cell,
                              run,
                              runs.size() == 1 ? name : words.text("figure.run", name, run).strip(),
                              seconds));
                    }
                  });
            });
    return all;
  }

  /** All seconds of runs by their cell and name, where no figure chooses. */
  static Map<List<String>, List<Map<String, String>>> byRun(Campaign campaign) {
    Map<List<String>, List<Map<String, String>>> runs = new LinkedHashMap<>();
    for (Map<String, String> row : campaign.rows(Table.TIMELINE)) {
      List<String> key = new ArrayList<>();
      campaign.factors().forEach(f -> key.add(row.get(f.name())));
      key.add(row.get("run"));
      runs.computeIfAbsent(key, k -> new ArrayList<>()).add(row);
    }
    return runs;
  }
}
