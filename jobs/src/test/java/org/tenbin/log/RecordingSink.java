package org.tenbin.log;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Keeps what a reader finds, for tests to look at. */
public final class RecordingSink implements LogSink {
  /** A request. */
  public record Request(
      SeriesKey key, long startNanos, long latencyNanos, Outcome outcome, long bytes) {}

  /** A reject. */
  public record Reject(long offset, RejectReason reason, String detail) {}

  /** A histogram. */
  public record Histogram(SeriesKey key, long startNanos, long endNanos, Map<Long, Long> counts) {
    /** How many values it holds. */
    public long total() {
      return counts.values().stream().mapToLong(Long::longValue).sum();
    }
  }

  private final List<Request> requests = new ArrayList<>();
  private final List<Long> intended = new ArrayList<>();
  private final List<Reject> rejects = new ArrayList<>();
  private final Map<SkipRule, Integer> skips = new EnumMap<>(SkipRule.class);
  private final List<Histogram> histograms = new ArrayList<>();
  private final List<Measurement> measurements = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private final List<HostFact> facts = new ArrayList<>();
  private long framed;
  private long seriesCalls;
  private long used;

  @Override
  public void framed() {
    framed++;
  }

  @Override
  public RequestSeries series(SeriesKey key, long scheduledNanos, long launchedNanos) {
    long call = ++seriesCalls;
    return new RequestSeries() {
      @Override
      public void add(long startNanos, long latencyNanos, Outcome outcome, long bytes) {
        if (call != seriesCalls) {
          throw new IllegalStateException("a series is used after the next was asked for: " + key);
        }
        used++;
        requests.add(new Request(key, startNanos, latencyNanos, outcome, bytes));
      }

      @Override
      public void intended(long intendedNanos) {
        intended.add(intendedNanos);
      }
    };
  }

  @Override
  public void histogram(SeriesKey key, long startNanos, long endNanos, CountedValues values) {
    Map<Long, Long> counts = new TreeMap<>();
    values.forEach((value, count) -> counts.merge(value, count, Long::sum));
    histograms.add(new Histogram(key, startNanos, endNanos, counts));
  }

  @Override
  public void measurement(Measurement measurement) {
    measurements.add(measurement);
  }

  @Override
  public void event(Event event) {
    events.add(event);
  }

  @Override
  public void fact(HostFact fact) {
    facts.add(fact);
  }

  @Override
  public void used() {
    used++;
  }

  @Override
  public void reject(long offset, RejectReason reason, String detail) {
    rejects.add(new Reject(offset, reason, detail));
  }

  @Override
  public void skip(SkipRule rule) {
    skips.merge(rule, 1, Integer::sum);
  }

  /** Records that were framed. */
  public long framedRecords() {
    return framed;
  }

  /** Records that met a fate: equal to the framed ones, or a reader is wrong. */
  public long decidedRecords() {
    return used + rejects.size() + skips.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** The requests in order. */
  public List<Request> requests() {
    return requests;
  }

  /** The intended times in order. */
  public List<Long> intendedTimes() {
    return intended;
  }

  /** Number of requests. */
  public int count() {
    return requests.size();
  }

  /** Number of requests that failed. */
  public long errors() {
    return requests.stream().filter(r -> r.outcome() != Outcome.OK).count();
  }

  /** Exact sum of all latencies, errors included. */
  public BigInteger sumNanos() {
    return requests.stream()
        .map(r -> BigInteger.valueOf(r.latencyNanos()))
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** Longest latency, or -1 where there is none. */
  public long maxNanos() {
    return requests.stream().mapToLong(Request::latencyNanos).max().orElse(-1);
  }

  /** First start to last end over all requests with a time. */
  public long spanNanos() {
    List<Request> timed =
        requests.stream().filter(r -> r.startNanos() != RequestSeries.NO_TIME).toList();
    long last =
        timed.stream().mapToLong(r -> r.startNanos() + r.latencyNanos()).max().orElseThrow();
    return last - timed.stream().mapToLong(Request::startNanos).min().orElseThrow();
  }

  /** The rejects in order. */
  public List<Reject> rejects() {
    return rejects;
  }

  /** The rejects' reasons in order. */
  public List<RejectReason> reasons() {
    return rejects.stream().map(Reject::reason).toList();
  }

  /** The rejects' offsets in order. */
  public List<Long> rejectOffsets() {
    return rejects.stream().map(Reject::offset).toList();
  }

  /** Skipped records by rule. */
  public Map<SkipRule, Integer> skips() {
    return skips;
  }

  /** The histograms in order. */
  public List<Histogram> histograms() {
    return histograms;
  }

  /** The measurements in order. */
  public List<Measurement> measurements() {
    return measurements;
  }

  /** The events in order. */
  public List<Event> events() {
    return events;
  }

  /** The facts in order. */
  public List<HostFact> facts() {
    return facts;
  }
}
