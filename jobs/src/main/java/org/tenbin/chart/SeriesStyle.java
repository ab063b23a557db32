package org.tenbin.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;

/**
 * Colour, marker and dash of one series. They differ together, so that a grey print or an eye that
 * mixes two colours still tells the series apart.
 *
 * @param color of lines and markers
 * @param marker shape of points
 * @param hollow whether markers are filled white
 * @param dash dash lengths in points; empty for a solid line
 */
record SeriesStyle(Color color, Marker marker, boolean hollow, List<Float> dash) {
  private static final List<Float> SOLID = List.of();

  /**
   * M. Okabe, K. Ito: Color Universal Design (2008), without black and yellow, which vanish in text
   * and on white.
   */
  private static final SeriesStyle[] ALL = {
    new SeriesStyle(new Color(0xD55E00), Marker.CIRCLE, true, SOLID),
    new SeriesStyle(new Color(0x0072B2), Marker.SQUARE, false, dashes(5, 2)),
    new SeriesStyle(new Color(0x009E73), Marker.TRIANGLE, false, dashes(1.2, 2.2)),
    new SeriesStyle(new Color(0xCC79A7), Marker.DIAMOND, true, dashes(7, 2, 1.5, 2)),
    new SeriesStyle(new Color(0x56B4E9), Marker.INVERTED_TRIANGLE, false, dashes(3, 1.6)),
    new SeriesStyle(new Color(0xE69F00), Marker.PENTAGON, true, dashes(9, 3)),
  };

  private static final SeriesStyle ACCENT =
      new SeriesStyle(ALL[1].color(), ALL[1].marker(), ALL[1].hollow(), SOLID);

  /** How many series one panel can show. */
  static final int COUNT = ALL.length;

  SeriesStyle {
    dash = List.copyOf(dash);
  }

  /** Lengths of strokes and gaps in points, in turn. */
  static List<Float> dashes(double... lengths) {
    List<Float> dash = new ArrayList<>();
    for (double length : lengths) {
      dash.add((float) length);
    }
    return dash;
  }

  static SeriesStyle number(int index) {
    return ALL[Math.floorMod(index, COUNT)];
  }

  /** The series that a small multiple is about; the others are context. */
  static SeriesStyle accent() {
    return ACCENT;
  }

  BasicStroke line(double width) {
    return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  BasicStroke dashed(double width) {
    if (dash.isEmpty()) {
      return line(width);
    }
    float[] lengths = new float[dash.size()];
    for (int i = 0; i < lengths.length; i++) {
      lengths[i] = dash.get(i);
    }
    return new BasicStroke(
        (float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10f, lengths, 0f);
  }

  /** The colour dark enough for text on white. */
  Color textColor() {
    double luminance =
        (0.2126 * color.getRed() + 0.7152 * color.getGreen() + 0.0722 * color.getBlue()) / 255;
    double keep = luminance > 0.5 ? 0.68 : 1;
    return scaled(keep);
  }

  /** The colour mixed with white, for the insides of boxes and bars. */
  Color fill() {
    return new Color(lighter(color.getRed()), lighter(color.getGreen()), lighter(color.getBlue()));
  }

  Color band() {
    return new Color(color.getRed(), color.getGreen(), color.getBlue(), 46);
  }

  private Color scaled(double keep) {
    return new Color(
        (int) (color.getRed() * keep),
        (int) (color.getGreen() * keep),
        (int) (color.getBlue() * keep));
  }

  private static int lighter(int channel) {
    return 255 - (int) Math.round((255 - channel) * 0.42);
  }
}
