package org.tenbin.log;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Brings the requests of a foreign format to their series: resolves fields to a key once per
 * distinct combination, checks what every request must satisfy, and decides its fate.
 */
public final class RequestSorter {
  private static final int MOST_KEYS = 1024;

  private final Binding binding;
  private final LogSink sink;
  private final Map<Map<String, String>, SeriesKey> keys =
      new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Map<String, String>, SeriesKey> eldest) {
          return size() > MOST_KEYS;
        }
      };
  private SeriesKey lastKey;
  private RequestSeries lastSeries;

  public RequestSorter(Binding binding, LogSink sink) {
    this.binding = binding;
    this.sink = sink;
  }

  /** Gives a framed record its fate: used, skipped as warm-up, or rejected. */
  public void accept(RequestRecord request) {
    if (request.latencyNanos() < 0) {
      sink.reject(
          request.offset(),
          RejectReason.NEGATIVE_LATENCY,
          "the latency is " + request.latencyNanos() + " ns");
      return;
    }
    if (request.startNanos() > Long.MAX_VALUE - request.latencyNanos()) {
      sink.reject(
          request.offset(), RejectReason.IMPOSSIBLE, "the request would end after the year 2262");
      return;
    }
    if (request.isWarmup()) {
      sink.skip(SkipRule.WARMUP);
      return;
    }
    SeriesKey key;
    try {
      key = key(request.fields());
    } catch (UnboundException unbound) {
      sink.reject(request.offset(), unbound.reason(), unbound.getMessage());
      return;
    }
    if (lastSeries == null || !key.equals(lastKey)) {
      lastSeries = sink.series(key, RequestSeries.NO_TIME, RequestSeries.NO_TIME);
      lastKey = key;
    }
    lastSeries.add(
        request.startNanos(), request.latencyNanos(), request.outcome(), request.bytes());
    if (request.intendedNanos() != RequestSeries.NO_TIME) {
      lastSeries.intended(request.intendedNanos());
    }
  }

  /** The key that fields lead to; the file is the run unless a field or the path says otherwise. */
  public SeriesKey key(Map<String, String> fields) throws UnboundException {
    SeriesKey known = keys.get(fields);
    if (known == null) {
      Map<String, String> copy = Map.copyOf(fields);
      Set<String> names = copy.keySet();
      known = binding.key(names, copy::get, binding.fileRun(), false);
      keys.put(copy, known);
    }
    return known;
  }
}
