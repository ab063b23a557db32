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

  private static Properties words(String file) throws IOException {
    Properties properties = new Properties();
    try (Reader in =
        new InputStreamReader(WordsTest.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
      properties.load(in);
    }
    return properties;
  }

  @Test
  void bothLanguagesSayTheSameThings() throws IOException {
    Properties english = words("words.properties");
    Properties japanese = words("words_ja.properties");

    assertThat(new TreeSet<>(japanese.keySet())).isEqualTo(new TreeSet<>(english.keySet()));
    for (String key : english.stringPropertyNames()) {
      assertThat(PLACE.matcher(japanese.getProperty(key)).results().count())
          .as(key)
          .isEqualTo(PLACE.matcher(english.getProperty(key)).results().count());
    }
  }
}
