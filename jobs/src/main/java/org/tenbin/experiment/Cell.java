package org.tenbin.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One combination of levels, in the order of the experiment's factors. Its text form is the Hive
 * partition path <code>backend=jungle/cores=24</code>, percent-escaped.
 */
public record Cell(List<Level> levels) implements Comparable<Cell> {
  /** The cell of a log without factors. */
  public static final Cell ALL = new Cell(List.of());

  public Cell {
    levels = List.copyOf(levels);
  }

  /** The level of a factor, empty where the cell has none. */
  public Optional<String> level(String factor) {
    for (Level level : levels) {
      if (level.factor().equals(factor)) {
        return Optional.of(level.value());
      }
    }
    return Optional.empty();
  }

  /** Whether it has all the wanted levels, numbers compared by value. */
  public boolean hasAll(Map<String, String> wanted) {
    return wanted.entrySet().stream()
        .allMatch(
            one ->
                level(one.getKey())
                    .filter(level -> Level.compareValues(level, one.getValue()) == 0)
                    .isPresent());
  }

  /** This cell without one factor: what stays equal when that factor is compared. */
  public Cell without(String factor) {
    return new Cell(levels.stream().filter(l -> !l.factor().equals(factor)).toList());
  }

  /** The partition path, such as <code>backend=jungle/cores=24</code>; empty for {@link #ALL}. */
  public String path() {
    StringBuilder path = new StringBuilder();
    for (Level level : levels) {
      if (path.length() > 0) {
        path.append('/');
      }
      path.append(PartitionPath.escape(level.factor()))
          .append('=')
          .append(PartitionPath.escape(level.value()));
    }
    return path.toString();
  }

  /**
   * Reads what {@link #path()} wrote.
   *
   * @throws IllegalArgumentException where a segment is not <code>factor=level</code>
   */
  public static Cell parse(String path) {
    if (path.isEmpty()) {
      return ALL;
    }
    List<Level> levels = new ArrayList<>();
    for (String segment : path.split("/", -1)) {
      levels.add(
          PartitionPath.level(segment)
              .orElseThrow(() -> new IllegalArgumentException("not factor=level: " + segment)));
    }
    return new Cell(levels);
  }

  /** Factor by factor: numbers by value, texts by code point. */
  @Override
  public int compareTo(Cell other) {
    int shared = Math.min(levels.size(), other.levels.size());
    for (int i = 0; i < shared; i++) {
      Level left = levels.get(i);
      Level right = other.levels.get(i);
      int order = left.factor().compareTo(right.factor());
      if (order == 0) {
        order = Level.compareValues(left.value(), right.value());
      }
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(levels.size(), other.levels.size());
  }

  @Override
  public String toString() {
    return path();
  }
}
