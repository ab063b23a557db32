package org.tenbin.summary;

/**
 * Text of unknown origin made harmless for terminals, tables and documents: control, bidirectional
 * and other invisible characters are written as escapes, and the length is bounded.
 */
public final class SafeText {
  private static final String ELLIPSIS = "…";

  private SafeText() {}

  /** The text, escaped, of at most that many characters. */
  public static String of(String text, int most) {
    StringBuilder safe = new StringBuilder(Math.min(text.length(), most) + 8);
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (safe.length() >= most) {
        return safe.append(ELLIPSIS).toString();
      }
      if (isVisible(c)) {
        safe.appendCodePoint(c);
      } else {
        safe.append(String.format("\\u%04x", c));
      }
    }
    return safe.toString();
  }

  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
