package org.tenbin.log.jmeter;

import org.tenbin.log.delimited.Fields;

/** JMeter names threads <code>GROUP G-N</code>: the group is what they have in common. */
final class ThreadNames {
  private ThreadNames() {}

  /** Cuts a field to the name of the group. */
  static void cutToGroup(Fields fields, int column) {
    byte[] bytes = fields.bytes();
    int from = fields.start(column);
    int at = digitsBefore(bytes, from, fields.end(column));
    if (at == fields.end(column) || at <= from || bytes[at - 1] != '-') {
      return;
    }
    int dash = at - 1;
    at = digitsBefore(bytes, from, dash);
    if (at < dash && at > from && bytes[at - 1] == ' ') {
      fields.cut(column, at - 1);
    }
  }

  private static int digitsBefore(byte[] bytes, int from, int end) {
    int at = end;
    while (at > from && bytes[at - 1] >= '0' && bytes[at - 1] <= '9') {
      at--;
    }
    return at;
  }

  /** The name of the group that a thread's name begins with. */
  static String group(String threadName) {
    return threadName.replaceFirst(" [0-9]+-[0-9]+$", "");
  }
}
