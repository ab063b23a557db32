package org.tenbin.experiment;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * A text in one or several languages. In YAML either a plain string (good for every language) or a
 * map from language tag to text: <code>{en: Back end, ja: バックエンド}</code>.
 *
 * @param byLanguage text by language tag; the key <code>""</code> holds a text without a language
 */
public record LocalText(Map<String, String> byLanguage) {
  private static final String ANY = "";

  public LocalText {
    byLanguage = Collections.unmodifiableMap(new TreeMap<>(byLanguage));
  }

  /** A text that is the same in every language. */
  @JsonCreator
  public static LocalText of(String text) {
    return new LocalText(Map.of(ANY, Objects.requireNonNull(text)));
  }

  @JsonCreator
  static LocalText of(Map<String, String> byLanguage) {
    return new LocalText(byLanguage);
  }

  @JsonValue
  Object toJson() {
    return byLanguage.size() == 1 && byLanguage.containsKey(ANY)
        ? byLanguage.get(ANY)
        : new TreeMap<>(byLanguage);
  }

  /** The text in the given language, else the one without a language, else English, else any. */
  public String in(String language) {
    for (String tag : new String[] {language, ANY, "en"}) {
      String text = byLanguage.get(tag);
      if (text != null) {
        return text;
      }
    }
    return new TreeMap<>(byLanguage).values().stream().findFirst().orElse("");
  }
}
