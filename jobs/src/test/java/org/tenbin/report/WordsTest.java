package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class WordsTest {
  private static final Pattern PLACE = Pattern.compile("%(?:\\d+\\$)?[sd]");

  /** Wordings that one language alone needs: of one thing, of a plural, of all. */
  private static final Pattern FORM = Pattern.compile(".*\\.(?:one|many|all)");

  private static Properties words(String file) throws IOException {
    Properties properties = new Properties();
    try (Reader in =
        new InputStreamReader(WordsTest.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
      properties.load(in);
    }
    return properties;
  }

  @Test
  void numbersAgree() {
    Words english = Words.of("en");
    assertThat(english.about("12 threads", "finding.faster", "12 threads", "2", "1", "", ""))
        .isEqualTo("12 threads are 2 times as fast as 1.");
    assertThat(english.about("1 thread", "finding.faster", "1 thread", "2", "a", "", ""))
        .isEqualTo("1 thread is 2 times as fast as a.");
    assertThat(english.about("Jungle", "finding.faster", "Jungle", "2", "a", "", ""))
        .isEqualTo("Jungle is 2 times as fast as a.");
    assertThat(english.counting("1", "Client nodes")).isEqualTo("1 client node");
    assertThat(english.counting("1", "Processes")).isEqualTo("1 process");
    assertThat(english.counting("1", "Class")).isEqualTo("1 class");
    assertThat(english.counting("2", "Client nodes")).isEqualTo("2 client nodes");
    assertThat(english.counted("steadiness.short", 1, 1)).startsWith("The one timeline");
  }

  @Test
  void japaneseMeetsLatinWithABlank() {
    Words japanese = Words.of("ja");
    assertThat(japanese.text("finding.times", "Jungle", "1.05", "ディスク", "平均", ""))
        .isEqualTo("Jungle の平均はディスクの 1.05 倍である。");
    assertThat(japanese.text("finding.times", "メモリ", "1.05", "KVM", "平均", ""))
        .isEqualTo("メモリの平均は KVM の 1.05 倍である。");
    assertThat(japanese.text("scaling.peak", "8", "スレッド数")).isEqualTo("当てはめた法則の頂点はスレッド数 8");
    assertThat(japanese.share("count.BETTER", 4, 4, 4, 4)).isEqualTo("比較 4 件すべてで優位");
    assertThat(japanese.share("count.BETTER", 3, 4, 3, 4)).isEqualTo("比較 4 件中 3 件で優位");
  }

  @Test
  void bothLanguagesSayTheSameThings() throws IOException {
    Properties english = words("words.properties");
    Properties japanese = words("words_ja.properties");

    english.keySet().removeIf(key -> FORM.matcher((String) key).matches());
    japanese.keySet().removeIf(key -> FORM.matcher((String) key).matches());
    assertThat(new TreeSet<>(japanese.keySet())).isEqualTo(new TreeSet<>(english.keySet()));
    for (String key : english.stringPropertyNames()) {
      assertThat(PLACE.matcher(japanese.getProperty(key)).results().count())
          .as(key)
          .isEqualTo(PLACE.matcher(english.getProperty(key)).results().count());
    }
  }
}
