package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class IntervalTest {
  @Test
  void theEndsBelongToIt() {
    Interval interval = new Interval(1, 2, 0.95);

    assertThat(interval.contains(1)).isTrue();
    assertThat(interval.contains(2)).isTrue();
    assertThat(interval.contains(0.999)).isFalse();
    assertThat(interval.contains(2.001)).isFalse();
  }

  @Test
  void refusesEndsInTheWrongOrderOrThatAreNone() {
    assertThatThrownBy(() -> new Interval(2, 1.9, 0.95)).hasMessageContaining("wrong order");
    assertThatThrownBy(() -> new Interval(Double.NaN, 2, 0.95)).hasMessageContaining("lower end");
    assertThatThrownBy(() -> new Interval(1, Double.POSITIVE_INFINITY, 0.95))
        .hasMessageContaining("upper end");
    assertThatThrownBy(() -> new Interval(1, 2, 1)).hasMessageContaining("between 0 and 1");
  }
}
