package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.BigRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RootsTest {
  private static final MathContext FINE = new MathContext(120);

  @Property
  void areTheNearestDoubles(
      @ForAll @BigRange(min = "0", max = "9999999999999999999999999999999999999999999999999")
          BigInteger numerator,
      @ForAll @BigRange(min = "1", max = "99999999999999999999999999999999999")
          BigInteger denominator) {
    BigDecimal root =
        new BigDecimal(numerator).divide(new BigDecimal(denominator), FINE).sqrt(FINE);

    assertThat(Roots.ofQuotient(numerator, denominator)).isEqualTo(root.doubleValue());
  }

  /** The root of the first two is halfway between two doubles: the even one is taken. */
  @ParameterizedTest
  @CsvSource({
    "81129638414606699710187514626049, 1, 9007199254740992",
    "81129638414606735738984533590025, 1, 9007199254740996",
    "4, 1, 2",
    "1, 4, 0.5",
    "2, 1, 1.4142135623730951",
    "0, 7, 0",
  })
  void exactRoots(BigInteger numerator, BigInteger denominator, double root) {
    assertThat(Roots.ofQuotient(numerator, denominator)).isEqualTo(root);
  }
}
