package org.tenbin.chart;

import java.util.List;
import java.util.Objects;

/**
 * Throughput and latency over time, one above the other, with events marked through both: pauses of
 * garbage collection, the end of the warm-up, full connection tables.
 *
 * @param caption words around the chart
 * @param x time since the start of the run
 * @param panels one a quantity, from the top
 * @param events what happened when
 */
public record TimeSeriesChart(Caption caption, Axis x, List<Panel> panels, List<Event> events)
    implements Chart {

  /**
   * Checks that nothing is missing and copies the lists.
   *
   * @throws IllegalArgumentException if there is no panel
   */
  public TimeSeriesChart {
    Objects.requireNonNull(caption, "caption");
    Objects.requireNonNull(x, "x");
    panels = List.copyOf(panels);
    events = List.copyOf(events);
    if (panels.isEmpty()) {
      throw new IllegalArgumentException("a time series needs a quantity");
    }
  }

  /**
   * One quantity over time.
   *
   * @param y the quantity
   * @param series the lines, by time
   */
  public record Panel(Axis y, List<Series> series) {
    /** Checks that nothing is missing and copies the list. */
    public Panel {
      Objects.requireNonNull(y, "y");
      series = List.copyOf(series);
    }
  }

  /**
   * Something that happened.
   *
   * @param from when it began, on the time axis
   * @param to when it ended; equal to {@code from} for a moment
   * @param kind what it was; events of one kind look alike and share a legend entry
   * @param series the one that it happened to; empty for all. With events of single series, each
   *     series has a frame of its own.
   */
  public record Event(double from, double to, String kind, String series) {
    /** An event that concerns all series. */
    public Event(double from, double to, String kind) {
      this(from, to, kind, "");
    }

    /** Checks the order. */
    public Event {
      Objects.requireNonNull(series, "series");
      Objects.requireNonNull(kind, "kind");
      if (from > to) {
        throw new IllegalArgumentException("an event ends before it begins: " + from + ", " + to);
      }
    }
  }
}
