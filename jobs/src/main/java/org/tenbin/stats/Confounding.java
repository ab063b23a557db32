package org.tenbin.stats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Which factors cannot be told apart, because the cells that were measured never change one without
 * the other. If all 24-core runs stood on another host than all 4-core runs, "24 cores are faster"
 * may be a statement about the host.
 *
 * <p>The words are those of the design of experiments: aliased effects, G. E. P. Box, J. S. Hunter,
 * W. G. Hunter, "Statistics for Experimenters" (2nd ed. 2005), chapter 6. A cell may carry facts of
 * its environment (host, memory, system) beside the declared factors. A factor that a cell does not
 * name counts as a level of its own. Factors with one level in all cells never appear.
 */
public final class Confounding {
  private final List<? extends Map<String, String>> cells;

  private Confounding(List<? extends Map<String, String>> cells) {
    this.cells = cells;
  }

  /**
   * Looks at cells.
   *
   * @param cells factor to level, one map a cell that was measured
   */
  public static Confounding in(Collection<? extends Map<String, String>> cells) {
    return new Confounding(cells.stream().map(Map::copyOf).distinct().toList());
  }

  /**
   * Factors that always change together, each set with two members or more, sets and members in
   * alphabetical order.
   */
  public List<SortedSet<String>> aliasSets() {
    List<SortedSet<String>> sets = new ArrayList<>();
    SortedSet<String> left = varying();
    while (!left.isEmpty()) {
      String factor = left.first();
      SortedSet<String> set = new TreeSet<>();
      for (String other : left) {
        if (follows(factor, other) && follows(other, factor)) {
          set.add(other);
        }
      }
      left.removeAll(set);
      if (set.size() > 1) {
        sets.add(set);
      }
    }
    return sets;
  }

  /**
   * The factors that change whenever {@code factor} changes, itself not counted: a difference
   * between its levels may be theirs. Wider than {@link #aliasSets}: if each core count has several
   * hosts of its own, the host is a confounder of the core count but not the other way round.
   */
  public SortedSet<String> confoundersOf(String factor) {
    SortedSet<String> confounders = varying();
    if (!confounders.remove(factor)) {
      return new TreeSet<>();
    }
    confounders.removeIf(other -> !follows(factor, other));
    return confounders;
  }

  /** Whether {@code factor} is the same wherever {@code other} is the same. */
  private boolean follows(String factor, String other) {
    long pairs =
        cells.stream().map(c -> List.of(level(c, factor), level(c, other))).distinct().count();
    return pairs == levels(other);
  }

  private SortedSet<String> varying() {
    SortedSet<String> factors = new TreeSet<>();
    cells.forEach(cell -> factors.addAll(cell.keySet()));
    factors.removeIf(factor -> levels(factor) < 2);
    return factors;
  }

  private long levels(String factor) {
    return cells.stream().map(cell -> level(cell, factor)).distinct().count();
  }

  private static String level(Map<String, String> cell, String factor) {
    String level = cell.get(factor);
    return level == null ? "" : "=" + level;
  }
}
