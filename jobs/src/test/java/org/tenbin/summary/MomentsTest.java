package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.NotEmpty;
import net.jqwik.api.constraints.Size;

class MomentsTest {
  private static final MathContext FINE = new MathContext(60);

  @Property(tries = 300)
  void sumsAreThoseOfBigIntegers(
      @ForAll @NotEmpty List<@LongRange(min = 0, max = Long.MAX_VALUE) Long> values) {
    Moments moments = of(values);

    assertThat(moments.count()).isEqualTo(values.size());
    assertThat(moments.sum()).isEqualTo(sum(values));
    assertThat(moments.sumOfSquares()).isEqualTo(squares(values));
    assertThat(moments.min()).isEqualTo(values.stream().min(Long::compare).orElseThrow());
    assertThat(moments.max()).isEqualTo(values.stream().max(Long::compare).orElseThrow());
  }

  @Property(tries = 300)
  void aValueThatOccurredOftenIsThatValueOftenAdded(
      @ForAll @LongRange(min = 0, max = Long.MAX_VALUE) long value,
      @ForAll @IntRange(min = 0, max = 50) int times) {
    Moments together = new Moments();
    together.add(value, times);
    Moments singly = new Moments();
    for (int i = 0; i < times; i++) {
      singly.add(value);
    }

    assertThat(together.count()).isEqualTo(singly.count());
    assertThat(together.sum()).isEqualTo(singly.sum());
    assertThat(together.sumOfSquares()).isEqualTo(singly.sumOfSquares());
    assertThat(together.min()).isEqualTo(singly.min());
    assertThat(together.max()).isEqualTo(singly.max());
  }

  @Property(tries = 300)
  void meanAndDeviationAreRoundedOnce(
      @ForAll @Size(min = 2, max = 20)
          List<@LongRange(min = 0, max = Long.MAX_VALUE) Long> values) {
    Moments moments = of(values);
    BigDecimal n = BigDecimal.valueOf(values.size());
    BigDecimal mean = new BigDecimal(sum(values)).divide(n, FINE);
    BigDecimal squares = BigDecimal.ZERO;
    for (long value : values) {
      squares = squares.add(BigDecimal.valueOf(value).subtract(mean).pow(2));
    }
    BigDecimal deviation = squares.divide(n.subtract(BigDecimal.ONE), FINE).sqrt(FINE);

    assertThat(moments.mean()).isEqualTo(mean.doubleValue());
    assertThat(moments.standardDeviation()).isEqualTo(deviation.doubleValue());
  }

  @Example
  void squaresOfManyLargestValuesNeedMoreThan128Bits() {
    Moments moments = new Moments();
    moments.add(Long.MAX_VALUE, Long.MAX_VALUE);
    BigInteger most = BigInteger.valueOf(Long.MAX_VALUE);

    assertThat(moments.sum()).isEqualTo(most.pow(2));
    assertThat(moments.sumOfSquares()).isEqualTo(most.pow(3));
    assertThat(moments.standardDeviation()).isZero();
  }

  /** All 128 lower bits of the squares are set, then one is added: it is carried twice. */
  @Example
  void aCarryPassesThroughAFullWord() {
    Moments moments = new Moments();
    moments.add(1, (1L << 62) - 1);
    moments.add(1L << 31, (1L << 62) - 1);
    moments.add(1L << 62, 15);
    BigInteger full = BigInteger.ONE.shiftLeft(128).subtract(BigInteger.ONE);

    assertThat(moments.sumOfSquares()).isEqualTo(full);
    moments.add(1);
    assertThat(moments.sumOfSquares()).isEqualTo(full.add(BigInteger.ONE));
  }

  @Example
  void noValueHasNoMean() {
    Moments none = new Moments();
    Moments one = new Moments();
    one.add(7);

    assertThat(none.mean()).isNaN();
    assertThat(none.standardDeviation()).isNaN();
    assertThat(one.mean()).isEqualTo(7);
    assertThat(one.standardDeviation()).isNaN();
  }

  private static Moments of(List<Long> values) {
    Moments moments = new Moments();
    values.forEach(moments::add);
    return moments;
  }

  private static BigInteger sum(List<Long> values) {
    return values.stream().map(BigInteger::valueOf).reduce(BigInteger.ZERO, BigInteger::add);
  }

  private static BigInteger squares(List<Long> values) {
    return values.stream()
        .map(value -> BigInteger.valueOf(value).pow(2))
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  @Example
  void squaresOfOneWordCarryIntoTheNext() {
    Moments moments = new Moments();
    BigInteger expected = BigInteger.ZERO;
    for (int i = 0; i < 5; i++) {
      long value = (1L << 32) - 1 + i % 2;
      moments.add(value);
      expected = expected.add(BigInteger.valueOf(value).pow(2));
    }

    assertThat(moments.sumOfSquares()).isEqualTo(expected);
  }
}
