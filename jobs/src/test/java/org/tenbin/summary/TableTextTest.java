package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TableTextTest {
  @Property(tries = 1000)
  void visibleTextComesBack(@ForAll("visible") String text) {
    assertThat(TableText.decode(TableText.encode(text))).isEqualTo(text);
  }

  @Property(tries = 1000)
  void nothingThatBeginsLikeAFormulaIsLeftButNumbers(@ForAll("visible") String text) {
    String cell = TableText.encode(text);
    boolean formula = !cell.isEmpty() && "=+-@".indexOf(cell.charAt(0)) >= 0;

    assertThat(formula && !cell.matches("[+-]([0-9]+\\.?[0-9]*|\\.[0-9]+)(E[+-]?[0-9]+)?"))
        .as(cell)
        .isFalse();
  }

  @Example
  void numbersStayNumbers() {
    for (String number : new String[] {"-1", "+2.5", "-1E-7", "-.5", "0", "12", "-12.", "+1E+3"}) {
      assertThat(TableText.encode(number)).isEqualTo(number);
    }
  }

  @Example
  void formulasGetAnApostrophe() {
    for (String formula :
        new String[] {"=1+1", "=1", "@1", "+E5", "-2+3", "-", "+", "@SUM(A1)", "-1-E7", "+1.2.3"}) {
      assertThat(TableText.encode(formula)).isEqualTo("'" + formula);
    }
  }

  @Example
  void invisibleCharactersBecomeEscapes() {
    assertThat(TableText.encode("a\u0007\u202eb\tc")).isEqualTo("a\\u0007\\u202eb\\u0009c");
    assertThat(TableText.encode("\t=1")).doesNotContain("\t");
    assertThat(TableText.encode("1\u0000")).isEqualTo("1\\u0000");
    assertThat(TableText.encode("天秤")).isEqualTo("天秤");
  }

  @Provide
  Arbitrary<String> visible() {
    return Arbitraries.strings().withChars("=+-@'.E019a, \"天").ofMaxLength(8);
  }
}
