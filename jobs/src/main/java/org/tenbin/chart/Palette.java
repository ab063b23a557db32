package org.tenbin.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;

/** Gives each series its style: names of the theme keep theirs, others take the free ones. */
final class Palette {
  private static final Pattern PARTS = Pattern.compile(", |、| / ");

  private final List<String> order;

  Palette(Theme theme) {
    this.order = theme.seriesOrder();
  }

  /**
   * The style of a name that has a frame for itself: that of the name, or of the first of its parts
   * that the theme knows, so that a level looks alike in all figures.
   */
  SeriesStyle alone(String name) {
    int place = order.indexOf(name);
    if (place < 0) {
      place =
          Arrays.stream(PARTS.split(name))
              .mapToInt(order::indexOf)
              .filter(i -> i >= 0)
              .findFirst()
              .orElse(-1);
    }
    return place < 0 ? SeriesStyle.accent() : SeriesStyle.number(place);
  }

  /** Styles for these names, in their order; as many as fit, then from the beginning again. */
  List<SeriesStyle> styles(List<String> names) {
    BitSet taken = new BitSet();
    for (String name : names) {
      int place = order.indexOf(name);
      if (place >= 0) {
        taken.set(place % SeriesStyle.COUNT);
      }
    }
    List<SeriesStyle> styles = new ArrayList<>();
    int next = 0;
    for (String name : names) {
      int place = order.indexOf(name);
      if (place < 0) {
        place = taken.nextClearBit(next);
        if (place >= SeriesStyle.COUNT) {
          place = next;
        }
        next = place + 1;
      }
      styles.add(SeriesStyle.number(place));
    }
    return styles;
  }
}
