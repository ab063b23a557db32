package org.tenbin.log.k6;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tenbin.log.LogOptions;
import org.tenbin.log.LogReader;
import org.tenbin.log.Outcome;
import org.tenbin.log.RequestRecord;
import org.tenbin.log.lines.Codes;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.Instants;
import org.tenbin.log.text.UnreadableException;

/**
 * A sample of one of k6's trends, in milliseconds; <code>http_req_duration</code> unless option
 * <code>metric</code> names another. k6 stamps a sample when the request is over: the start is the
 * stamp less the duration. The tag <code>expected_response</code> is the verdict; without it the
 * status is (200 to 399), and an error makes a failure in any case; error code 1050 is a timeout.
 * The field <code>label</code> is the tag <code>name</code>, else <code>url</code>.
 */
final class K6Sample {
  static final List<LogReader.Option> OPTIONS =
      List.of(
          new LogReader.Option("metric", "the trend to read (default http_req_duration)"),
          new LogReader.Option("charset", "charset of text (default UTF-8)"));

  private static final String TIMEOUT_CODE = "1050";

  private final String time;
  private final String value;
  private final Map<String, String> tags = new LinkedHashMap<>();

  K6Sample(String time, String value) {
    this.time = time;
    this.value = value;
  }

  static String metric(LogOptions options) {
    return options.get("metric").orElse("http_req_duration");
  }

  void tag(String name, String text) {
    tags.put(name, text);
  }

  void use(Fate fate) throws UnreadableException {
    long latencyNanos = Decimals.nanos("the value", value, Decimals.NANOS_OF_MILLI);
    RequestRecord request = fate.request();
    tags.forEach(request::field);
    request
        .field("label", tags.getOrDefault("name", tags.get("url")))
        .startNanos(Decimals.start(Instants.epochOrIso(time), latencyNanos))
        .latencyNanos(latencyNanos)
        .outcome(outcome());
    fate.use(request);
  }

  private Outcome outcome() {
    String error = tags.getOrDefault("error", "");
    if (tags.getOrDefault("error_code", "").equals(TIMEOUT_CODE)) {
      return Outcome.TIMEOUT;
    }
    String expected = tags.get("expected_response");
    if (expected != null) {
      return expected.equals("true") ? Outcome.OK : Codes.failure(error);
    }
    String status = tags.getOrDefault("status", "200");
    boolean ok = status.matches("[23][0-9]{2}") && error.isEmpty();
    return ok ? Outcome.OK : Codes.failure(error);
  }
}
