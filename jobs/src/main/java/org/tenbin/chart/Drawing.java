package org.tenbin.chart;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import org.tenbin.chart.font.LabelText;

/**
 * A chart laid out with a theme and ready to be drawn, as often as wanted and alike on every {@link
 * Graphics2D}: an image, a page of a PDF, an SVG document.
 */
public final class Drawing {
  private final Chart chart;
  private final Theme theme;
  private final Layout layout;

  /** Lays out a chart. */
  public Drawing(Chart chart, Theme theme) {
    this.chart = chart;
    this.theme = theme;
    this.layout = new Layout(Painters.sheet(chart, theme), new Typesetter(theme.fonts()));
  }

  /** Width in points. */
  public double width() {
    return Theme.WIDTH;
  }

  /** Height in points. */
  public double height() {
    return layout.height();
  }

  /** The theme it is drawn with. */
  public Theme theme() {
    return theme;
  }

  /** The title as clean text, for the metadata of a file or the alternative text of an image. */
  public String title() {
    return LabelText.clean(chart.caption().title());
  }

  /** Subtitle and source as clean text. */
  public String description() {
    String text = chart.caption().subtitle() + " " + chart.caption().source();
    return LabelText.clean(text);
  }

  /**
   * Draws the drawing into the rectangle from the origin, as large as fits without distortion,
   * centred. There is no background; the graphics keeps its state.
   *
   * @param width of the rectangle, in units of the graphics
   * @param height of the rectangle
   */
  public void draw(Graphics2D graphics, double width, double height) {
    double scale = Math.min(width / width(), height / height());
    Graphics2D g = (Graphics2D) graphics.create();
    try {
      g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      g.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      g.setRenderingHint(
          RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
      g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      g.translate((width - width() * scale) / 2, (height - height() * scale) / 2);
      g.scale(scale, scale);
      layout.draw(g);
    } finally {
      g.dispose();
    }
  }
}
