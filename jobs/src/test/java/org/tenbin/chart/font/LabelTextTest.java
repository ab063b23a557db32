package org.tenbin.chart.font;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class LabelTextTest {
  @Test
  void invisibleAndControlSignsAreGone() {
    assertThat(LabelText.clean(" a\u0000b\tc\r\nd\u202Ee\u200Bf\u2066g\u00A0h "))
        .isEqualTo("a b c defg h");
    assertThat(LabelText.clean("\u001b[31mred")).isEqualTo("[31mred");
    assertThat(LabelText.clean("\ud800x")).isEqualTo("?x");
  }

  @Test
  void aStackOfMarksIsCutDown() {
    assertThat(LabelText.clean("z" + "\u0335".repeat(500) + "!")).isEqualTo("z\u0335\u0335!");
  }

  @Test
  void aLongTextKeepsBothEnds() {
    String text = LabelText.clean("begin" + "x".repeat(10_000) + "end");
    assertThat(text.codePointCount(0, text.length())).isEqualTo(400);
    assertThat(text).startsWith("begin").contains("…").endsWith("end");
  }

  @Test
  void missingSignsHaveAPlainSpelling() {
    FontFace face = ChartFonts.builtIn().regular();
    assertThat(LabelText.showable("p ≤ 0.05", face)).doesNotContain("?");
    assertThat(LabelText.showable("天秤 A", face)).isEqualTo("?? A");
  }

  @Property(tries = 1000)
  void anyTextBecomesOneBoundedVisibleLine(@ForAll String raw) {
    String text = LabelText.clean(raw);
    assertThat(text.codePointCount(0, text.length())).isLessThanOrEqualTo(400);
    assertThat(text.codePoints())
        .noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
    assertThat(Normalizer.isNormalized(text, Normalizer.Form.NFC)).isTrue();
  }
}
