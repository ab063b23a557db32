package org.tenbin.experiment;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A figure of the report.
 *
 * @param file file name without ending, such as <code>read_bldsv10</code>
 * @param kind kind of chart: <code>lines, bars, scaling, percentiles, timeline, heat, box, density
 *     </code> or <code>ratio</code>; lines where absent
 * @param title title line, or <code>null</code>
 * @param caption caption, or <code>null</code>
 * @param x factor on the x axis; with <code>heat</code> also <code>time</code>
 * @param y column of the summary on the y axis, such as <code>elapsed_from_schedule_s</code>
 * @param series factor whose levels are the series, or <code>null</code>
 * @param facets factors whose levels become small multiples
 * @param where levels that the drawn cells have
 * @param shareY name of a group of figures that share one y axis, or <code>null</code>
 * @param log whether the y axis is logarithmic; with <code>density</code> that of the values
 * @param levels the two levels of <code>series</code> that a ratio compares, candidate first; may
 *     be absent where there are only two
 */
public record Figure(
    String file,
    String kind,
    LocalText title,
    LocalText caption,
    String x,
    String y,
    String series,
    List<String> facets,
    Map<String, String> where,
    String shareY,
    boolean log,
    List<String> levels) {
  public Figure {
    Objects.requireNonNull(file, "a figure needs a file name");
    if (!file.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,99}")) {
      throw new IllegalArgumentException(
          "a figure's file name is letters, digits, dot, underscore or dash: " + file);
    }
    kind = Objects.requireNonNullElse(kind, "lines");
    facets = facets == null ? List.of() : List.copyOf(facets);
    levels = levels == null ? List.of() : List.copyOf(levels);
    if (!levels.isEmpty() && levels.size() != 2) {
      throw new IllegalArgumentException("figure " + file + " compares two levels, not " + levels);
    }
    where = where == null ? Map.of() : Map.copyOf(where);
  }
}
