/**
 * Charts. The only package that imports JFreeChart.
 *
 * <p>A {@link org.tenbin.chart.Chart} is a record of plain values, one record a kind; it knows
 * nothing of experiments or logs. A {@link org.tenbin.chart.Theme} says how all charts of a report
 * look. The two make a {@link org.tenbin.chart.Drawing}, which is laid out once and drawn alike to
 * {@link org.tenbin.chart.PngWriter PNG}, {@link org.tenbin.chart.PdfWriter vector PDF}, {@link
 * org.tenbin.chart.SvgWriter SVG}, or into a page of the report:
 *
 * <pre>{@code
 * Theme theme = Theme.of(ChartFonts.find(), Language.JAPANESE);
 * Drawing drawing = new Drawing(chart, theme);
 * PdfWriter.write(drawing, out);
 * }</pre>
 *
 * <p>Inside, a painter a kind turns a chart into a sheet of panels with marks; the layout places
 * sheets on the canvas; JFreeChart draws axes and scales. What cannot be drawn is counted under the
 * chart, never dropped silently.
 */
package org.tenbin.chart;
