package org.tenbin.summary;

/**
 * Writes text so that its bytes sort as people expect: <code>client-2</code> before <code>client-10
 * </code>. Before each run of digits stands a mark and the run's length; leading zeros count, so
 * that the text can be had back. The text must be free of control characters.
 */
final class NaturalOrder {
  private static final char MARK = '\u0001';
  private static final int MOST = 90;

  private NaturalOrder() {}

  static String encode(String text) {
    StringBuilder encoded = new StringBuilder(text.length() + 16);
    int i = 0;
    while (i < text.length()) {
      if (!isDigit(text.charAt(i))) {
        encoded.append(text.charAt(i++));
        continue;
      }
      int end = i;
      while (end < text.length() && isDigit(text.charAt(end))) {
        end++;
      }
      encoded.append(MARK).append((char) (' ' + Math.min(MOST, end - i))).append(text, i, end);
      i = end;
    }
    return encoded.toString();
  }

  static String decode(String encoded) {
    StringBuilder text = new StringBuilder(encoded.length());
    for (int i = 0; i < encoded.length(); i++) {
      if (encoded.charAt(i) == MARK) {
        i++;
      } else {
        text.append(encoded.charAt(i));
      }
    }
    return text.toString();
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
