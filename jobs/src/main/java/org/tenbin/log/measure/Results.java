package org.tenbin.log.measure;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.log.Better;
import org.tenbin.log.Binding;
import org.tenbin.log.Event;
import org.tenbin.log.HostFact;
import org.tenbin.log.LogSink;
import org.tenbin.log.Measurement;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SeriesKey;
import org.tenbin.log.SkipRule;
import org.tenbin.log.UnboundException;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * What the current record yields. Nothing reaches the sink before the record is settled, so that a
 * record that turns out to be unreadable leaves nothing behind: it is used as a whole, rejected as
 * a whole, or skipped.
 */
public final class Results {
  private record Found(
      String run,
      Map<String, String> fields,
      String metric,
      String unit,
      Better better,
      BigDecimal value,
      long offset) {}

  private static final int MOST_KEYS = 1024;

  private final Binding binding;
  private final LogSink sink;
  private final Map<String, String> fields = new LinkedHashMap<>();
  private Map<String, String> shared = Map.of();
  private final List<Found> found = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private final List<HostFact> facts = new ArrayList<>();
  private final Map<List<Object>, SeriesKey> keys = new HashMap<>();
  private String run;
  private long offset;
  private boolean used;
  private SkipRule skip;
  private RejectReason reason;
  private String detail;

  Results(Binding binding, LogSink sink) {
    this.binding = binding;
    this.sink = sink;
    run = binding.fileRun();
  }

  /** Names the run of what follows where neither the path nor a field does. */
  public void run(String name) {
    run = name;
  }

  /** Begins a record. Fields stay as they are: a heading holds for the records below it. */
  void begin(long recordOffset) {
    offset = recordOffset;
    found.clear();
    events.clear();
    facts.clear();
    used = false;
    skip = null;
    reason = null;
  }

  /** Byte offset of the current record. */
  public long offset() {
    return offset;
  }

  /** Sets a field that may decide cell, run or client for what follows; null takes it away. */
  public void field(String name, String value) {
    if (value == null ? fields.remove(name) != null : !value.equals(fields.put(name, value))) {
      shared = null;
    }
  }

  /** Sets what the results below are of: the field <code>label</code>. */
  public void label(String label) {
    field("label", label);
  }

  /** Adds a metric of which more is better. */
  public void higher(String metric, String unit, BigDecimal value) {
    add(metric, unit, Better.HIGHER, value);
  }

  /** Adds a metric of which more is better; the text may say that it was not measured. */
  public void higher(String metric, String unit, String value) throws UnreadableException {
    add(metric, unit, Better.HIGHER, number(value));
  }

  /** Adds a metric of which less is better. */
  public void lower(String metric, String unit, BigDecimal value) {
    add(metric, unit, Better.LOWER, value);
  }

  /** Adds a metric of which less is better; the text may say that it was not measured. */
  public void lower(String metric, String unit, String value) throws UnreadableException {
    add(metric, unit, Better.LOWER, number(value));
  }

  /** Adds a metric of which neither direction is better, such as a number of threads. */
  public void neutral(String metric, String unit, BigDecimal value) {
    add(metric, unit, Better.NEITHER, value);
  }

  /** Adds a metric of which neither direction is better; the text may say "not measured". */
  public void neutral(String metric, String unit, String value) throws UnreadableException {
    add(metric, unit, Better.NEITHER, number(value));
  }

  private static BigDecimal number(String text) throws UnreadableException {
    return Numbers.measured(text).orElse(null);
  }

  /** Adds a metric; a null value is one that the tool says is undefined. */
  public void add(String metric, String unit, Better better, BigDecimal value) {
    addAt(offset, metric, unit, better, value);
  }

  /** Adds a metric of an earlier record of which only now is known what it means. */
  public void addAt(
      long recordOffset, String metric, String unit, Better better, BigDecimal value) {
    if (shared == null) {
      shared = Map.copyOf(fields);
    }
    found.add(new Found(run, shared, metric, unit, better, value, recordOffset));
  }

  /** Adds an event. */
  public void event(Event event) {
    events.add(event);
  }

  /** Adds a fact about a machine. */
  public void fact(HostFact fact) {
    facts.add(fact);
  }

  /** The record was used although it yields nothing by itself. */
  public void use() {
    used = true;
  }

  /** The record is left out by a rule. */
  public void skip(SkipRule rule) {
    skip = rule;
  }

  /** The record cannot be used; what it yielded so far is dropped. */
  public void reject(RejectReason why, String message) {
    reason = why;
    detail = message;
  }

  void reject(UnreadableException unreadable) {
    reject(unreadable.reason(), unreadable.getMessage());
  }

  /** Settles the record's fate; one that yielded nothing is a line for people. */
  void settle() {
    if (reason == null) {
      try {
        deliver();
      } catch (UnboundException unbound) {
        reject(unbound.reason(), unbound.getMessage());
      }
    }
    if (reason != null) {
      sink.reject(offset, reason, detail);
    } else if (skip != null) {
      sink.skip(skip);
    } else if (used) {
      sink.used();
    } else {
      sink.skip(SkipRule.COMMENT);
    }
  }

  /** Passes on what belongs to no record, after the last one. */
  void settleEnd() {
    try {
      deliver();
    } catch (UnboundException unbound) {
      // Each record that the result summarises was rejected for the same reason.
      found.clear();
    }
  }

  private void deliver() throws UnboundException {
    List<Measurement> measurements = new ArrayList<>(found.size());
    for (Found f : found) {
      measurements.add(new Measurement(key(f), f.metric, f.unit, f.better, f.value, f.offset));
    }
    measurements.forEach(sink::measurement);
    events.forEach(sink::event);
    facts.forEach(sink::fact);
    used |= !found.isEmpty() || !events.isEmpty() || !facts.isEmpty();
  }

  private SeriesKey key(Found f) throws UnboundException {
    List<Object> whose = List.of(f.run, f.fields);
    SeriesKey known = keys.get(whose);
    if (known == null) {
      known = binding.resultKey(f.fields.keySet(), f.fields::get, f.run);
      if (keys.size() >= MOST_KEYS) {
        keys.clear();
      }
      keys.put(whose, known);
    }
    return known;
  }

  /** The value of a field, if it was set. */
  public Optional<String> field(String name) {
    return Optional.ofNullable(fields.get(name));
  }
}
