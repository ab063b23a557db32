package org.tenbin.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Host;
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
      caveats.add(words.counted(campaign.exclusion().key("finding.left.out"), leftOut, leftOut));
    }
    if (observations.unmergeable() > 0) {
      caveats.add(
          words.counted(
              "finding.unmergeable", observations.unmergeable(), observations.unmergeable()));
    }
    String factor = campaign.factor(question.factor()).label().in(words.language());
    List<String> others =
        Confounding.in(cells(campaign, question, words)).confoundersOf(question.factor()).stream()
            .map(
                name ->
                    campaign.factors().stream().anyMatch(f -> f.name().equals(name))
                        ? campaign.factor(name).label().in(words.language())
                        : name)
            .filter(name -> !name.equalsIgnoreCase(factor))
            .map(Words::inSentence)
            .toList();
    if (!others.isEmpty()) {
      caveats.add(
          words.text(
              "finding.confounded", factor, String.join(words.text("list.separator"), others)));
    }
    return caveats;
  }

  /**
   * Levels of every cell that is compared, with the facts of the machines that it was measured on.
   * A fact that is not told of all of them is left out: whether it changes is not known.
   */
  private static List<Map<String, String>> cells(
      Campaign campaign, Question question, Words words) {
    List<Cell> compared =
        campaign.measuredCells().stream()
            .filter(cell -> cell.hasAll(question.where()))
            .filter(
                cell ->
                    question.levels().stream()
                        .anyMatch(level -> cell.hasAll(Map.of(question.factor(), level))))
            .toList();
    List<Map<String, String>> all = new ArrayList<>();
    Set<String> told = new HashSet<>();
    for (Cell cell : compared) {
      Map<String, String> known = new LinkedHashMap<>();
      for (Host host : campaign.experiment().hosts()) {
        if (!host.where().isEmpty() && host.measured(cell)) {
          host.facts()
              .forEach(
                  (fact, value) -> known.put(name(host, fact, words), value.in(words.language())));
        }
      }
      told.addAll(known.keySet());
      all.add(known);
    }
    told.removeIf(fact -> all.stream().anyMatch(known -> !known.containsKey(fact)));
    int next = 0;
    for (Cell cell : compared) {
      Map<String, String> known = all.get(next++);
      known.keySet().retainAll(told);
      cell.levels().forEach(level -> known.put(level.factor(), level.value()));
    }
    return all;
  }

  private static String name(Host host, String fact, Words words) {
    String label = words.textOr("fact." + fact, fact);
    return List.of("server", "client").contains(host.role())
        ? words.text("finding.fact." + host.role(), label)
        : host.role() + ": " + label;
  }
}
