package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tenbin.experiment.Cell;
import org.tenbin.stats.Comparison;
import org.tenbin.stats.Comparisons;
import org.tenbin.stats.Contrast;
import org.tenbin.stats.Rules;
import org.tenbin.stats.Sample;

/**
 * Two campaigns compared cell by cell: a candidate against a baseline, one quantity, all cells one
 * family. The sample of a cell is its runs; invalid ones are left out and counted.
 */
public final class CampaignComparison {
  private CampaignComparison() {}

  /**
   * The comparison of a cell.
   *
   * @param cell the cell
   * @param comparison a verdict, or why there is none
   * @param leftOut how many runs of either campaign were left out as invalid
   */
  public record OfCell(Cell cell, Comparison comparison, int leftOut) {}

  /**
   * Compares every cell that either campaign has.
   *
   * @param quantity a column of the table of runs, or the name of a measured metric
   * @return in order of the cells; empty where neither campaign has the quantity
   */
  public static List<OfCell> compare(
      Campaign candidate, Campaign baseline, String quantity, Rules rules) {
    Words words = Words.of("en");
    Observations left = Observations.of(candidate, quantity, words);
    Observations right = Observations.of(baseline, quantity, words);
    Map<Cell, Sample> candidates = samples(left);
    Map<Cell, Sample> baselines = samples(right);
    List<Cell> cells =
        Stream.concat(candidates.keySet().stream(), baselines.keySet().stream())
            .distinct()
            .sorted()
            .toList();
    List<Contrast.OfRuns> family = new ArrayList<>();
    for (Cell cell : cells) {
      family.add(
          new Contrast.OfRuns(
              candidates.getOrDefault(cell, Sample.of()),
              baselines.getOrDefault(cell, Sample.of()),
              left.all().isEmpty() ? right.better() : left.better()));
    }
    List<Comparison> answers = Comparisons.compare(family, rules);
    List<OfCell> compared = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      Contrast.OfRuns runs = family.get(i);
      compared.add(
          new OfCell(
              cells.get(i),
              answers.get(i),
              runs.candidate().invalidRuns() + runs.baseline().invalidRuns()));
    }
    return compared;
  }

  private static Map<Cell, Sample> samples(Observations observations) {
    Map<Cell, List<Double>> valid = new TreeMap<>();
    Map<Cell, Integer> invalid = new TreeMap<>();
    for (Observation observation : observations.all()) {
      List<Double> runs = valid.computeIfAbsent(observation.cell(), c -> new ArrayList<>());
      if (observation.leftOut()) {
        invalid.merge(observation.cell(), 1, Integer::sum);
      } else {
        runs.add(observation.number());
      }
    }
    Map<Cell, Sample> samples = new TreeMap<>();
    valid.forEach(
        (cell, runs) -> samples.put(cell, new Sample(runs, invalid.getOrDefault(cell, 0))));
    return samples;
  }
}
