package org.tenbin.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What two took that ran in turn (A B A B ...).
 *
 * @param ours runs of Tenbin
 * @param theirs as many of the other
 */
record Turns(List<Measured> ours, List<Measured> theirs) {
  /** One of two that take turns. */
  @FunctionalInterface
  interface Turn {
    Measured run() throws IOException, InterruptedException;
  }

  /** A check of the answers that the two have just given. */
  @FunctionalInterface
  interface Check {
    void check() throws IOException;
  }

  /**
   * Runs two in turn: once unmeasured, which warms caches, then as often as is told. Each pair of
   * answers is compared, and times only count where all of them agree.
   */
  static Turns of(Place place, int times, Turn ours, Turn theirs, Check check)
      throws IOException, InterruptedException {
    ours.run();
    theirs.run();
    check.check();
    place.settle();
    return cold(times, ours, theirs, check);
  }

  /** As {@link #of}, but measures from the first run on. */
  static Turns cold(int times, Turn ours, Turn theirs, Check check)
      throws IOException, InterruptedException {
    List<Measured> a = new ArrayList<>();
    List<Measured> b = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      a.add(ours.run());
      b.add(theirs.run());
      check.check();
    }
    return new Turns(a, b);
  }

  int runs() {
    return ours.size();
  }

  /** The ratios pair by pair, ours by theirs. */
  double[] ratios(ToDoubleFunction<Measured> figure) {
    double[] ratios = new double[runs()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = figure.applyAsDouble(ours.get(i)) / figure.applyAsDouble(theirs.get(i));
    }
    return ratios;
  }
}
