package org.tenbin.log.jmeter;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The columns of a CSV JTL.
 *
 * @param delimiter the character between fields
 * @param names the columns' names, in order, as the file gives them
 */
record JmeterHeader(char delimiter, List<String> names) {
  static final String TIME_STAMP = "timestamp";
  static final String ELAPSED = "elapsed";
  static final String LABEL = "label";
  static final String RESPONSE_CODE = "responsecode";
  static final String RESPONSE_MESSAGE = "responsemessage";
  static final String THREAD_NAME = "threadname";
  static final String SUCCESS = "success";
  static final String BYTES = "bytes";
  static final String SAMPLE_COUNT = "samplecount";
  static final String HOST_NAME = "hostname";

  private static final Set<String> KNOWN =
      Set.of(
          TIME_STAMP,
          ELAPSED,
          LABEL,
          RESPONSE_CODE,
          RESPONSE_MESSAGE,
          THREAD_NAME,
          "datatype",
          SUCCESS,
          "failuremessage",
          BYTES,
          "sentbytes",
          "grpthreads",
          "allthreads",
          "latency",
          "idletime",
          "connect",
          SAMPLE_COUNT,
          "errorcount",
          HOST_NAME);

  /** The first columns of every version that writes no header. */
  private static final List<String> DEFAULT_FIRST =
      List.of(
          "timeStamp",
          "elapsed",
          "label",
          "responseCode",
          "responseMessage",
          "threadName",
          "dataType",
          "success");

  private static final List<Character> DELIMITERS = List.of(',', ';', '\t', '|');

  /** Versions from 3.1 on write the failure message, and have this many columns. */
  private static final int FIRST_WIDTH_WITH_FAILURE = 14;

  private static final int SUCCESS_INDEX = 7;

  JmeterHeader {
    names = List.copyOf(names);
  }

  /** The header that a line is, if it is one: with <code>elapsed</code> or without. */
  static Optional<JmeterHeader> of(String line) {
    JmeterHeader best = null;
    for (char delimiter : DELIMITERS) {
      JmeterHeader header = new JmeterHeader(delimiter, split(line, delimiter));
      if (best == null || header.known() > best.known()) {
        best = header;
      }
    }
    return best.isPlausible() ? Optional.of(best) : Optional.empty();
  }

  private long known() {
    return names.stream().filter(n -> KNOWN.contains(n.toLowerCase(Locale.ROOT))).count();
  }

  private boolean isPlausible() {
    boolean timed = column(ELAPSED) >= 0;
    return timed ? known() >= 2 : column(LABEL) >= 0 && column(SUCCESS) >= 0 && known() >= 3;
  }

  /** The columns of a file without header whose first line is a row in JMeter's default order. */
  static Optional<JmeterHeader> defaultOrderOf(String row) {
    for (char delimiter : DELIMITERS) {
      List<String> fields = split(row, delimiter);
      if (fields.size() >= DEFAULT_FIRST.size()
          && !fields.get(0).isEmpty()
          && Character.isDigit(fields.get(0).charAt(0))
          && fields.get(1).matches("[0-9]{1,19}")
          && fields.get(SUCCESS_INDEX).toLowerCase(Locale.ROOT).matches("true|false")) {
        return Optional.of(new JmeterHeader(delimiter, defaultOrder(fields.size())));
      }
    }
    return Optional.empty();
  }

  private static List<String> defaultOrder(int width) {
    List<String> names = new ArrayList<>(DEFAULT_FIRST);
    if (width >= FIRST_WIDTH_WITH_FAILURE) {
      names.add("failureMessage");
    }
    if (names.size() < width) {
      names.add("bytes");
    }
    while (names.size() < width) {
      names.add("column" + (names.size() + 1));
    }
    return names;
  }

  /** The columns as declared, with the delimiter that fits the first row. */
  static JmeterHeader declared(String names, String row) {
    List<String> columns = split(names, ',');
    for (char delimiter : DELIMITERS) {
      if (split(row, delimiter).size() == columns.size()) {
        return new JmeterHeader(delimiter, columns);
      }
    }
    return new JmeterHeader(',', columns);
  }

  /** Splits at delimiters outside quotes; good enough to look at a line. */
  private static List<String> split(String line, char delimiter) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (c == delimiter && !quoted) {
        fields.add(field.toString().strip());
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    fields.add(field.toString().strip());
    return fields;
  }

  /** A digest of delimiter and names: FNV-1a, 64 bits (RFC draft eastlake-fnv). */
  long digest() {
    String text = delimiter + String.join("\n", names);
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
    }
    return hash;
  }

  int width() {
    return names.size();
  }

  /** Index of a column by its name in lower case, or -1. */
  int column(String lowerCase) {
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).toLowerCase(Locale.ROOT).equals(lowerCase)) {
        return i;
      }
    }
    return -1;
  }
}
