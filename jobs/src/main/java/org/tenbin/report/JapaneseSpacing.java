package org.tenbin.report;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts values into Japanese texts: between a value and the text around it stands a blank where
 * Japanese meets Latin letters or digits, and none where Japanese meets Japanese. The values
 * themselves stay as they are.
 */
final class JapaneseSpacing {
  private static final Pattern PLACE = Pattern.compile("%%|%(?:(\\d+)\\$)?([sd])");
  private static final Pattern JAPANESE =
      Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}\\p{IsHan}\u30fc]");
  private static final Pattern LATIN = Pattern.compile("[\\p{IsLatin}\\p{Nd}%]");

  private JapaneseSpacing() {}

  static String format(String template, Object... values) {
    Matcher place = PLACE.matcher(template);
    StringBuilder text = new StringBuilder();
    int from = 0;
    int next = 0;
    boolean afterValue = false;
    while (place.find()) {
      append(text, template.substring(from, place.start()), afterValue);
      from = place.end();
      afterValue = place.group(2) != null;
      if (afterValue) {
        int index = place.group(1) == null ? next++ : Integer.parseInt(place.group(1)) - 1;
        append(text, String.format(Locale.ROOT, "%" + place.group(2), values[index]), true);
      } else {
        text.append('%');
      }
    }
    append(text, template.substring(from), afterValue);
    return text.toString();
  }

  private static void append(StringBuilder text, String part, boolean border) {
    String added = part;
    if (border && !part.isEmpty() && !text.isEmpty()) {
      if (isBlankBetween(JAPANESE, text, part)) {
        text.setLength(text.length() - 1);
      } else if (part.charAt(0) == ' '
          && part.length() > 1
          && meet(JAPANESE, JAPANESE, text, 1, part, 1)) {
        added = part.substring(1);
      } else if (meet(JAPANESE, LATIN, text, 1, part, 0)
          || meet(LATIN, JAPANESE, text, 1, part, 0)) {
        text.append(' ');
      }
    }
    text.append(added);
  }

  private static boolean isBlankBetween(Pattern script, StringBuilder text, String part) {
    return text.length() > 1
        && text.charAt(text.length() - 1) == ' '
        && meet(script, script, text, 2, part, 0);
  }

  /** Whether a character so far from the end, and one so far from the beginning, are of these. */
  private static boolean meet(
      Pattern before, Pattern after, StringBuilder text, int fromEnd, String part, int at) {
    return before
            .matcher(text.substring(text.length() - fromEnd, text.length() - fromEnd + 1))
            .matches()
        && after.matcher(part.substring(at, at + 1)).matches();
  }
}
