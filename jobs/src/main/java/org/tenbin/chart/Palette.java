package org.tenbin.chart;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Gives each series its style: names of the theme keep theirs, others take the free ones. */
final class Palette {
  private final List<String> order;

  Palette(Theme theme) {
    this.order = theme.seriesOrder();
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
