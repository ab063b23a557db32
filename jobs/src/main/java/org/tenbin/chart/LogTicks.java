package org.tenbin.chart;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.tenbin.chart.AxisPlan.Tick;

/**
 * Ends and ticks of a logarithmic axis: decades, or 1-2-5 where there are few, or plain steps where
 * there is less than one. (A stock logarithmic axis ticks at 3, 32, 316.)
 */
final class LogTicks {
  private static final int[] ROUND = {1, 2, 5};

  /** Below so many decades the steps of a linear axis read better. */
  private static final double FEW_DECADES = 0.75;

  /** Below so many decades 1-2-5 still has room where decades give one number. */
  private static final double FEW_NUMBERS = 2;

  private LogTicks() {}

  /** With ends at round numbers around the data. */
  static AxisPlan plan(Typesetter type, Axis axis, Survey.Extent extent, double roomForLabels) {
    if (axis.fixed()) {
      return between(type, axis, axis.lower(), axis.upper(), roomForLabels);
    }
    if (extent.empty()) {
      return between(type, axis, 1, 10, roomForLabels);
    }
    double low = roundDown(extent.low());
    double high = roundUp(extent.high());
    if (low >= high) {
      low = roundDown(low * 0.999);
      high = roundUp(high * 1.001);
    }
    return between(type, axis, low, high, roomForLabels);
  }

  /** With ends a little outside the data. */
  static AxisPlan tight(Typesetter type, Axis axis, Survey.Extent extent, double roomForLabels) {
    if (axis.fixed() || extent.empty()) {
      return plan(type, axis, extent, roomForLabels);
    }
    double room =
        extent.low() == extent.high() ? 1.6 : Math.pow(extent.high() / extent.low(), 0.03);
    return between(type, axis, extent.low() / room, extent.high() * room, roomForLabels);
  }

  private static AxisPlan between(
      Typesetter type, Axis axis, double low, double high, double roomForLabels) {
    double decades = Math.log10(high / low);
    List<Tick> ticks;
    if (decades < FEW_DECADES) {
      ticks = AxisPlanner.plainSteps(low, high, (int) Math.max(2, Math.min(6, roomForLabels)));
    } else if (decades * 3 <= roomForLabels + 1) {
      ticks = decadeTicks(type, low, high, ROUND, 1);
    } else {
      int every = (int) Math.max(1, Math.ceil(decades / Math.max(2, roomForLabels)));
      ticks = decadeTicks(type, low, high, new int[] {1}, every);
      if (decades < FEW_NUMBERS && ticks.stream().filter(Tick::major).count() < 2) {
        // One number alone is no scale.
        ticks = decadeTicks(type, low, high, ROUND, 1);
      }
    }
    String title = axis.unit().isEmpty() ? axis.name() : axis.name() + " [" + axis.unit() + "]";
    return new AxisPlan(title, low, high, true, ticks, List.of());
  }

  private static List<Tick> decadeTicks(
      Typesetter type, double low, double high, int[] labelled, int every) {
    int first = (int) Math.floor(Math.log10(low) + 1e-12);
    int last = (int) Math.ceil(Math.log10(high) - 1e-12);
    boolean plain = first >= -4 && last <= 6;
    List<Tick> ticks = new ArrayList<>();
    for (int decade = first; decade <= last; decade++) {
      for (int digit = 1; digit <= 9; digit++) {
        BigDecimal exact = BigDecimal.valueOf(digit).scaleByPowerOfTen(decade);
        double value = exact.doubleValue();
        boolean minorHasRoom = every == 1 || digit == 1;
        if (value < low * (1 - 1e-9) || value > high * (1 + 1e-9) || !minorHasRoom) {
          continue;
        }
        boolean major = Math.floorMod(decade, every) == 0 && contains(labelled, digit);
        ticks.add(new Tick(value, major ? label(type, exact, digit, decade, plain) : ""));
      }
    }
    return ticks;
  }

  private static String label(
      Typesetter type, BigDecimal exact, int digit, int decade, boolean plain) {
    if (plain) {
      return Numbers.plain(exact, exact);
    }
    return Numbers.timesPowerOfTen(digit, decade, type);
  }

  private static boolean contains(int[] digits, int digit) {
    for (int one : digits) {
      if (one == digit) {
        return true;
      }
    }
    return false;
  }

  /** The largest 1, 2 or 5 times a power of ten that is not above the value. */
  private static double roundDown(double value) {
    int decade = (int) Math.floor(Math.log10(value) + 1e-12);
    double best = Math.pow(10, decade);
    for (int digit : ROUND) {
      double candidate = BigDecimal.valueOf(digit).scaleByPowerOfTen(decade).doubleValue();
      if (candidate <= value * (1 + 1e-12)) {
        best = candidate;
      }
    }
    return best;
  }

  /** The smallest such number that is not below the value. */
  private static double roundUp(double value) {
    int decade = (int) Math.floor(Math.log10(value) + 1e-12);
    for (int digit : ROUND) {
      double candidate = BigDecimal.valueOf(digit).scaleByPowerOfTen(decade).doubleValue();
      if (candidate >= value * (1 - 1e-12)) {
        return candidate;
      }
    }
    return BigDecimal.ONE.scaleByPowerOfTen(decade + 1).doubleValue();
  }
}
