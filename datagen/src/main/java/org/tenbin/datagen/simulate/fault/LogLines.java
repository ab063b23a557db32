package org.tenbin.datagen.simulate.fault;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tenbin.datagen.simulate.RequestSink.Outcome;
import org.tenbin.log.RejectReason;

/** A log as lines, each with what a reader must make of it. */
final class LogLines {
  private static final int START = 0;
  private static final int LATENCY = 1;
  private static final int STATUS = 2;

  /** Text as bytes 0 to 255; the reason why it must be rejected, or <code>null</code>. */
  private record Line(String text, RejectReason reject) {}

  private final String header;
  private final List<Line> lines = new ArrayList<>();
  private boolean endsInLine;

  LogLines(byte[] log) {
    List<String> all = new String(log, ISO_8859_1).lines().toList();
    header = all.get(0);
    for (int i = 1; i < all.size(); i++) {
      lines.add(new Line(all.get(i), null));
    }
  }

  int size() {
    return lines.size();
  }

  long latencyMicros(int row) {
    return Long.parseLong(field(row, LATENCY));
  }

  private String field(int row, int column) {
    return lines.get(row).text().split(",", -1)[column];
  }

  /** Cuts a row inside its second field. */
  void cut(int row) {
    String text = lines.get(row).text();
    lines.set(row, new Line(text.substring(0, text.indexOf(',') + 2), RejectReason.COLUMNS));
  }

  /** Cuts the last row and its line end, as when the logger was killed. */
  void cutEnd() {
    int last = size() - 1;
    cut(last);
    lines.set(last, new Line(lines.get(last).text(), RejectReason.TRUNCATED));
    endsInLine = true;
  }

  /** Spoils the start, the latency or the status of a row. */
  void garble(int row, RejectReason expected) {
    String[] fields = lines.get(row).text().split(",", -1);
    switch (expected) {
      case TIMESTAMP -> fields[START] = fields[START].substring(0, 7) + "x\u0001" + "%";
      case NUMBER -> fields[LATENCY] = "\u00ff\u00fe" + fields[LATENCY];
      case STATUS -> fields[STATUS] = "2\u0000" + "0";
      default -> throw new IllegalArgumentException("no way to provoke " + expected);
    }
    lines.set(row, new Line(String.join(",", fields), expected));
  }

  /** Keeps the first rows only. */
  void keep(int rows) {
    lines.subList(rows, size()).clear();
  }

  /** Repeats a block of rows right after itself. */
  void repeat(int from, int to) {
    lines.addAll(to, List.copyOf(lines.subList(from, to)));
  }

  /** Sets the clock back by so much before a row. */
  void stepBack(int fromRow, long micros) {
    for (int row = fromRow; row < size(); row++) {
      String text = lines.get(row).text();
      int comma = text.indexOf(',');
      long start = Long.parseLong(text.substring(0, comma)) - micros;
      lines.set(row, new Line(start + text.substring(comma), null));
    }
  }

  byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes((header + "\n").getBytes(ISO_8859_1));
    for (int row = 0; row < size(); row++) {
      out.writeBytes(lines.get(row).text().getBytes(ISO_8859_1));
      if (!endsInLine || row < size() - 1) {
        out.write('\n');
      }
    }
    return out.toByteArray();
  }

  Map<RejectReason, Long> rejects() {
    Map<RejectReason, Long> rejects = new EnumMap<>(RejectReason.class);
    for (Line line : lines) {
      if (line.reject() != null) {
        rejects.merge(line.reject(), 1L, Long::sum);
      }
    }
    return rejects;
  }

  /** Usable rows by outcome. */
  Map<Outcome, Long> outcomes() {
    Map<Outcome, Long> outcomes = new EnumMap<>(Outcome.class);
    for (int row = 0; row < size(); row++) {
      if (lines.get(row).reject() == null) {
        String status = field(row, STATUS);
        for (Outcome outcome : Outcome.values()) {
          if (outcome.status().equals(status)) {
            outcomes.merge(outcome, 1L, Long::sum);
          }
        }
      }
    }
    return outcomes;
  }
}
