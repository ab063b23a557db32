package org.tenbin.summary;

/**
 * Text of unknown origin made harmless for terminals, tables and documents: control, bidirectional
 * and other invisible characters are written as escapes, and the length is bounded.
 */
public final class SafeText {
  private static final String ELLIPSIS = "…";

  private SafeText() {}

  /** The text, escaped; what is longer than that many characters ends in an ellipsis there. */
  public static String of(String text, int most) {
    StringBuilder safe = new StringBuilder(Math.min(text.length(), most) + 8);
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      String shown = isVisible(c) ? Character.toString(c) : String.format("\\u%04x", c);
      if (safe.length() + shown.length() > most) {
        return safe.append(ELLIPSIS).toString();
      }
      safe.append(shown);
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
