package org.tenbin.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What programs answered, group by group, and whether it is the same. */
final class Answers {
  static final Figure REQUESTS = new Figure("requests", 1, 0);
  static final Figure ERRORS = new Figure("errors", 1, 0);

  private static final Pattern NUMBER =
      Pattern.compile("-?[0-9]+(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?");

  private Answers() {}

  /**
   * The cells of a summary: levels joined by commas, then figure by name.
   *
   * @param factors how many columns are levels
   */
  static Map<String, Map<String, Double>> ofSummary(Path summary, int factors) throws IOException {
    Map<String, Map<String, Double>> cells = new TreeMap<>();
    try (Stream<Path> parts = Files.list(summary.resolve("cells"))) {
      for (Path part : parts.filter(path -> path.toString().endsWith(".csv")).toList()) {
        List<String> lines = Files.readAllLines(part);
        String[] header = lines.get(0).split(",");
        for (String line : lines.subList(1, lines.size())) {
          String[] values = line.split(",", -1);
          Map<String, Double> figures = new HashMap<>();
          for (int i = factors; i < values.length; i++) {
            if (NUMBER.matcher(values[i]).matches()) {
              figures.put(header[i], Double.valueOf(values[i]));
            }
          }
          cells.put(String.join(",", List.of(values).subList(0, factors)), figures);
        }
      }
    }
    return cells;
  }

  /**
   * Checks that a summary counted every row.
   *
   * @param cells how many there must be; a negative number where any will do
   * @param requests how many they must have together
   */
  static void expect(Path summary, int factors, int cells, long requests) throws IOException {
    Map<String, Map<String, Double>> found = ofSummary(summary, factors);
    double sum = found.values().stream().mapToDouble(figures -> figures.get("requests")).sum();
    if (sum != requests || (cells >= 0 && found.size() != cells)) {
      throw new IOException(
          String.format(
              java.util.Locale.ROOT,
              "%.0f requests in %d cells, not %d in %d",
              sum,
              found.size(),
              requests,
              cells));
    }
  }

  /**
   * What a peer printed: levels, then the figures that are named, in microseconds where they are
   * times.
   */
  static Map<String, double[]> ofPeer(Path output, int factors, int figures) throws IOException {
    Map<String, double[]> groups = new TreeMap<>();
    for (String line : Files.readAllLines(output)) {
      String[] values = line.split(",", -1);
      List<String> printed =
          List.of(values).subList(Math.min(factors, values.length), values.length);
      if (printed.size() != figures
          || !printed.stream().allMatch(text -> NUMBER.matcher(text).matches())) {
        // What a library logs among it.
        continue;
      }
      double[] row = new double[figures];
      for (int i = 0; i < figures; i++) {
        row[i] = Double.parseDouble(values[factors + i]);
      }
      groups.put(String.join(",", List.of(values).subList(0, factors)), row);
    }
    return groups;
  }

  /**
   * A figure that both state.
   *
   * @param column of the table of cells
   * @param scale what the peer's figure is multiplied with to have the table's unit
   * @param tolerance greatest relative difference
   */
  record Figure(String column, double scale, double tolerance) {}

  /**
   * Compares group by group.
   *
   * @throws IOException with the first differences
   */
  static void compare(
      Map<String, Map<String, Double>> ours, Map<String, double[]> theirs, List<Figure> figures)
      throws IOException {
    if (ours.isEmpty()) {
      throw new IOException("no group at all: nothing was answered");
    }
    List<String> differences = new ArrayList<>();
    if (!ours.keySet().equals(theirs.keySet())) {
      differences.add(ours.size() + " groups against " + theirs.size());
    }
    theirs.forEach(
        (group, values) -> {
          Map<String, Double> row = ours.getOrDefault(group, Map.of());
          for (int i = 0; i < figures.size(); i++) {
            Figure figure = figures.get(i);
            double a = row.getOrDefault(figure.column(), Double.NaN);
            double b = values[i] * figure.scale();
            if (!(Math.abs(a - b) <= figure.tolerance() * Math.abs(b) + 1e-9)) {
              differences.add(group + " " + figure.column() + ": " + a + " against " + b);
            }
          }
        });
    if (!differences.isEmpty()) {
      throw new IOException(
          "the answers differ in "
              + differences.size()
              + " places:\n  "
              + String.join("\n  ", differences.subList(0, Math.min(5, differences.size()))));
    }
  }
}
