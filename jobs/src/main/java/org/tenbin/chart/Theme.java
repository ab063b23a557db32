package org.tenbin.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;
import java.util.Objects;
import org.tenbin.chart.font.ChartFonts;

/**
 * How all charts of one report look: fonts, language, and which series has which colour. Sizes are
 * in points on a canvas of {@value #WIDTH} points; printed 90 mm wide, the smallest text (8.2) is
 * 6.1 points high.
 *
 * @param fonts the fonts
 * @param language of the words that a chart adds of itself; English if the fonts lack Japanese
 * @param seriesOrder names that keep their colour and marker in all charts of the report, in this
 *     order; other names take the next free ones
 */
public record Theme(ChartFonts fonts, Language language, List<String> seriesOrder) {
  /** Width of every chart in points. */
  public static final int WIDTH = 342;

  static final Color INK = new Color(0x222222);
  static final Color MUTED = new Color(0x555555);
  static final Color AXIS = new Color(0x888888);
  static final Color GRID = new Color(0xE3E3E3);
  static final Color CONTEXT = new Color(0xC9C9C9);
  static final Color SHADE = new Color(0xEFEFEF);
  static final BasicStroke HAIR = new BasicStroke(0.6f);
  static final BasicStroke THIN = new BasicStroke(0.8f);

  /** Checks that nothing is missing. */
  public Theme {
    Objects.requireNonNull(fonts, "fonts");
    Objects.requireNonNull(language, "language");
    seriesOrder = List.copyOf(seriesOrder);
    if (!fonts.japanese()) {
      language = Language.ENGLISH;
    }
  }

  /** A theme without fixed colours. */
  public static Theme of(ChartFonts fonts, Language language) {
    return new Theme(fonts, language, List.of());
  }
}
