package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Host;
import org.tenbin.experiment.Level;
import org.tenbin.experiment.Question;
import org.tenbin.stats.Confounding;

/** What limits an answer: invalid runs that were left out, factors that cannot be told apart. */
final class Caveats {
  private Caveats() {}

  static List<String> of(
      Campaign campaign,
      Question question,
      Observations observations,
      List<QuestionCase> cases,
      Words words) {
    List<String> caveats = new ArrayList<>();
    int leftOut = cases.stream().mapToInt(QuestionCase::leftOut).sum();
    if (leftOut > 0) {
      caveats.add(words.text(campaign.exclusion().key("finding.left.out"), leftOut));
    }
    if (observations.unmergeable() > 0) {
      caveats.add(words.text("finding.unmergeable", observations.unmergeable()));
    }
    SortedSet<String> others =
        Confounding.in(cells(campaign, words)).confoundersOf(question.factor());
    if (!others.isEmpty()) {
      List<String> names =
          others.stream()
              .map(
                  name ->
                      campaign.factors().stream().anyMatch(f -> f.name().equals(name))
                          ? campaign.factor(name).label().in(words.language())
                          : name)
              .toList();
      caveats.add(
          words.text(
              "finding.confounded",
              campaign.factor(question.factor()).label().in(words.language()),
              String.join(words.text("list.separator"), names)));
    }
    return caveats;
  }

  /** Levels of every cell, with the facts of the machines that the cell was measured on. */
  private static List<Map<String, String>> cells(Campaign campaign, Words words) {
    List<Map<String, String>> all = new ArrayList<>();
    for (Cell cell : campaign.measuredCells()) {
      Map<String, String> known = new LinkedHashMap<>();
      for (Level level : cell.levels()) {
        known.put(level.factor(), level.value());
      }
      for (Host host : campaign.experiment().hosts()) {
        if (!host.where().isEmpty() && host.measured(cell)) {
          host.facts()
              .forEach(
                  (fact, value) ->
                      known.put(
                          words.text(
                              "finding.fact." + host.role(), words.textOr("fact." + fact, fact)),
                          value.in(words.language())));
        }
      }
      all.add(known);
    }
    return all;
  }
}
