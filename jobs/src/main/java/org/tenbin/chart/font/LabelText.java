package org.tenbin.chart.font;

import java.text.Normalizer;
import java.util.Map;

/**
 * Makes a text from a log fit to be shown: names of backends, paths and operations are data from
 * outside and may hold anything. The result is one line without control, bidirectional or other
 * invisible characters, and of bounded length.
 */
public final class LabelText {
  private static final int LONGEST = 400;
  private static final int MOST_MARKS = 2;
  private static final String ELLIPSIS = "…";

  /** What stands in for a sign that a font lacks, where a plain spelling is well known. */
  private static final Map<Integer, String> PLAIN =
      Map.ofEntries(
          Map.entry((int) '≤', "<="),
          Map.entry((int) '≥', ">="),
          Map.entry((int) '≠', "!="),
          Map.entry((int) '−', "-"),
          Map.entry((int) '–', "-"),
          Map.entry((int) '—', "-"),
          Map.entry((int) '×', "x"),
          Map.entry((int) '±', "+/-"),
          Map.entry((int) '…', "..."),
          Map.entry((int) '→', "->"),
          Map.entry((int) '←', "<-"),
          Map.entry((int) 'µ', "u"),
          Map.entry((int) 'μ', "u"),
          Map.entry((int) '’', "'"),
          Map.entry((int) '‘', "'"),
          Map.entry((int) '“', "\""),
          Map.entry((int) '”', "\""),
          Map.entry((int) '·', "."));

  private LabelText() {}

  /** One clean line: canonical composition, white space folded, nothing invisible, bounded. */
  public static String clean(String raw) {
    String text = cutMiddle(raw, LONGEST * 4);
    StringBuilder out = new StringBuilder(Math.min(text.length(), LONGEST));
    int marks = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      int type = Character.getType(c);
      boolean mark = type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
      marks = mark ? marks + 1 : 0;
      if (Character.isWhitespace(c) || Character.isSpaceChar(c) || type == Character.CONTROL) {
        if (!out.isEmpty() && out.charAt(out.length() - 1) != ' ') {
          out.append(' ');
        }
      } else if (type == Character.SURROGATE || type == Character.UNASSIGNED) {
        out.append('?');
      } else if (type != Character.FORMAT && marks <= MOST_MARKS) {
        out.appendCodePoint(c);
      }
    }
    // Last, since signs may meet only when what stood between them is gone.
    return cutMiddle(Normalizer.normalize(out, Normalizer.Form.NFC).strip(), LONGEST);
  }

  /** The text with every sign that the face lacks replaced by a plain spelling or "?". */
  public static String showable(String clean, FontFace face) {
    if (face.has(clean)) {
      return clean;
    }
    StringBuilder out = new StringBuilder(clean.length());
    clean
        .codePoints()
        .forEach(
            c -> {
              if (face.has(c)) {
                out.appendCodePoint(c);
              } else {
                out.append(PLAIN.getOrDefault(c, "?"));
              }
            });
    return out.toString();
  }

  /** Keeps both ends, since names of one family differ at either; counts code points. */
  static String cutMiddle(String text, int most) {
    // A cheap first cut: a code point is at most two chars.
    String near =
        text.length() <= most * 4
            ? text
            : text.substring(0, most * 2) + ELLIPSIS + text.substring(text.length() - most * 2);
    int length = near.codePointCount(0, near.length());
    if (length <= most) {
      return near;
    }
    int head = most / 2;
    int tail = most - 1 - head;
    return near.substring(0, near.offsetByCodePoints(0, head))
        + ELLIPSIS
        + near.substring(near.offsetByCodePoints(0, length - tail));
  }

  /** A short, clean form in quotes for a message. */
  static String quote(String raw) {
    return '"' + cutMiddle(clean(raw), 80) + '"';
  }
}
