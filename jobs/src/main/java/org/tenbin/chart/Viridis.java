package org.tenbin.chart;

import java.awt.Color;

/**
 * The colour scale viridis (S. van der Walt, N. Smith, 2015; released to the public domain): even
 * in lightness and readable by colour-blind eyes. Ten of its colours with straight lines between.
 */
final class Viridis {
  static final int STEPS = 64;
  private static final int[] COLORS = {
    0x440154, 0x482878, 0x3E4A89, 0x31688E, 0x26828E, 0x1F9E89, 0x35B779, 0x6DCD59, 0xB4DE2C,
    0xFDE725
  };

  private Viridis() {}

  /** The step of a share from 0 to 1. */
  static int step(double share) {
    return (int) Math.max(0, Math.min(STEPS - 1, Math.floor(share * STEPS)));
  }

  static Color color(int step) {
    double place = step / (STEPS - 1.0) * (COLORS.length - 1);
    int below = (int) Math.min(COLORS.length - 2, Math.floor(place));
    double share = place - below;
    return new Color(
        mix(COLORS[below] >> 16, COLORS[below + 1] >> 16, share),
        mix(COLORS[below] >> 8, COLORS[below + 1] >> 8, share),
        mix(COLORS[below], COLORS[below + 1], share));
  }

  private static int mix(int from, int to, double share) {
    return (int) Math.round((from & 255) * (1 - share) + (to & 255) * share);
  }
}
