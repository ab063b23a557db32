package org.tenbin.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.tenbin.experiment.Factor;
import org.tenbin.stats.series.Pause;
import org.tenbin.summary.Table;

/** Warm-up and pauses of the runs, as their timelines show them. */
record SteadinessSection(Campaign campaign) implements Section {
  private static final int MOST_ROWS = 40;

  @Override
  public String key() {
    return "steadiness";
  }

  @Override
  public boolean isEmpty() {
    return campaign.rows(Table.TIMELINE).isEmpty();
  }

  @Override
  public void write(Page page) {
    List<Steadiness> runs = Steadiness.of(campaign);
    List<Steadiness> judged = runs.stream().filter(r -> r.warmUp().isPresent()).toList();
    if (judged.isEmpty()) {
      page.paragraph(page.sayCounted("steadiness.short", runs.size(), runs.size()));
    } else {
      page.paragraph(
          page.say(
              "steadiness.warmup",
              judged.size(),
              runs.size(),
              judged.stream().filter(r -> r.warmUpSeconds() == 0).count(),
              judged.stream().filter(r -> r.warmUpSeconds() > 0 && !r.isUnsteady()).count(),
              judged.stream().filter(Steadiness::isUnsteady).count(),
              Shown.fixed(
                  100
                      * judged.stream()
                          .filter(r -> !r.isUnsteady())
                          .mapToDouble(r -> Math.abs(r.change()))
                          .max()
                          .orElse(0),
                  1)));
    }
    page.paragraph(
        page.say(
            "steadiness.pauses",
            runs.stream().filter(r -> !r.pauses().isEmpty()).count(),
            runs.size(),
            runs.stream().mapToInt(r -> r.pauses().size()).sum(),
            runs.stream().mapToInt(Steadiness::pausedSeconds).sum()));
    table(page, runs.stream().filter(Steadiness::isOdd).toList());
  }

  private void table(Page page, List<Steadiness> odd) {
    if (odd.isEmpty()) {
      return;
    }
    if (odd.size() > MOST_ROWS) {
      page.paragraph(page.say("steadiness.more", MOST_ROWS, odd.size()));
    }
    List<Factor> factors = campaign.factors();
    List<String> head = new ArrayList<>(page.labels(factors));
    head.add(page.say("report.run"));
    int text = head.size();
    head.add(page.say("steadiness.seconds"));
    head.add(page.say("steadiness.warmup.seconds"));
    head.add(page.say("steadiness.mean"));
    head.add(page.say("steadiness.steady.mean"));
    head.add(page.say("steadiness.pause.list"));
    page.table(
        page.say("steadiness.table"),
        head,
        text,
        odd.stream()
            .sorted(
                Comparator.comparingDouble((Steadiness r) -> -Math.abs(r.change()))
                    .thenComparing(r -> -r.pausedSeconds()))
            .limit(MOST_ROWS)
            .map(run -> row(page, factors, run))
            .toList());
  }

  private static List<String> row(Page page, List<Factor> factors, Steadiness run) {
    List<String> row = new ArrayList<>(page.levels(run.cell(), factors));
    row.add(run.run());
    row.add(Integer.toString(run.seconds()));
    row.add(
        run.isUnsteady()
            ? page.say("steadiness.never")
            : run.warmUp().isEmpty() ? "-" : Integer.toString(run.warmUpSeconds()));
    row.add(Double.isNaN(run.meanMs()) ? "-" : Shown.number(run.meanMs()));
    row.add(run.warmUpSeconds() == 0 || run.isUnsteady() ? "-" : Shown.number(run.steadyMeanMs()));
    List<String> pauses = run.pauses().stream().map(pause -> pause(page, pause)).toList();
    row.add(pauses.isEmpty() ? "-" : String.join(page.say("list.separator"), pauses));
    return row;
  }

  private static String pause(Page page, Pause pause) {
    return page.say("steadiness.pause", pause.firstSecond(), pause.seconds());
  }
}
