package org.tenbin.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellTest {
  @Property
  void pathsRoundTrip(@ForAll List<String> values) {
    List<Level> levels =
        values.stream().filter(v -> !v.isEmpty()).map(v -> new Level("f" + v.length(), v)).toList();
    Cell cell = new Cell(levels);
    assertThat(Cell.parse(cell.path())).isEqualTo(cell);
  }

  @Property
  void anEscapedValueIsOneHarmlessSegment(@ForAll String value) {
    String escaped = PartitionPath.escape(value);
    assertThat(escaped).isNotEmpty().doesNotContain("/", "=", ":", "\n", "\u0000");
  }

  @ParameterizedTest
  @CsvSource({"03,3", "3.0,3", "1e3,1e3", "-0,0", "+7,7", "x,x"})
  void numbersHaveOneForm(String text, String typed) {
    assertThat(Level.typed(Factor.Type.NUMBER, text)).isEqualTo(typed);
    assertThat(Level.typed(Factor.Type.TEXT, text)).isEqualTo(text);
  }

  @Test
  void numbersSortByValueAndMissingLast() {
    assertThat(List.of("10", "9", Level.MISSING, "b", "a").stream().sorted(Level::compareValues))
        .containsExactly("9", "10", "a", "b", Level.MISSING);
  }

  @Test
  void pathLevelsComeFromFoldersOnly() {
    assertThat(PartitionPath.levels("/c/backend=a%2Fb/cores=4/x=y.csv"))
        .containsExactly(new Level("backend", "a/b"), new Level("cores", "4"));
  }
}
