package org.tenbin.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HostTest {
  @ParameterizedTest
  @CsvSource({
    "web1, web1, true",
    "web1, WEB1, true",
    "web1, web1.example.org, true",
    "web1.example.org, web1, true",
    "web1, web2, false",
    "db.site-a, db.site-b, false",
    "10.0.0.1, 10.0.0.1, true",
    "10.0.0.1, 10.9.9.9, false",
    "10, 10.0.0.1, false",
    "web1, '', false",
  })
  void namesOfOneMachine(String declared, String inLog, boolean same) {
    assertThat(new Host(declared, null, Map.of(), Map.of()).isNamed(inLog)).isEqualTo(same);
  }
}
