package org.tenbin.log.text;

import java.util.regex.Pattern;

/**
 * Which character stands before the decimals. A file has one mark throughout, so a reader decides
 * once (by a header such as <code>99,9%</code>) and never number by number: <code>1,234</code>
 * alone tells nothing.
 */
public enum DecimalMark {
  /** <code>1234.5</code>, with groups <code>1,234.5</code>. */
  POINT('.', ','),
  /** <code>1234,5</code>, with groups <code>1.234,5</code>. */
  COMMA(',', '.');

  private final char group;
  private final Pattern grouped;

  DecimalMark(char mark, char group) {
    this.group = group;
    String m = Pattern.quote(String.valueOf(mark));
    String g = Pattern.quote(String.valueOf(group));
    String three = g + "[0-9]{3}";
    grouped =
        Pattern.compile(
            "[+-]?[0-9]{1,3}(?:(?:" + three + ")+" + m + "[0-9]+|(?:" + three + "){2,})");
  }

  /**
   * The number with a point and without groups, for a parser that knows points only. Groups are
   * taken away only where no other reading is possible: decimals follow them, or there are two of
   * them. A group character that stays makes the number unreadable.
   */
  String normalise(String number) {
    boolean groups = number.indexOf(group) >= 0 && grouped.matcher(number).matches();
    String plain = groups ? number.replace(String.valueOf(group), "") : number;
    return this == POINT ? plain : plain.replace(group, 'x').replace(',', '.');
  }
}
