package org.tenbin.experiment;

import java.math.BigDecimal;
import java.util.List;

/**
 * What a valid run looks like. Every part may be absent: then nothing is expected of it.
 *
 * @param requestsPerClient how many requests each client sends
 * @param clients the name of the factor whose level is the number of clients, or a number
 * @param runs how many runs a cell should have
 * @param startSkewS the largest allowed spread of the clients' first requests, in seconds
 * @param errorRate the largest allowed share of failed requests, 0 to 1
 * @param marginRatio the ratio within which two levels count as equal (1.05: five percent)
 * @param exclusive factors whose levels together name a server: two runs on it must not overlap
 */
public record Expectation(
    Long requestsPerClient,
    String clients,
    Integer runs,
    BigDecimal startSkewS,
    BigDecimal errorRate,
    BigDecimal marginRatio,
    List<String> exclusive) {
  /** Nothing is expected. */
  public static final Expectation NONE = new Expectation(null, null, null, null, null, null, null);

  public Expectation {
    exclusive = exclusive == null ? List.of() : List.copyOf(exclusive);
  }
}
