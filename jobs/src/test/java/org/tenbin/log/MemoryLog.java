package org.tenbin.log;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A log in memory, or a range of it. */
public final class MemoryLog implements LogInput {
  private final String path;
  private final byte[] bytes;
  private final long start;
  private final long end;
  private final Binding binding;
  private final Reuse reuse;

  private MemoryLog(String path, byte[] bytes, long start, long end, Binding binding, Reuse reuse) {
    this.path = path;
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.binding = binding;
    this.reuse = reuse;
  }

  /** A whole log of text, grouped by operation. */
  public static MemoryLog of(String text) {
    return of("test.log", text.getBytes(StandardCharsets.UTF_8), Map.of());
  }

  /** A whole log, grouped by operation. */
  public static MemoryLog of(String path, byte[] bytes, Map<String, String> options) {
    ReadPlan by = ReadPlan.by("operation");
    ReadPlan plan = new ReadPlan(by.factors(), by.declared(), by.rules(), null, options);
    return new MemoryLog(path, bytes, 0, Long.MAX_VALUE, Binding.of(plan, path), used());
  }

  /** What a task kept of a file before: its array is full of what could be taken for a number. */
  private static Reuse used() {
    byte[] array = new byte[LineFramer.ARRAY];
    Arrays.fill(array, (byte) '9');
    Reuse reuse = new Reuse();
    reuse.giveBack(array);
    return reuse;
  }

  /** The same log by another plan, as the task reads it that has read another log before. */
  public MemoryLog after(MemoryLog other, ReadPlan plan) {
    return new MemoryLog(path, bytes, start, end, Binding.of(plan, path), other.reuse);
  }

  /** The same log with one more option. */
  public MemoryLog with(String option, String value) {
    Map<String, String> options = new HashMap<>(options().values());
    options.put(option, value);
    return of(path, bytes, options);
  }

  /** A range of the log. */
  public MemoryLog range(long from, long to) {
    return new MemoryLog(path, bytes, from, to, binding, reuse);
  }

  /** The log's beginning. */
  public Head head() {
    return new Head(path.substring(path.lastIndexOf('/') + 1), bytes);
  }

  /** Reads the log in the format that it is recognised as. */
  public RecordingSink read() throws IOException {
    return read(LogFormat.of(head()));
  }

  /** Reads the log in a format. */
  public RecordingSink read(LogFormat format) throws IOException {
    RecordingSink sink = new RecordingSink();
    format.reader().read(this, sink);
    if (sink.framedRecords() != sink.decidedRecords()) {
      throw new AssertionError(
          format + ": framed " + sink.framedRecords() + ", decided " + sink.decidedRecords());
    }
    return sink;
  }

  /** The details of a log's rejects, for messages. */
  public List<String> rejectsIn(LogFormat format) throws IOException {
    return read(format).rejects().stream().map(Object::toString).toList();
  }

  /** The log's bytes. */
  public byte[] bytes() {
    return bytes.clone();
  }

  @Override
  public String path() {
    return path;
  }

  @Override
  public long start() {
    return start;
  }

  @Override
  public long end() {
    return end;
  }

  @Override
  public Reuse reuse() {
    return reuse;
  }

  @Override
  public Binding binding() {
    return binding;
  }

  @Override
  public InputStream open(long offset) {
    int from = (int) Math.min(offset, bytes.length);
    return new ByteArrayInputStream(bytes, from, bytes.length - from);
  }
}
