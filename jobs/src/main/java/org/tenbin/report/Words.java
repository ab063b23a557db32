package org.tenbin.report;

import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/**
 * The words of the report in one language, from <code>words.properties</code> and <code>
 * words_ja.properties</code> (UTF-8). A text may have places for values, as String.format writes
 * them.
 */
public final class Words {
  private final String language;
  private final ResourceBundle bundle;

  private Words(String language, ResourceBundle bundle) {
    this.language = language;
    this.bundle = bundle;
  }

  /** The words of a language: <code>ja</code>, or English for any other. */
  public static Words of(String language) {
    Locale locale = language.equals("ja") ? Locale.JAPANESE : Locale.ROOT;
    return new Words(
        language.equals("ja") ? "ja" : "en",
        ResourceBundle.getBundle(
            Words.class.getPackageName() + ".words",
            locale,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)));
  }

  /** The language's tag. */
  public String language() {
    return language;
  }

  /**
   * A text, with values put in their places.
   *
   * @throws MissingResourceException where there is no such text
   */
  public String text(String key, Object... values) {
    String text = bundle.getString(key);
    return values.length == 0 ? text : String.format(Locale.ROOT, text, values);
  }

  /** A text, or another where there is none. */
  public String textOr(String key, String otherwise) {
    return bundle.containsKey(key) ? bundle.getString(key) : otherwise;
  }

  /** The text with a capital first letter. */
  static String capital(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** A label within a sentence: <code>Mean latency</code> becomes <code>mean latency</code>. */
  static String inSentence(String label) {
    boolean word =
        label.length() > 1
            && Character.isUpperCase(label.charAt(0))
            && Character.isLowerCase(label.charAt(1));
    return word ? Character.toLowerCase(label.charAt(0)) + label.substring(1) : label;
  }
}
