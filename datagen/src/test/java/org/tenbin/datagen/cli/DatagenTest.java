package org.tenbin.datagen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DatagenTest {
  @Test
  void noProgramIsAUsageError() throws Throwable {
    assertThat(Datagen.run(new String[0])).isEqualTo(2);
  }

  @Test
  void anUnknownProgramIsAUsageError() throws Throwable {
    assertThat(Datagen.run(new String[] {"weigh"})).isEqualTo(2);
  }
}
