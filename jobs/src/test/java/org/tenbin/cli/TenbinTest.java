package org.tenbin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TenbinTest {
  @Test
  void noProgramIsAUsageError() throws Throwable {
    assertThat(Tenbin.run(new String[0])).isEqualTo(2);
  }

  @Test
  void anUnknownProgramIsAUsageError() throws Throwable {
    assertThat(Tenbin.run(new String[] {"weigh"})).isEqualTo(2);
  }
}
