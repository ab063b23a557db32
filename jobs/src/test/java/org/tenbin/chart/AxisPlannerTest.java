package org.tenbin.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.tenbin.chart.font.ChartFonts;

class AxisPlannerTest {
  private final AxisPlanner planner = new AxisPlanner(new Typesetter(ChartFonts.builtIn()));

  @Test
  void anAmountBeginsAtZero() {
    AxisPlan plan = upright(Axis.fromZero("Elapsed", "s"), 12.4, 77.7);
    assertThat(plan.title()).isEqualTo("Elapsed [s]");
    assertThat(labels(plan)).containsExactly("0", "20", "40", "60", "80");
    assertThat(plan.lower()).isZero();
    assertThat(plan.upper()).isEqualTo(80);
  }

  @Test
  void negativeAmountsKeepZeroOnTheAxis() {
    AxisPlan plan = upright(Axis.fromZero("Change", "%"), -30, -5);
    assertThat(plan.upper()).isZero();
    assertThat(labels(plan)).contains("-30", "-20", "0").doesNotContain("-0");
  }

  @Test
  void anIntervalBelowZeroDoesNotMakeAnAmountNegative() {
    Survey survey = new Survey(false, false);
    survey.admit(List.of(new Point(1, 11, -1.7, 23.7)));
    AxisPlan plan = planner.upright(Axis.fromZero("Elapsed", "s"), survey.y(), 150);
    assertThat(plan.lower()).isZero();
    assertThat(plan.upper()).isGreaterThanOrEqualTo(23.7);
    assertThat(survey.notes(Language.ENGLISH, plan, plan))
        .containsExactly("1 interval reaches beyond the axis.");
  }

  @Test
  void anIntervalOfNegativeValuesIsShownInFull() {
    Survey survey = new Survey(false, false);
    survey.admit(List.of(new Point(1, -2, -6, 2)));
    AxisPlan plan = planner.upright(Axis.fromZero("Change", "%"), survey.y(), 150);
    assertThat(plan.lower()).isLessThanOrEqualTo(-6);
    assertThat(plan.upper()).isGreaterThanOrEqualTo(2);
  }

  @Test
  void ticksAreDecimals() {
    assertThat(labels(upright(Axis.linear("Efficiency", ""), 0.1, 0.7)))
        .containsExactly("0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7");
  }

  @Test
  void aFixedRangeIsKeptToTheLastDigit() {
    AxisPlan plan = upright(Axis.fromZero("t", "s").withRange(0, 93), 5, 200);
    assertThat(plan.lower()).isZero();
    assertThat(plan.upper()).isEqualTo(93);
    assertThat(labels(plan)).endsWith("80");
  }

  @Test
  void equalValuesStandInTheMiddle() {
    AxisPlan plan = upright(Axis.linear("t", "s"), 5, 5);
    assertThat(plan.lower()).isLessThan(5);
    assertThat(plan.upper()).isGreaterThan(5);
    assertThat(upright(Axis.linear("t", "s"), 0, 0).holds(0)).isTrue();
    assertThat(upright(Axis.fromZero("t", "s"), 0, 0).upper()).isEqualTo(1);
    AxisPlan log = upright(Axis.log("t", "s"), 10, 10);
    assertThat(log.lower()).isLessThan(10);
    assertThat(log.upper()).isGreaterThan(10);
  }

  @Test
  void largeNumbersShareAPowerOfTen() {
    AxisPlan plan = upright(Axis.fromZero("Bytes", "B"), 0, 8_000_000);
    assertThat(plan.title()).isIn("Bytes [10⁶ B]", "Bytes [1,000,000 B]");
    assertThat(labels(plan)).endsWith("8");
    assertThat(upright(Axis.fromZero("t", "s"), 0, 0.00042).title())
        .isIn("t [10⁻⁶ s]", "t [0.000001 s]");
  }

  @Test
  void aLogarithmicAxisTicksAtDecadesOrOneTwoFive() {
    assertThat(labels(upright(Axis.log("t", "ms"), 1.3, 870)))
        .containsExactly("1", "10", "100", "1,000");
    assertThat(labels(upright(Axis.log("t", "ms"), 2.2, 41)))
        .containsExactly("2", "5", "10", "20", "50");
    assertThat(labels(upright(Axis.log("t", "ms"), 1.1, 1.9))).contains("1.2", "1.4");
  }

  @Test
  void everyAxisHasTwoNumbersAndNoCaret() {
    Survey.Extent extent = new Survey.Extent();
    extent.add(2);
    extent.add(40);
    assertThat(labels(planner.upright(Axis.log("t", "ms"), extent, 66))).hasSizeGreaterThan(1);

    assertThat(labels(upright(Axis.log("n", ""), 2e5, 3e7)))
        .containsAnyOf("2×10⁶", "2 M")
        .noneMatch(label -> label.contains("^"));
  }

  @Test
  void fewPositionsAreTheTicks() {
    Survey survey = new Survey(false, false);
    for (double x : new double[] {4, 8, 16, 24, 45}) {
      survey.admit(List.of(Point.of(x, 1)));
    }
    assertThat(labels(planner.level(Axis.fromZero("Nodes", ""), survey, 250)))
        .containsExactly("4", "8", "16", "24", "45");
  }

  @Test
  void aCountHasNoHalves() {
    Survey survey = new Survey(false, false);
    for (int x = 1; x <= 3; x++) {
      for (int y = 0; y < 5; y++) {
        survey.admit(List.of(Point.of(x, y)));
      }
    }
    assertThat(labels(planner.level(Axis.linear("Nodes", ""), survey, 250)))
        .containsExactly("1", "2", "3");
  }

  @Property(tries = 400)
  void anyDataHasAnAxisAroundIt(
      @ForAll @DoubleRange(min = -1e280, max = 1e280) double one,
      @ForAll @DoubleRange(min = -1e280, max = 1e280) double other,
      @ForAll Axis.Scale kind) {
    boolean log = kind == Axis.Scale.LOG;
    double low = log ? Math.max(1e-280, Math.abs(Math.min(one, other))) : Math.min(one, other);
    double high = log ? Math.max(low, Math.abs(Math.max(one, other))) : Math.max(one, other);
    AxisPlan plan = upright(new Axis("q", "", kind, Double.NaN, Double.NaN), low, high);
    assertThat(plan.lower()).isLessThan(plan.upper());
    double slack = log ? 0 : (plan.upper() - plan.lower()) * 1e-8;
    assertThat(low).isGreaterThanOrEqualTo(plan.lower() * (log ? 1 - 1e-9 : 1) - slack);
    assertThat(high).isLessThanOrEqualTo(plan.upper() * (log ? 1 + 1e-9 : 1) + slack);
    assertThat(plan.ticks()).isNotEmpty();
    assertThat(labels(plan)).doesNotHaveDuplicates().hasSizeLessThan(14);
    assertThat(plan.ticks()).isSortedAccordingTo((a, b) -> Double.compare(a.value(), b.value()));
  }

  private AxisPlan upright(Axis axis, double low, double high) {
    Survey.Extent extent = new Survey.Extent();
    extent.add(low);
    extent.add(high);
    return planner.upright(axis, extent, 150);
  }

  private static List<String> labels(AxisPlan plan) {
    return plan.ticks().stream().filter(AxisPlan.Tick::major).map(AxisPlan.Tick::label).toList();
  }
}
