package org.tenbin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GenericOptionsTest {
  @Test
  void genericOptionsComeFirstWhereverTheyStood() {
    assertThat(first("in", "out", "-D", "a=b", "--by", "x", "-Dc=d", "-conf", "site.xml"))
        .containsExactly("-D", "a=b", "-D", "c=d", "-conf", "site.xml", "in", "out", "--by", "x");
  }

  @Test
  void allThatTakeAValue() {
    for (String option : new String[] {"-D", "-conf", "-fs", "-jt", "-files", "-libjars"}) {
      assertThat(first("in", option, "value", "out")).containsExactly(option, "value", "in", "out");
    }
  }

  @Test
  void behindTwoDashesNothingIsAnOption() {
    assertThat(first("-Da=b", "--", "-D", "c=d")).containsExactly("-D", "a=b", "--", "-D", "c=d");
  }

  @Test
  void anOptionWithoutItsValueIsLeftForTheProgramToRefuse() {
    assertThat(first("in", "-D")).containsExactly("in", "-D");
    assertThat(first()).isEmpty();
  }

  private static String[] first(String... args) {
    return GenericOptions.first(args);
  }
}
