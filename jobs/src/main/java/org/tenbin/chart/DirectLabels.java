package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Names of lines at their right ends, outside the frame, so that they cover nothing. Names that
 * would overlap are moved apart, with a thin line back to their own.
 */
final class DirectLabels implements Side {
  static final double WIDEST = 92;
  private static final double GAP = 7;
  private static final double APART = 10.5;
  private static final double MOVED = 2.5;

  private final List<Label> labels;

  DirectLabels(List<Label> labels) {
    this.labels = List.copyOf(labels);
  }

  /**
   * One name.
   *
   * @param line the name
   * @param end last point of its line
   * @param color of its line, dark enough for text
   */
  record Label(Line line, Point end, Color color) {}

  @Override
  public double width() {
    return labels.stream().mapToDouble(label -> label.line().width()).max().orElse(0)
        + (labels.isEmpty() ? 0 : GAP + 1);
  }

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    List<Label> ordered = new ArrayList<>(labels);
    ordered.sort(Comparator.comparingDouble(label -> wanted(mapping, label)));
    double[] places = places(mapping, ordered);
    double edge = mapping.area().getMaxX();
    for (int i = 0; i < places.length; i++) {
      Label label = ordered.get(i);
      double own = wanted(mapping, label);
      if (Math.abs(places[i] - own) > MOVED) {
        g.setPaint(label.color());
        g.setStroke(Theme.HAIR);
        g.draw(new Line2D.Double(edge + 0.5, own, edge + GAP - 1, places[i]));
      }
      label.line().drawFrom(g, edge + GAP, places[i] + label.line().middle(), label.color());
    }
  }

  private static double wanted(Mapping mapping, Label label) {
    double y = mapping.y(label.end().y());
    return Math.max(mapping.area().getMinY(), Math.min(mapping.area().getMaxY(), y));
  }

  /** Pushes neighbours apart: groups that touch are centred on the mean of their wishes. */
  private static double[] places(Mapping mapping, List<Label> ordered) {
    List<double[]> groups = new ArrayList<>();
    for (Label label : ordered) {
      // A group: number of labels, sum of their wished-for centres.
      groups.add(new double[] {1, wanted(mapping, label)});
      while (groups.size() > 1
          && touch(groups.get(groups.size() - 2), groups.get(groups.size() - 1))) {
        double[] last = groups.remove(groups.size() - 1);
        double[] before = groups.get(groups.size() - 1);
        before[0] += last[0];
        before[1] += last[1];
      }
    }
    double[] places = new double[ordered.size()];
    int next = 0;
    for (double[] group : groups) {
      double first = group[1] / group[0] - (group[0] - 1) * APART / 2;
      for (int i = 0; i < (int) group[0]; i++) {
        places[next++] = first + i * APART;
      }
    }
    return keptInside(places, mapping.area().getMinY(), mapping.area().getMaxY());
  }

  private static boolean touch(double[] upper, double[] lower) {
    double bottom = upper[1] / upper[0] + upper[0] * APART / 2;
    double top = lower[1] / lower[0] - lower[0] * APART / 2;
    return bottom > top;
  }

  private static double[] keptInside(double[] places, double top, double bottom) {
    for (int i = places.length - 1; i >= 0; i--) {
      double limit = i == places.length - 1 ? bottom : places[i + 1] - APART;
      places[i] = Math.min(places[i], limit);
    }
    for (int i = 0; i < places.length; i++) {
      double limit = i == 0 ? top : places[i - 1] + APART;
      places[i] = Math.max(places[i], limit);
    }
    return places;
  }
}
