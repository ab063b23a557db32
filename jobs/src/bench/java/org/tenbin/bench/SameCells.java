package org.tenbin.bench;

import java.io.IOException;
import java.util.Map;

/** Holds two runs of Tenbin to the same table of cells, figure by figure. */
final class SameCells implements Turns.Check {
  private final Place place;
  private final int factors;
  private Map<String, Map<String, Double>> first = Map.of();

  SameCells(Place place, int factors) {
    this.place = place;
    this.factors = factors;
  }

  /** Keeps the cells of the first of two runs, which has just ended. */
  Measured first(Measured measured) throws IOException {
    first = Answers.ofSummary(place.summary(), factors);
    return measured;
  }

  @Override
  public void check() throws IOException {
    if (first.isEmpty() || !first.equals(Answers.ofSummary(place.summary(), factors))) {
      throw new IOException("the two runs give different cells");
    }
  }
}
