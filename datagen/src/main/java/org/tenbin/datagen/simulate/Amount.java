package org.tenbin.datagen.simulate;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A random amount: a floor plus an exponential part, <code>{floor: 60, mean: 90}</code>; a plain
 * number is a constant. The unit stands in the name of the key that holds it.
 *
 * @param floor the least value
 * @param mean the mean, floor included
 */
public record Amount(double floor, double mean) {
  /** Always zero. */
  public static final Amount NONE = new Amount(0, 0);

  public Amount {
    if (!(floor >= 0 && mean >= floor && mean < 1e12)) {
      throw new IllegalArgumentException(
          "an amount has 0 <= floor <= mean: {floor: " + floor + ", mean: " + mean + "}");
    }
  }

  /** The same value each time. */
  @JsonCreator
  public static Amount constant(double value) {
    return new Amount(value, value);
  }

  @JsonCreator
  static Amount of(
      @JsonProperty("floor") double floor,
      @JsonProperty(value = "mean", required = true) double mean) {
    return new Amount(floor, mean);
  }

  static Amount orNone(Amount amount) {
    return amount == null ? NONE : amount;
  }

  double draw(Randomness random) {
    return mean == floor ? floor : floor + (mean - floor) * random.exponential();
  }

  /** A draw of an amount of microseconds. */
  long nanosOfMicros(Randomness random) {
    return (long) (draw(random) * 1e3);
  }

  /** A draw of an amount of milliseconds. */
  long nanosOfMillis(Randomness random) {
    return (long) (draw(random) * 1e6);
  }
}
