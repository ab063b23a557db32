package org.tenbin.report;

import org.tenbin.chart.Drawing;

/**
 * A figure, laid out.
 *
 * @param file file name without ending
 * @param caption caption in the report's language
 * @param drawing what is drawn
 */
record DrawnFigure(String file, String caption, Drawing drawing) {}
