package org.tenbin.chart;

import java.util.List;
import java.util.Objects;

/**
 * Speed-up over one worker and, below it, efficiency (speed-up a worker), with the ideal line and
 * the fitted law.
 *
 * @param caption words around the chart
 * @param x number of workers: threads, cores or nodes
 * @param speedup axis of the speed-up
 * @param efficiency axis of the efficiency, as a fraction of one
 * @param curves one colour each
 */
public record ScalingChart(
    Caption caption, Axis x, Axis speedup, Axis efficiency, List<Curve> curves) implements Chart {

  /** Checks that nothing is missing and copies the list. */
  public ScalingChart {
    Objects.requireNonNull(caption, "caption");
    Objects.requireNonNull(x, "x");
    Objects.requireNonNull(speedup, "speedup");
    Objects.requireNonNull(efficiency, "efficiency");
    curves = List.copyOf(curves);
  }

  /**
   * One system.
   *
   * @param name of the system
   * @param measured speed-up at each number of workers
   * @param leftOut measured points that the fit leaves out, such as a collapse; drawn as crosses
   * @param law the fitted law as points close enough for a curve; may be empty
   */
  public record Curve(String name, List<Point> measured, List<Point> leftOut, List<Point> law) {
    /** Checks that nothing is missing and copies the lists. */
    public Curve {
      Objects.requireNonNull(name, "name");
      measured = List.copyOf(measured);
      leftOut = List.copyOf(leftOut);
      law = List.copyOf(law);
    }
  }
}
