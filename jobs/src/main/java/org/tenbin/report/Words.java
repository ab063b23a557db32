package org.tenbin.report;

import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The words of the report in one language, from <code>words.properties</code> and <code>
 * words_ja.properties</code> (UTF-8). A text may have places for values, as String.format writes
 * them.
 */
public final class Words {
  /** The wordings that a language has besides the plain one: key.one, key.many, key.all. */
  private static final Map<String, Set<String>> FORMS =
      Map.of("en", Set.of("one", "many"), "ja", Set.of("all"));

  private static final Pattern SEVERAL = Pattern.compile("(?!1 )[0-9][0-9.,]* (?:.* )?\\w+s");
  private static final Pattern SIBILANT = Pattern.compile(".*(?:ss|x|ch|sh)es");
  private static final Pattern PLURAL = Pattern.compile(".*[^siu]s");
  private static final Set<String> PROPER_NAMES =
      Set.of("Java", "Cassandra", "Jungle", "Linux", "Hadoop", "Ruby", "Haskell", "Xen");

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
    if (values.length == 0) {
      return text;
    }
    return language.equals("ja")
        ? JapaneseSpacing.format(text, values)
        : String.format(Locale.ROOT, text, values);
  }

  /** A text about so many things: English has another wording for one. */
  String counted(String key, long count, Object... values) {
    return text(form(key, "one", count == 1), values);
  }

  /** A text on some of so many comparisons: some languages have another wording for all or one. */
  String share(String key, long count, long all, Object... values) {
    return text(form(form(key, "all", count == all), "one", all == 1), values);
  }

  /** A text whose subject is a label: English has another wording for "12 threads". */
  String about(String label, String key, Object... values) {
    return text(form(key, "many", SEVERAL.matcher(label).matches()), values);
  }

  private String form(String key, String form, boolean wanted) {
    String own = key + "." + form;
    return wanted && FORMS.get(language).contains(form) && bundle.containsKey(own) ? own : key;
  }

  /** A label behind the number that it counts: <code>1 client node</code>. */
  String counting(String number, String label) {
    String unit = inSentence(label);
    if (number.equals("1") && language.equals("en")) {
      if (SIBILANT.matcher(unit).matches()) {
        unit = unit.substring(0, unit.length() - 2);
      } else if (PLURAL.matcher(unit).matches()) {
        unit = unit.substring(0, unit.length() - 1);
      }
    }
    return number + " " + unit;
  }

  /** Sentences one behind the other: Japanese has no blank behind its full stop. */
  String sentences(String first, String second) {
    String blank = language.equals("ja") || first.isEmpty() || second.isEmpty() ? "" : " ";
    return first + blank + second;
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
    boolean name = PROPER_NAMES.contains(label.split(" ", 2)[0]);
    return word && !name ? Character.toLowerCase(label.charAt(0)) + label.substring(1) : label;
  }
}
