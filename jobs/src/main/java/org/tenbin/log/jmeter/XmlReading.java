package org.tenbin.log.jmeter;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogSink;
import org.tenbin.log.Outcome;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestRecord;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.text.UnreadableException;

/** One reading of an XML JTL. */
final class XmlReading {
  private static final Set<String> SAMPLES = Set.of("sample", "httpSample", "sampleResult");

  /** No sampler nests deeper; what is deeper is taken to be a part of what is above. */
  private static final int DEEPEST = 100;

  /** A sample whose end tag was not seen yet. */
  private static final class Open {
    private final RequestRecord transaction;
    private final boolean counted;

    Open(RequestRecord transaction, boolean counted) {
      this.transaction = transaction;
      this.counted = counted;
    }
  }

  private final TagScanner scanner;
  private final Fate fate;
  private final Charset charset;
  private final boolean countsTransactions;
  private final Deque<Open> open = new ArrayDeque<>();
  private int beyond;
  private RequestRecord waiting;

  XmlReading(LogInput input, LogSink sink, TagScanner scanner) throws IOException {
    this.scanner = scanner;
    fate = new Fate(input, sink);
    charset = input.options().charset();
    countsTransactions = Parents.isCount(input.options());
  }

  void readAll() throws IOException {
    for (TagScanner.Found found = scanner.next();
        found != TagScanner.Found.END;
        found = scanner.next()) {
      if (isSample(1)) {
        fate.frame(scanner.offset(), true);
        switch (found) {
          case CUT -> fate.reject(RejectReason.TRUNCATED, "a tag of a sample that is cut off");
          case TOO_LONG -> fate.reject(RejectReason.TOO_LONG, "a tag over a million bytes");
          default -> begin();
        }
      } else if (found == TagScanner.Found.TAG && scanner.startsWith("</") && isSample(2)) {
        end();
      }
    }
    flush();
  }

  private boolean isSample(int from) {
    byte[] tag = scanner.tag();
    int to = from;
    while (to < tag.length && Character.isLetter(tag[to])) {
      to++;
    }
    String name = new String(tag, from, Math.max(0, to - from), StandardCharsets.ISO_8859_1);
    return SAMPLES.contains(name);
  }

  private void begin() {
    boolean part = !open.isEmpty() && open.peek().counted;
    try {
      Map<String, String> attributes = SampleTag.attributes(scanner.tag(), charset);
      boolean transaction = first(attributes, "rm", "responseMessage").startsWith(Parents.MESSAGE);
      RequestRecord request = part ? null : request(attributes);
      flushOrSkipParent();
      decide(request, transaction && !countsTransactions && !part);
    } catch (UnreadableException bad) {
      fate.reject(bad.reason(), bad.getMessage());
      push(new Open(null, part));
    }
  }

  /** A transaction that waits is the parent of the sample that begins: it is left out. */
  private void flushOrSkipParent() {
    if (waiting != null) {
      fate.skip(SkipRule.PARENT);
      waiting = null;
    }
  }

  private void decide(RequestRecord request, boolean transaction) {
    if (request == null) {
      fate.skip(SkipRule.OTHER_KIND);
      push(new Open(null, true));
    } else if (transaction && !scanner.isEmpty()) {
      waiting = request;
      push(new Open(request, false));
    } else {
      fate.use(request);
      push(new Open(null, true));
    }
  }

  private void push(Open sample) {
    if (scanner.isEmpty()) {
      return;
    }
    if (open.size() == DEEPEST) {
      beyond++;
    } else {
      open.push(sample);
    }
  }

  private void end() {
    if (beyond > 0) {
      beyond--;
      return;
    }
    if (!open.isEmpty()) {
      Open closed = open.pop();
      if (closed.transaction != null && closed.transaction == waiting) {
        flush();
      }
    }
  }

  /** A transaction without samples inside is a request of its own. */
  private void flush() {
    if (waiting != null) {
      fate.use(waiting);
      waiting = null;
    }
  }

  private RequestRecord request(Map<String, String> a) throws UnreadableException {
    String count = first(a, "sc", "sampleCount");
    if (!count.isEmpty() && !count.equals("1")) {
      throw new UnreadableException(
          RejectReason.MALFORMED, "the sample sums " + count + " samples whose times are lost");
    }
    String stamp = first(a, "ts", "timeStamp");
    String host = first(a, "hn", "hostname");
    String thread = first(a, "tn", "threadName");
    return new RequestRecord()
        .begin(scanner.offset())
        .field("label", first(a, "lb", "label"))
        .field("host", host.isEmpty() ? null : host)
        .field("thread_group", thread.isEmpty() ? null : ThreadNames.group(thread))
        .field("responseCode", first(a, "rc", "responseCode"))
        .startNanos(
            stamp.isEmpty()
                ? RequestSeries.NO_TIME
                : Decimals.nanos("the time stamp", stamp, Decimals.NANOS_OF_MILLI))
        .latencyNanos(
            Decimals.nanos("the elapsed time", first(a, "t", "time"), Decimals.NANOS_OF_MILLI))
        .bytes(Decimals.bytes(first(a, "by", "bytes")))
        .outcome(outcome(a));
  }

  private static Outcome outcome(Map<String, String> a) throws UnreadableException {
    String success = first(a, "s", "success");
    return switch (success) {
      case "true" -> Outcome.OK;
      case "false" ->
          first(a, "rc", "responseCode").contains("TimeoutException")
              ? Outcome.TIMEOUT
              : Outcome.ERROR;
      default -> throw new UnreadableException(RejectReason.STATUS, "success is " + success);
    };
  }

  private static String first(Map<String, String> attributes, String name, String oldName) {
    String value = attributes.get(name);
    return value == null ? attributes.getOrDefault(oldName, "") : value;
  }
}
