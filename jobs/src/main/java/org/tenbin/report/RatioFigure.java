package org.tenbin.report;

import java.util.List;
import org.tenbin.chart.RatioChart;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.experiment.Figure;
import org.tenbin.experiment.Question;

/**
 * Two levels of a factor compared at equal other factors, a row for each comparison: the same
 * numbers as those of a question that asks for it.
 */
final class RatioFigure {
  private RatioFigure() {}

  static RatioChart of(Campaign campaign, Figure figure, Words words) {
    Question question =
        new Question(
            figure.file(),
            figure.title() == null ? figure.caption() : figure.title(),
            figure.series(),
            levels(campaign, figure),
            figure.y(),
            figure.x(),
            List.of(),
            figure.where(),
            null,
            null,
            null);
    return new Findings(campaign, words).chart(question);
  }

  private static List<String> levels(Campaign campaign, Figure figure) {
    if (!figure.levels().isEmpty()) {
      return figure.levels();
    }
    List<String> known = campaign.levels(figure.series());
    if (known.size() != 2) {
      throw new ExperimentException(
          "figure "
              + figure.file()
              + " compares two levels of "
              + figure.series()
              + ", which has "
              + known.size()
              + ": name them, levels: [CANDIDATE, BASELINE]");
    }
    return known;
  }
}
