package org.tenbin.log.iperf;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.RejectReason;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.DecimalMark;
import org.tenbin.log.text.Multiples;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/** The lines of one output of iperf. What a line that begins at 0 means is known at the end. */
final class IperfLines implements TextReader.LineParser {
  private static final Pattern LINE =
      Pattern.compile(
          "\\[ *(SUM|\\d+)\\](?:\\[[A-Z-]+\\])? +([0-9.,]+)- *([0-9.,]+) +\\S+"
              + " +([0-9.,]+) +([KMGT]?)Bytes +([0-9.,]+) +([KMGT]?)(bits|Bytes)/\\S+(.*)");

  private static final Pattern UDP = Pattern.compile("\\s+([0-9.,]+) ms +(\\d+)/ *(\\d+) +\\(.*");

  private static final Pattern RETRANSMITS =
      Pattern.compile("\\s+(\\d+)(?: +[a-z].*| +[0-9.,]+ .*)?");

  private static final BigDecimal BITS = BigDecimal.valueOf(8);
  private static final int MOST_HELD = 10_000;

  private record Held(
      long offset,
      String stream,
      BigDecimal seconds,
      BigDecimal bytes,
      BigDecimal megabits,
      BigDecimal jitter,
      String rest) {}

  private final Results results;
  private final List<Held> fromZero = new ArrayList<>();
  private boolean summed;

  IperfLines(Results results) {
    this.results = results;
  }

  @Override
  public void line(String line) throws UnreadableException {
    Matcher parts = LINE.matcher(line.stripTrailing());
    if (!parts.matches()) {
      return;
    }
    DecimalMark mark = parts.group(2).contains(",") ? DecimalMark.COMMA : DecimalMark.POINT;
    BigDecimal begin = Numbers.required(parts.group(2), mark);
    BigDecimal end = Numbers.required(parts.group(3), mark);
    BigDecimal bytes =
        Numbers.required(parts.group(4), mark).multiply(Multiples.KIBI.factor(parts.group(5)));
    BigDecimal number = Numbers.required(parts.group(6), mark);
    BigDecimal bits =
        parts.group(8).equals("bits")
            ? number.multiply(Multiples.THOUSAND.factor(parts.group(7)))
            : number.multiply(Multiples.KIBI.factor(parts.group(7))).multiply(BITS);
    Held held =
        new Held(
            results.offset(),
            parts.group(1),
            end.subtract(begin),
            bytes,
            bits.movePointLeft(6),
            jitter(parts.group(9), mark),
            parts.group(9));
    summed |= held.stream.equals("SUM");
    results.use();
    if (begin.signum() > 0) {
      add(held, "interval_", "");
    } else if (fromZero.size() < MOST_HELD) {
      fromZero.add(held);
    } else {
      results.reject(RejectReason.IMPOSSIBLE, "over " + MOST_HELD + " lines begin at second 0");
    }
  }

  @Override
  public void end() {
    Map<String, BigDecimal> longest = new HashMap<>();
    for (Held held : fromZero) {
      longest.merge(held.stream, held.seconds, BigDecimal::max);
    }
    for (Held held : fromZero) {
      boolean result = held.seconds.compareTo(longest.get(held.stream)) == 0;
      boolean ofStream = summed && !held.stream.equals("SUM");
      String side = held.rest.contains("sender") ? "_sent" : "";
      side = held.rest.contains("receiver") ? "_received" : side;
      add(held, result ? (ofStream ? "stream_" : "") : "interval_", result ? side : "");
    }
  }

  private static BigDecimal jitter(String rest, DecimalMark mark) throws UnreadableException {
    Matcher udp = UDP.matcher(rest);
    return udp.matches() ? Numbers.required(udp.group(1), mark) : null;
  }

  private void add(Held held, String prefix, String side) {
    String metric = summed && prefix.equals("interval_") ? prefix + streamPart(held) : prefix;
    put(held, metric + "throughput" + side, "Mbit/s", Better.HIGHER, held.megabits);
    put(held, metric + "bytes" + side, "B", Better.NEITHER, held.bytes);
    put(held, metric + "seconds" + side, "s", Better.NEITHER, held.seconds);
    Matcher udp = UDP.matcher(held.rest);
    Matcher retransmits = RETRANSMITS.matcher(held.rest);
    if (udp.matches()) {
      put(held, metric + "jitter" + side, "ms", Better.LOWER, held.jitter);
      put(held, metric + "lost_packets" + side, "", Better.LOWER, new BigDecimal(udp.group(2)));
      put(held, metric + "packets" + side, "", Better.NEITHER, new BigDecimal(udp.group(3)));
    } else if (retransmits.matches()) {
      BigDecimal count = new BigDecimal(retransmits.group(1));
      put(held, metric + "retransmits" + side, "", Better.LOWER, count);
    }
  }

  private static String streamPart(Held held) {
    return held.stream.equals("SUM") ? "" : "stream_";
  }

  private void put(Held held, String metric, String unit, Better better, BigDecimal value) {
    results.addAt(held.offset, metric, unit, better, value);
  }
}
