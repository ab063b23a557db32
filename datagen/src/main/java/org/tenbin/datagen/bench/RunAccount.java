package org.tenbin.datagen.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * The figures of a run from both sides: what the clients logged and what the server counted. The
 * two must agree: every request with an answer was counted by the server, and the server counted
 * none that no log has.
 *
 * @param clients the load generator's figures
 * @param before the server's figures before the run
 * @param after the server's figures behind it
 */
record RunAccount(Map<String, Long> clients, Map<String, Long> before, Map<String, Long> after) {
  private static final String[] HEADER = {
    "run",
    "logged",
    "server_received",
    "measured",
    "failed",
    "unanswered",
    "start_skew_us",
    "elapsed_us",
    "client_cpu_us",
    "server_cpu_us",
    "server_gc_count",
    "server_gc_ms"
  };

  long logged() {
    return clients.get("sent");
  }

  long received() {
    return delta("received");
  }

  long failed() {
    return clients.get("failed");
  }

  double perSecond() {
    long elapsedMicros = clients.get("elapsed_us");
    return elapsedMicros == 0 ? 0 : clients.get("measured") * 1e6 / elapsedMicros;
  }

  /**
   * Compares the two sides.
   *
   * @throws BenchException if they do not agree
   */
  void check(RunPlan run) throws BenchException {
    long unanswered = clients.get("unanswered");
    if (received() > logged() || received() < logged() - unanswered) {
      throw new BenchException(
          run.title()
              + ": the logs have "
              + logged()
              + " requests ("
              + unanswered
              + " without an answer), the server counted "
              + received()
              + "; is somebody else using it?");
    }
  }

  /** Adds a line to the table of the runs, with a header if it is the first. */
  void append(Path table, RunPlan run) throws IOException {
    boolean first = Files.notExists(table);
    Files.createDirectories(table.toAbsolutePath().getParent());
    CSVFormat.Builder format = CSVFormat.RFC4180.builder().setRecordSeparator('\n');
    if (first) {
      format.setHeader(HEADER);
    }
    try (BufferedWriter out =
            Files.newBufferedWriter(
                table,
                StandardCharsets.UTF_8,
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
        CSVPrinter csv = format.get().print(out)) {
      csv.printRecord(
          run.folder(),
          logged(),
          received(),
          clients.get("measured"),
          clients.get("failed"),
          clients.get("unanswered"),
          clients.get("skew_us"),
          clients.get("elapsed_us"),
          clients.get("cpu_us"),
          delta("cpu_us"),
          delta("gc_count"),
          delta("gc_ms"));
    }
  }

  private long delta(String figure) {
    return after.get(figure) - before.get(figure);
  }
}
