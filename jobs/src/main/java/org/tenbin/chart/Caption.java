package org.tenbin.chart;

import java.util.Objects;

/**
 * The words around a chart, all in one language.
 *
 * @param title what is shown, up to two lines
 * @param subtitle how to read it: what a point, an interval, a box is; may be empty
 * @param source experiment, date and number of runs; may be empty
 */
public record Caption(String title, String subtitle, String source) {
  /** Checks that nothing is missing. */
  public Caption {
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(subtitle, "subtitle");
    Objects.requireNonNull(source, "source");
  }
}
