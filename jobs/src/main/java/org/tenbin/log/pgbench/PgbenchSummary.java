package org.tenbin.log.pgbench;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.LineRules;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.UnreadableException;

/**
 * What pgbench prints at the end of a run, in the words of all its versions.
 *
 * <ul>
 *   <li><code>throughput</code> is the rate without the time for connecting; the one with it is
 *       <code>throughput_with_connect</code>
 *   <li>a latency "(including failures)" is <code>latency_mean</code> too: pgbench prints one of
 *       both
 *   <li>below <code>SQL script N: NAME</code> the name is the label
 *   <li>below <code>statement latencies</code> each statement is a label with its <code>
 *       statement_latency_mean</code>, and from version 15 on <code>statement_failures</code>
 *   <li>lines of <code>--progress</code> give <code>interval_...</code>
 * </ul>
 */
public final class PgbenchSummary extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "(?m)^(?:number of transactions actually processed: \\d|transaction type: "
              + "|progress: [0-9.]+ s, [0-9.]+ tps, lat )");

  private static final Pattern STATEMENT =
      Pattern.compile("\\s+([0-9.]+)\\s+(?:(\\d+)\\s+)?(\\S.*)");
  private static final String IS = "(?::| =) ([0-9.]+)";

  private static final LineRules RULES =
      new LineRules()
          .on(
              "SQL script \\d+: (.+)",
              (m, r) -> {
                r.label(m.group(1));
                r.use();
              })
          .on("number of clients: (\\d+)", (m, r) -> r.neutral("clients", "", m.group(1)))
          .on("number of threads: (\\d+)", (m, r) -> r.neutral("threads", "", m.group(1)))
          .on("duration: (\\d+) s", (m, r) -> r.neutral("duration", "s", m.group(1)))
          .on(
              "number of transactions actually processed: (\\d+)(?:/\\d+)?",
              (m, r) -> r.neutral("transactions", "tx", m.group(1)))
          .on(
              "number of (failed|skipped) transactions: (\\d+) .*|number of transactions (skipped): (\\d+) .*",
              (m, r) ->
                  r.lower(
                      (m.group(1) == null ? m.group(3) : m.group(1)) + "_transactions",
                      "tx",
                      m.group(2) == null ? m.group(4) : m.group(2)))
          .on(
              "(?:- )?latency (average|stddev)" + IS + " ms(?: \\(including failures\\))?",
              (m, r) ->
                  r.lower(
                      m.group(1).equals("average") ? "latency_mean" : "latency_stdev",
                      "ms",
                      m.group(2)))
          .on(
              "initial connection time" + IS + " ms",
              (m, r) -> r.lower("connect_time", "ms", m.group(1)))
          .on(
              "tps = ([0-9.]+) \\(including connections establishing\\)",
              (m, r) -> r.higher("throughput_with_connect", "tx/s", m.group(1)))
          .on(
              "(?:- )?tps = ([0-9.]+)(?: \\((?:excluding connections establishing|without initial"
                  + " connection time)\\))?",
              (m, r) -> r.higher("throughput", "tx/s", m.group(1)))
          .on(
              "- (\\d+) transactions \\(.*, tps = ([0-9.]+)\\)",
              (m, r) -> {
                r.neutral("transactions", "tx", m.group(1));
                r.higher("throughput", "tx/s", m.group(2));
              })
          .on(
              "progress: [0-9.]+ s, ([0-9.]+) tps, lat ([0-9.]+|NaN) ms stddev ([0-9.]+|NaN)(?:, .*)?",
              (m, r) -> {
                r.higher("interval_throughput", "tx/s", m.group(1));
                r.lower("interval_latency_mean", "ms", m.group(2));
                r.lower("interval_latency_stdev", "ms", m.group(3));
              });

  @Override
  public String name() {
    return "pgbench-summary";
  }

  @Override
  public String recognisedBy() {
    return "\"number of transactions actually processed:\" or \"transaction type:\"";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    boolean[] statements = new boolean[1];
    return line -> {
      Matcher statement = STATEMENT.matcher(line);
      if (line.strip().startsWith("statement latencies in milliseconds")) {
        statements[0] = true;
        results.use();
      } else if (statements[0] && statement.matches()) {
        statement(statement, results);
      } else {
        statements[0] = false;
        RULES.apply(line, results);
      }
    };
  }

  private static void statement(Matcher statement, Results results) throws UnreadableException {
    String before = results.field("label").orElse(null);
    results.label(statement.group(3).strip());
    results.lower("statement_latency_mean", "ms", statement.group(1));
    if (statement.group(2) != null) {
      results.lower("statement_failures", "", statement.group(2));
    }
    results.label(before);
  }
}
