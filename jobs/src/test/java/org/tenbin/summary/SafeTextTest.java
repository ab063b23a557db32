package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class SafeTextTest {
  @Property(tries = 1000)
  void nothingInvisibleIsLeft(@ForAll String text) {
    assertThat(SafeText.of(text, 1000).codePoints())
        .noneMatch(Character::isISOControl)
        .noneMatch(c -> Character.getType(c) == Character.FORMAT)
        .noneMatch(c -> Character.getType(c) == Character.SURROGATE)
        .noneMatch(c -> Character.getType(c) == Character.UNASSIGNED)
        .noneMatch(c -> Character.getType(c) == Character.LINE_SEPARATOR);
  }

  @Property(tries = 1000)
  void itIsNeverLongerThanAsked(
      @ForAll String text, @ForAll @IntRange(min = 1, max = 40) int most) {
    String safe = SafeText.of(text, most);

    assertThat(safe.endsWith("…") ? safe.length() - 1 : safe.length()).isLessThanOrEqualTo(most);
  }

  @Example
  void whatIsVisibleStays() {
    assertThat(SafeText.of("read /天秤 <b>&amp;", 100)).isEqualTo("read /天秤 <b>&amp;");
    assertThat(SafeText.of("abc", 3)).isEqualTo("abc");
    assertThat(SafeText.of("abcd", 3)).isEqualTo("abc…");
    assertThat(SafeText.of("ab\u001b[31m", 4)).isEqualTo("ab…");
  }
}
