package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Breaks the heads of columns in languages without spaces between their phrases. A page would break
 * them between any two characters, in the middle of words.
 */
final class Phrases {
  /** Up to so many characters stand on one line. */
  private static final int LINE = 5;

  private static final Pattern UNSPACED =
      Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}]");

  /** A word of katakana, or of kanji with its ending, or of other signs; brackets stay with it. */
  private static final Pattern PHRASE =
      Pattern.compile(
          "[（(\\[「]*+(?:[\\p{IsKatakana}ー・]++|\\p{IsHan}++|"
              + "[^\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}（(\\[「]++)?+"
              + "[\\p{IsHiragana}]*+[）)\\]」、。]*+");

  private Phrases() {}

  /** Whether a text has characters of a language that sets no spaces. */
  static boolean isUnspaced(String text) {
    return UNSPACED.matcher(text).find();
  }

  /** Width in Latin characters: those of East Asia are twice as wide. */
  static int width(String text) {
    return text.codePoints()
        .map(c -> UNSPACED.matcher(Character.toString(c)).matches() ? 2 : 1)
        .sum();
  }

  /** The lines of a head; one, where spaces already tell where to break it. */
  static List<String> lines(String text) {
    if (!isUnspaced(text)) {
      return List.of(text);
    }
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    Matcher phrase = PHRASE.matcher(text);
    while (phrase.find()) {
      if (!line.isEmpty()
          && !phrase.group().isEmpty()
          && line.length() + phrase.group().length() > LINE) {
        lines.add(line.toString().strip());
        line.setLength(0);
      }
      line.append(phrase.group());
    }
    if (!line.isEmpty()) {
      lines.add(line.toString().strip());
    }
    return lines;
  }
}
