package org.tenbin.chart;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.tenbin.chart.AxisPlan.Tick;

/**
 * Chooses the ends and ticks of numeric axes. Ticks are decimal numbers, so that none reads
 * 0.30000000000000004.
 */
final class AxisPlanner {
  /** Room at the ends of an axis that fits its data, as a fraction of its length. */
  private static final double PADDING = 0.03;

  private static final double POINTS_PER_LEVEL_TICK = 17;
  private static final double POINTS_PER_TICK = 23;

  /** Least room on either side of a number on a level axis. */
  private static final double AIR = 2.5;

  /** Measured positions with more digits than this are no good ticks. */
  private static final int LONGEST_EXACT = 7;

  private static final double[] NICE = {1, 2, 2.5, 5, 10};

  private final Typesetter type;

  AxisPlanner(Typesetter type) {
    this.type = type;
  }

  /** An upright axis: its ends are ticks, the data between them. */
  AxisPlan upright(Axis axis, Survey.Extent extent, double length) {
    if (axis.log()) {
      return LogTicks.plan(type, axis, extent, length / POINTS_PER_TICK);
    }
    double low = lowEnd(axis, extent);
    double high = highEnd(axis, extent);
    int target = (int) Math.max(2, Math.min(6, length / POINTS_PER_TICK));
    BigDecimal step = niceStep(high - low, target);
    if (!axis.fixed()) {
      low = multiple(low, step, RoundingMode.FLOOR);
      high = multiple(high, step, RoundingMode.CEILING);
    }
    return linear(axis, low, high, high, step);
  }

  /** A level axis: a little longer than the data, with no tick beyond them. */
  AxisPlan level(Axis axis, Survey survey, double length) {
    int most = (int) Math.max(2, Math.min(10, length / POINTS_PER_LEVEL_TICK));
    AxisPlan plan = level(axis, survey, length, most);
    for (int target = most - 1; target >= 2 && !fits(plan, length); target--) {
      plan = level(axis, survey, length, target);
    }
    return plan;
  }

  private AxisPlan level(Axis axis, Survey survey, double length, int target) {
    Survey.Extent extent = survey.x();
    if (axis.log()) {
      return atValues(LogTicks.tight(type, axis, extent, target), survey, length);
    }
    double low = lowEnd(axis, extent);
    double high = highEnd(axis, extent);
    double lastTick = high;
    BigDecimal step = niceStep(high - low, target);
    if (survey.wholeX() && step.compareTo(BigDecimal.ONE) < 0) {
      step = BigDecimal.ONE;
    }
    if (!axis.fixed()) {
      double room = (high - low) * PADDING;
      low = low == 0 ? 0 : low - room;
      high = high + room;
    }
    return atValues(linear(axis, low, high, lastTick, step), survey, length);
  }

  /** Whether the numbers of a level axis stand clear of each other. */
  boolean fits(AxisPlan plan, double length) {
    double end = Double.NEGATIVE_INFINITY;
    for (AxisPlan.Tick tick : plan.ticks()) {
      if (tick.major()) {
        double half = type.line(tick.label(), Typesetter.Style.TICK).width() / 2 + AIR;
        double place = plan.share(tick.value()) * length;
        if (place - half < end) {
          return false;
        }
        end = place + half;
      }
    }
    return true;
  }

  private static double lowEnd(Axis axis, Survey.Extent extent) {
    if (axis.fixed()) {
      return axis.lower();
    }
    if (extent.empty()) {
      return 0;
    }
    if (axis.scale() == Axis.Scale.FROM_ZERO) {
      // Of few scattered runs the interval can reach below zero; an amount cannot. It is cut there.
      return extent.valuesFromZero() ? 0 : Math.min(0, extent.low());
    }
    return extent.low() == extent.high() ? extent.low() - spread(extent.low()) : extent.low();
  }

  private static double highEnd(Axis axis, Survey.Extent extent) {
    if (axis.fixed()) {
      return axis.upper();
    }
    if (extent.empty()) {
      return 1;
    }
    if (axis.scale() == Axis.Scale.FROM_ZERO) {
      double high = Math.max(0, extent.high());
      return high == 0 && extent.low() >= 0 ? 1 : high;
    }
    return extent.low() == extent.high() ? extent.high() + spread(extent.high()) : extent.high();
  }

