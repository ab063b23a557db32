package org.tenbin.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.InputRule;

class DestinationTest {
  private static final List<Factor> FACTORS =
      List.of(Factor.undeclared("backend"), Factor.undeclared("cores"));

  @Test
  void partitionFoldersAreKept() {
    String path = "backend=jungle/cores=24/run=01/client-1.csv";
    assertThat(new Destination(List.of(), FACTORS, Map.of()).of(path)).isEqualTo(path);
  }

  @Test
  void filesWithoutLevelsKeepTheirPlace() {
    assertThat(new Destination(List.of(), FACTORS, Map.of()).of("a/b.log")).isEqualTo("a/b.log");
  }

  @Test
  void templatesBecomeFoldersInTheOrderOfTheFactors() {
    InputRule rule = new InputRule("jtl/{cores}c-{backend}-{run}/*.jtl", null, null, null, null);
    assertThat(new Destination(List.of(rule), FACTORS, Map.of()).of("jtl/24c-jungle-02/node.jtl"))
        .isEqualTo("backend=jungle/cores=24/run=02/jtl/24c-jungle-02/node.jtl");
  }

  @Test
  void givenLevelsAreEscapedAndComeBeforeTheFile() {
    Map<String, String> given = new LinkedHashMap<>();
    given.put("cores", "4");
    given.put("backend", "a/../b");
    assertThat(new Destination(List.of(), FACTORS, given).of("x.jtl"))
        .isEqualTo("backend=a%2F..%2Fb/cores=4/x.jtl");
  }
}
