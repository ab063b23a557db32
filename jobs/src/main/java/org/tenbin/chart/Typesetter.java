package org.tenbin.chart;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tenbin.chart.font.ChartFonts;
import org.tenbin.chart.font.FontFace;
import org.tenbin.chart.font.LabelText;

/**
 * Turns any text into lines that fit a width, in a font that has all their glyphs. Widths are
 * measured without a device, so that all outputs break and shorten alike.
 */
final class Typesetter {
  private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);
  private static final String ELLIPSIS = "…";

  private final ChartFonts fonts;

  Typesetter(ChartFonts fonts) {
    this.fonts = fonts;
  }

  /** The kinds of text in a chart: size in points and weight. */
  enum Style {
    TITLE(11, true),
    SUBTITLE(8.4, false),
    HEADING(8.4, true),
    AXIS_TITLE(9, false),
    TICK(8.4, false),
    SERIES(9, true),
    LEGEND(8.6, false),
    NOTE(8.4, false),
    SOURCE(8.2, false);

    private final double size;
    private final boolean heavy;

    Style(double size, boolean heavy) {
      this.size = size;
      this.heavy = heavy;
    }

    double size() {
      return size;
    }

    /** Distance between base lines. */
    double leading() {
      return size * 1.26;
    }
  }

  /** One line on one line, cut in the middle if it is too wide. */
  Line line(String raw, Style style, double maxWidth) {
    String clean = LabelText.clean(raw);
    Line whole = set(clean, style);
    return whole.width() <= maxWidth ? whole : cut(clean, style, maxWidth);
  }

  /** Without a limit; for short texts of our own. */
  Line line(String raw, Style style) {
    return line(raw, style, Double.MAX_VALUE);
  }

  /** Broken into at most so many lines; the last is cut if the rest does not fit. */
  List<Line> wrap(String raw, Style style, double maxWidth, int maxLines) {
    String rest = LabelText.clean(raw);
    List<Line> lines = new ArrayList<>();
    while (!rest.isEmpty() && lines.size() < maxLines - 1) {
      Line whole = set(rest, style);
      if (whole.width() <= maxWidth) {
        lines.add(whole);
        return lines;
      }
      int end = breakBefore(rest, style, maxWidth);
      if (end == 0) {
        end = breakInside(rest, style, maxWidth);
      }
      if (end == 0) {
        break;
      }
      lines.add(set(rest.substring(0, end).strip(), style));
      rest = rest.substring(end).strip();
    }
    if (!rest.isEmpty()) {
      lines.add(line(rest, style, maxWidth));
    }
    return lines;
  }

  /** The last place to break that fits, 0 if even the first word is too wide. */
  private int breakBefore(String text, Style style, double maxWidth) {
    BreakIterator places = BreakIterator.getLineInstance(Locale.ROOT);
    places.setText(text);
    int best = 0;
    for (int end = places.next(); end != BreakIterator.DONE; end = places.next()) {
      if (set(text.substring(0, end).strip(), style).width() > maxWidth) {
        return best;
      }
      // A number keeps its percent sign.
      best = text.startsWith("%", end) ? best : end;
    }
    return best;
  }

  /** The last joint of a long name that fits, as in path/name, snake_case or CamelCase; else 0. */
  private int breakInside(String text, Style style, double maxWidth) {
    int best = 0;
    for (int end = 1; end < text.length(); end++) {
      char before = text.charAt(end - 1);
      char after = text.charAt(end);
      boolean joint =
          "/_.-:=,&?".indexOf(before) >= 0
              || (Character.isLowerCase(before) && Character.isUpperCase(after));
      if (joint) {
        if (set(text.substring(0, end).strip(), style).width() > maxWidth) {
          return best;
        }
        best = end;
      }
    }
    return best;
  }

  private Line cut(String clean, Style style, double maxWidth) {
    int[] points = clean.codePoints().toArray();
    int low = 0;
    int high = points.length - 1;
    Line best = set("", style);
    while (low <= high) {
      int keep = (low + high) >>> 1;
      int head = (keep + 1) / 2;
      String text =
          new String(points, 0, head).strip()
              + ELLIPSIS
              + new String(points, points.length - (keep - head), keep - head).strip();
      Line candidate = set(text, style);
      if (candidate.width() <= maxWidth) {
        best = candidate;
        low = keep + 1;
      } else {
        high = keep - 1;
      }
    }
    return best;
  }

  private Line set(String clean, Style style) {
    FontFace face = fonts.faceFor(clean, style.heavy);
    String text = LabelText.showable(clean, face);
    Font font = face.at(style.size);
    double width = text.isEmpty() ? 0 : font.getStringBounds(text, EXACT).getWidth();
    return new Line(text, font, width);
  }

  /** Whether the running text face has a sign, for a choice between two spellings. */
  boolean has(String text) {
    return fonts.regular().has(text);
  }
}
