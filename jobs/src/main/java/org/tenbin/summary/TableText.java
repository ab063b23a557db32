package org.tenbin.summary;

import java.util.regex.Pattern;

/**
 * Text in a cell of a table. What begins like a formula (<code>= + - @</code>) and is no number
 * gets an apostrophe before it (OWASP, CSV Injection), a leading apostrophe is doubled; invisible
 * characters become escapes. {@link #decode} takes the apostrophe away again.
 */
public final class TableText {
  private static final int MOST = 10_000;
  private static final Pattern SIGNED_NUMBER =
      Pattern.compile("[+-](?:[0-9]+\\.?[0-9]*+|\\.[0-9]+)(?:E[+-]?[0-9]+)?");

  private TableText() {}

  static String encode(String text) {
    if (text.isEmpty()) {
      return text;
    }
    char first = text.charAt(0);
    if (first >= '0' && first <= '9') {
      return isPlain(text) ? text : SafeText.of(text, MOST);
    }
    String safe = isPlain(text) ? text : SafeText.of(text, MOST);
    boolean formula = first == '=' || first == '+' || first == '-' || first == '@';
    return first == '\'' || (formula && !isNumber(text)) ? "'" + safe : safe;
  }

  /** The text that was encoded, but for invisible characters, which stay escapes. */
  public static String decode(String cell) {
    return cell.startsWith("'") ? cell.substring(1) : cell;
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c > '~') {
        return false;
      }
    }
    return text.length() <= MOST;
  }

  /** A decimal number with a sign, as {@link Num} and Java write them; nothing to compute. */
  private static boolean isNumber(String text) {
    return SIGNED_NUMBER.matcher(text).matches();
  }
}
