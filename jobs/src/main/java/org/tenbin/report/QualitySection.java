package org.tenbin.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tenbin.experiment.Factor;
import org.tenbin.summary.QualityJudge;
import org.tenbin.summary.Table;
import org.tenbin.summary.Verdict;

/** How far the runs can be trusted: how many are valid, and each that is not, with the reason. */
record QualitySection(Campaign campaign) implements Section {
  @Override
  public String key() {
    return "quality";
  }

  @Override
  public boolean isEmpty() {
    return campaign.runs().isEmpty();
  }

  @Override
  public void write(Page page) {
    List<RunRow> runs = campaign.runs();
    page.paragraph(
        page.sayCounted("report.quality.summary", runs.size(), runs.size(), counts(page))
            + page.say(campaign.exclusion().key("report.quality.summary")));
    long leftOut = campaign.leftOut();
    if (leftOut > 0 && !campaign.cells().isEmpty()) {
      page.paragraph(page.sayCounted("report.quality.pooled", leftOut, leftOut));
    }
    unmatched(page);
    List<RunRow> odd = runs.stream().filter(run -> run.verdict() != Verdict.VALID).toList();
    if (odd.isEmpty()) {
      page.paragraph(page.say("report.quality.none"));
      return;
    }
    List<Factor> factors = campaign.factors();
    FaultWords faults = new FaultWords(campaign.experiment().expect(), page.words());
    List<String> head = new ArrayList<>(page.labels(factors));
    head.add(page.say("report.run"));
    head.add(page.say("report.verdict"));
    head.add(page.say("report.reasons"));
    page.table(
        page.say("report.quality.table"),
        head,
        head.size(),
        odd.stream()
            .sorted(Comparator.comparing(RunRow::cell, campaign::order))
            .map(
                run -> {
                  List<String> values = new ArrayList<>(page.levels(run.cell(), factors));
                  values.add(run.run());
                  values.add(page.say("verdict.run." + run.verdict().word()));
                  values.add(faults.of(run.reasons()));
                  return values;
                })
            .toList());
  }

  /** Events that would spoil a run, but of which the log tells no time. */
  private void unmatched(Page page) {
    Map<String, Long> events =
        campaign.rows(Table.EVENTS).stream()
            .filter(event -> QualityJudge.isFault(event.get("kind")))
            .filter(event -> event.get("time_ns").isEmpty())
            .collect(
                Collectors.groupingBy(
                    event -> event.get("kind"), TreeMap::new, Collectors.counting()));
    events.forEach(
        (kind, count) ->
            page.paragraph(page.sayCounted("report.quality.unmatched", count, kind, count)));
  }

  /** How many runs came to which verdict; those that none has are not named. */
  private String counts(Page page) {
    return Arrays.stream(Verdict.values())
        .filter(verdict -> count(verdict) > 0)
        .map(verdict -> page.say("report.quality.count." + verdict.word(), count(verdict)))
        .collect(Collectors.joining(page.say("list.separator")));
  }

  private long count(Verdict verdict) {
    return campaign.runs().stream().filter(run -> run.verdict() == verdict).count();
  }
}
