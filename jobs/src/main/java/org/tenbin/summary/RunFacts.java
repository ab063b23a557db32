package org.tenbin.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Level;

/**
 * The row of a run in the table of runs, as far as its quality is concerned.
 *
 * @param cell its cell
 * @param run its name
 * @param clients how many clients logged requests
 * @param fewestRequests requests of the client that sent the fewest
 * @param mostRequests requests of the client that sent the most
 * @param backwardSteps how often the clock of a client stepped back
 * @param truncatedClients of how many clients a log ends inside a record or is damaged
 * @param startNanos start of its first request, empty where the log tells no time
 * @param endNanos end of its last request
 * @param startSkewS seconds between the first and the last client's first request
 * @param errorRate share of failed requests
 * @param origin measured, simulated or mixed
 */
record RunFacts(
    Cell cell,
    String run,
    long clients,
    long fewestRequests,
    long mostRequests,
    long backwardSteps,
    long truncatedClients,
    Optional<Long> startNanos,
    long endNanos,
    double startSkewS,
    double errorRate,
    String origin) {

  static RunFacts of(Map<String, String> row, List<String> factors) {
    List<Level> levels = new ArrayList<>();
    for (String factor : factors) {
      String value = row.get(factor);
      levels.add(new Level(factor, value.isEmpty() ? Level.MISSING : value));
    }
    String start = row.get("start_ns");
    return new RunFacts(
        new Cell(levels),
        row.get("run"),
        Long.parseLong(row.get("clients")),
        Long.parseLong(row.get("fewest_requests")),
        Long.parseLong(row.get("most_requests")),
        Long.parseLong(row.get("backward_steps")),
        Long.parseLong(row.get("truncated_clients")),
        start.isEmpty() ? Optional.empty() : Optional.of(Long.parseLong(start)),
        start.isEmpty() ? 0 : Long.parseLong(row.get("end_ns")),
        number(row.get("start_skew_s")),
        number(row.get("error_rate")),
        row.get(Table.ORIGIN));
  }

  private static double number(String text) {
    return text.isEmpty() ? 0 : Double.parseDouble(text);
  }

  boolean overlaps(RunFacts other) {
    return startNanos.isPresent()
        && other.startNanos.isPresent()
        && startNanos.get() < other.endNanos
        && other.startNanos.get() < endNanos;
  }

  boolean covers(long fromNanos, long toNanos) {
    return startNanos.isPresent() && fromNanos <= endNanos && toNanos >= startNanos.get();
  }
}
