package org.tenbin.chart;

import java.util.List;
import java.util.Objects;

/**
 * A value over two categories, such as parallelism and time, as colour. The colours are those of
 * viridis: even in lightness, so that a grey print and colour-blind eyes see the same order.
 *
 * @param caption words around the chart
 * @param columnName what the columns are
 * @param rowName what the rows are
 * @param value the value that colours show
 * @param columns names, from the left
 * @param rows names, from the bottom
 * @param values one list a row, one value a column; NaN where nothing was measured
 */
public record HeatMapChart(
    Caption caption,
    String columnName,
    String rowName,
    Axis value,
    List<String> columns,
    List<String> rows,
    List<List<Double>> values)
    implements Chart {

  /**
   * Checks the shape and copies the lists.
   *
   * @throws IllegalArgumentException if the values are not rows times columns
   */
  public HeatMapChart {
    Objects.requireNonNull(caption, "caption");
    Objects.requireNonNull(columnName, "columnName");
    Objects.requireNonNull(rowName, "rowName");
    Objects.requireNonNull(value, "value");
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    values = values.stream().map(List::copyOf).toList();
    int width = columns.size();
    if (values.size() != rows.size() || values.stream().anyMatch(row -> row.size() != width)) {
      throw new IllegalArgumentException(
          "the values of a heat map must be " + rows.size() + " rows of " + width + " columns");
    }
  }
}
