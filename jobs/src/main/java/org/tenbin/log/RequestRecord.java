package org.tenbin.log;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One request as a foreign format's reader fills it; reused from record to record. The native and
 * JMeter readers do not use it: they are made for speed.
 */
public final class RequestRecord {
  private final Map<String, String> fields = new LinkedHashMap<>();
  private long offset;
  private long startNanos;
  private long latencyNanos;
  private Outcome outcome;
  private long bytes;
  private long intendedNanos;
  private boolean warmup;

  public RequestRecord() {
    begin(0);
  }

  /** Forgets the last record and begins one at an offset. */
  public RequestRecord begin(long recordOffset) {
    fields.clear();
    offset = recordOffset;
    startNanos = RequestSeries.NO_TIME;
    latencyNanos = -1;
    outcome = Outcome.OK;
    bytes = RequestSeries.NO_BYTES;
    intendedNanos = RequestSeries.NO_TIME;
    warmup = false;
    return this;
  }

  /** Names a field that may decide cell, run or client: <code>label</code>, <code>host</code>. */
  public RequestRecord field(String name, String value) {
    if (value != null) {
      fields.put(name, value);
    }
    return this;
  }

  public RequestRecord startNanos(long nanos) {
    startNanos = nanos;
    return this;
  }

  public RequestRecord latencyNanos(long nanos) {
    latencyNanos = nanos;
    return this;
  }

  public RequestRecord outcome(Outcome how) {
    outcome = how;
    return this;
  }

  public RequestRecord bytes(long count) {
    bytes = count;
    return this;
  }

  public RequestRecord intendedNanos(long nanos) {
    intendedNanos = nanos;
    return this;
  }

  /** Marks the request as part of a warm-up. */
  public RequestRecord warmup() {
    warmup = true;
    return this;
  }

  Map<String, String> fields() {
    return fields;
  }

  long offset() {
    return offset;
  }

  long startNanos() {
    return startNanos;
  }

  long latencyNanos() {
    return latencyNanos;
  }

  Outcome outcome() {
    return outcome;
  }

  long bytes() {
    return bytes;
  }

  long intendedNanos() {
    return intendedNanos;
  }

  boolean isWarmup() {
    return warmup;
  }
}
