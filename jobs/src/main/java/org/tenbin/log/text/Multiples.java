package org.tenbin.log.text;

import java.math.BigDecimal;

/** What a tool means by K, M, G, T and P before a unit. */
public enum Multiples {
  /** Powers of 1000: wrk's <code>6.61k</code> requests, iperf's <code>Mbits</code>. */
  THOUSAND(1000),
  /** Powers of 1024: bonnie++'s <code>K/sec</code>, iperf's <code>MBytes</code>. */
  KIBI(1024);

  private static final String LETTERS = "KMGTPE";

  private final BigDecimal base;

  Multiples(int base) {
    this.base = BigDecimal.valueOf(base);
  }

  /**
   * The factor of a prefix: <code>K</code>, <code>k</code>, <code>M</code>, ..., empty for one.
   * With an <code>i</code> behind it (<code>Ki</code>) it is always a power of 1024.
   */
  public BigDecimal factor(String prefix) throws UnreadableException {
    if (prefix.isEmpty()) {
      return BigDecimal.ONE;
    }
    int power = power(prefix.charAt(0));
    boolean binary = prefix.length() == 2 && prefix.charAt(1) == 'i';
    if (power == 0 || (prefix.length() > 1 && !binary)) {
      throw UnreadableException.unit(prefix);
    }
    return (binary ? KIBI.base : base).pow(power);
  }

  /** A small k and g are kilo and giga, but a small m is none of these. */
  private static int power(char letter) {
    char capital = letter == 'k' || letter == 'g' ? (char) (letter - 'a' + 'A') : letter;
    return LETTERS.indexOf(capital) + 1;
  }

  /** A number with a prefix and no unit, such as <code>6.61k</code>. */
  public BigDecimal value(String text) throws UnreadableException {
    Quantity quantity = Quantity.parse(text);
    return quantity.value().multiply(factor(quantity.unit()));
  }

  /**
   * A number of bytes with a prefix before the unit: <code>100.24MB</code>, <code>11.9
   * MBytes</code>, <code>38 KiB</code>, <code>8192M</code>.
   */
  public BigDecimal bytes(String text) throws UnreadableException {
    Quantity quantity = Quantity.parse(text);
    String prefix = quantity.unit().replaceFirst("(?:[Bb]ytes?|B)$", "");
    return quantity.value().multiply(factor(prefix));
  }
}
