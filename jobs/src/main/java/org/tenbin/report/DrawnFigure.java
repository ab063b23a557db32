package org.tenbin.report;

import java.util.List;
import org.tenbin.chart.Drawing;

/**
 * A figure, laid out.
 *
 * @param file file name without ending; empty for a figure that only the report shows
 * @param caption caption in the report's language
 * @param drawing what is drawn
 * @param remarks computed sentences below the figure
 */
record DrawnFigure(String file, String caption, Drawing drawing, List<String> remarks) {
  DrawnFigure {
    remarks = List.copyOf(remarks);
  }

  /** Whether it has no files of its own. */
  boolean onlyInReport() {
    return file.isEmpty();
  }
}
