package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ConfoundingTest {
  @Test
  void coreCountOfTheThesisGoesWithItsHost() {
    Confounding confounding = Confounding.in(thesis());

    assertThat(confounding.aliasSets())
        .containsExactly(new TreeSet<>(List.of("cores", "memory_gb", "server")));
    assertThat(confounding.confoundersOf("cores")).containsExactly("memory_gb", "server");
    assertThat(confounding.confoundersOf("backend")).isEmpty();
    assertThat(confounding.confoundersOf("hypervisor")).isEmpty();
  }

  @Test
  void aFactorThatNeverChangesConfoundsNothing() {
    assertThat(Confounding.in(thesis()).confoundersOf("java")).isEmpty();
    assertThat(Confounding.in(List.of()).aliasSets()).isEmpty();
  }

  @Test
  void oneMissingCellAliasesTwoFactors() {
    List<Map<String, String>> cells =
        List.of(Map.of("backend", "a", "cores", "4"), Map.of("backend", "b", "cores", "24"));

    assertThat(Confounding.in(cells).aliasSets())
        .containsExactly(new TreeSet<>(List.of("backend", "cores")));
  }

  @Test
  void severalHostsALevelConfoundOneWayOnly() {
    List<Map<String, String>> cells =
        List.of(
            Map.of("cores", "4", "host", "x"),
            Map.of("cores", "4", "host", "y"),
            Map.of("cores", "24", "host", "z"));
    Confounding confounding = Confounding.in(cells);

    assertThat(confounding.aliasSets()).isEmpty();
    assertThat(confounding.confoundersOf("cores")).containsExactly("host");
    assertThat(confounding.confoundersOf("host")).isEmpty();
  }

  @Test
  void anUnnamedLevelIsALevel() {
    List<Map<String, String>> cells =
        List.of(Map.of("backend", "a"), Map.of("backend", "b", "patch", ""));

    assertThat(Confounding.in(cells).confoundersOf("backend")).containsExactly("patch");
  }

  private static List<Map<String, String>> thesis() {
    List<Map<String, String>> cells = new ArrayList<>();
    for (String backend : List.of("jungle", "cassandra")) {
      for (String hypervisor : List.of("kvm", "vmware")) {
        for (String cores : List.of("4", "24")) {
          boolean large = cores.equals("24");
          cells.add(
              Map.of(
                  "backend",
                  backend,
                  "hypervisor",
                  hypervisor,
                  "cores",
                  cores,
                  "server",
                  large ? "bldsv10" : "4cores",
                  "memory_gb",
                  large ? "132" : "8",
                  "java",
                  "1.6.0_39"));
        }
      }
    }
    return cells;
  }
}