  /** Half the length of an axis on which all values are equal. */
  private static double spread(double value) {
    return value == 0 ? 1 : Math.abs(value) * 0.1;
  }

  static BigDecimal niceStep(double span, int target) {
    double raw = span / target;
    int exponent = (int) Math.floor(Math.log10(raw));
    double fraction = raw / Math.pow(10, exponent);
    for (double nice : NICE) {
      if (fraction <= nice * (1 + 1e-9)) {
        return BigDecimal.valueOf(nice).scaleByPowerOfTen(exponent).stripTrailingZeros();
      }
    }
    return BigDecimal.ONE.scaleByPowerOfTen(exponent + 1);
  }

  private static double multiple(double value, BigDecimal step, RoundingMode rounding) {
    BigDecimal exact = new BigDecimal(value);
    // A value a rounding error beyond a tick must not add a whole empty step.
    BigDecimal slack = step.scaleByPowerOfTen(-9);
    BigDecimal eased = rounding == RoundingMode.FLOOR ? exact.add(slack) : exact.subtract(slack);
    return eased.divide(step, 0, rounding).multiply(step).doubleValue();
  }

  private static List<BigDecimal> multiples(double low, double high, BigDecimal step) {
    List<BigDecimal> values = new ArrayList<>();
    double slack = step.doubleValue() * 1e-9;
    BigDecimal value =
        new BigDecimal(low - slack).divide(step, 0, RoundingMode.CEILING).multiply(step);
    while (value.doubleValue() <= high + slack && values.size() < 100) {
      values.add(value);
      value = value.add(step);
    }
    return values;
  }

  private AxisPlan linear(Axis axis, double low, double high, double lastTick, BigDecimal step) {
    int power = power(Math.max(Math.abs(low), Math.abs(lastTick)));
    List<Tick> ticks = new ArrayList<>();
    for (BigDecimal value : multiples(low, lastTick, step)) {
      ticks.add(
          new Tick(
              value.doubleValue(),
              Numbers.plain(value.scaleByPowerOfTen(-power), step.scaleByPowerOfTen(-power))));
    }
    return new AxisPlan(title(axis, power), low, high, false, ticks, List.of());
  }

  /** Ticks for a logarithmic axis that is too short for decades: plain steps. */
  static List<Tick> plainSteps(double low, double high, int target) {
    BigDecimal step = niceStep(high - low, target);
    List<Tick> ticks = new ArrayList<>();
    for (BigDecimal value : multiples(low, high, step)) {
      ticks.add(new Tick(value.doubleValue(), Numbers.plain(value, step)));
    }
    return ticks;
  }

  /** Large and tiny numbers share a power of ten, written once beside the unit. */
  private static int power(double largest) {
    if (largest == 0 || (largest >= 1e-3 && largest < 1e6)) {
      return 0;
    }
    return Math.floorDiv((int) Math.floor(Math.log10(largest)), 3) * 3;
  }

  private String title(Axis axis, int power) {
    String factor = power == 0 ? "" : Numbers.powerOfTen(power, type);
    String unit = (factor + " " + axis.unit()).strip();
    return unit.isEmpty() ? axis.name() : axis.name() + " [" + unit + "]";
  }

  /** Where the positions are few, as 1, 2, 4, 8, they are the ticks. */
  private AxisPlan atValues(AxisPlan plan, Survey survey, double length) {
    boolean scaled = !plan.log() && power(plan.upper()) != 0;
    List<Tick> ticks =
        survey.fewX().stream()
            .filter(plan::holds)
            .map(value -> new Tick(value, Numbers.exact(value)))
            .toList();
    AxisPlan exact = plan.withTicks(ticks);
    boolean good =
        !scaled
            && !ticks.isEmpty()
            && ticks.stream().allMatch(tick -> tick.label().length() <= LONGEST_EXACT)
            && fits(exact, length);
    return good ? exact : plan;
  }
}
