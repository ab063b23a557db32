package org.tenbin.log.access;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tenbin.log.RejectReason;
import org.tenbin.log.text.UnreadableException;

/**
 * Takes a line of the common or combined log format apart: <code>
 * host - user [time] "request" status
 * bytes ["referer" "agent" ...] latency</code>, where the latency stands last or is <code>
 * name=value
 * </code>.
 */
final class CombinedLine {
  private static final int SHORTEST = 7;

  private CombinedLine() {}

  /** The line's named values, or <code>null</code> where it has not that shape. */
  static Map<String, String> parseOrNull(String line) {
    try {
      return parse(line);
    } catch (UnreadableException other) {
      return null;
    }
  }

  static Map<String, String> parse(String line) throws UnreadableException {
    List<String> tokens = tokens(line);
    int time = 0;
    while (time < tokens.size() && !tokens.get(time).startsWith("[")) {
      time++;
    }
    if (time + 4 > tokens.size() || time + 4 < SHORTEST) {
      throw new UnreadableException(
          RejectReason.MALFORMED, "not host, user, [time], \"request\", status, bytes");
    }
    Map<String, String> values = new LinkedHashMap<>();
    values.put("remote", tokens.get(0));
    values.put("time_local", tokens.get(time));
    values.put("request", unquoted(tokens.get(time + 1)));
    values.put("status", tokens.get(time + 2));
    values.put("bytes", tokens.get(time + 3));
    for (int i = time + 4; i < tokens.size(); i++) {
      String token = tokens.get(i);
      int equals = token.indexOf('=');
      if (equals > 0 && token.charAt(0) != '"') {
        values.putIfAbsent(token.substring(0, equals), unquoted(token.substring(equals + 1)));
      } else if (i == tokens.size() - 1 && isLatency(unquoted(token), token)) {
        values.put(AccessRecord.LAST, unquoted(token));
      }
    }
    return values;
  }

  private static boolean isLatency(String text, String token) {
    return text.matches("[0-9]+([.][0-9]+)?") || token.equals("-");
  }

  private static String unquoted(String token) {
    return token.length() > 1 && token.startsWith("\"") && token.endsWith("\"")
        ? token.substring(1, token.length() - 1)
        : token;
  }

  /** Splits at blanks outside quotes and brackets; a backslash keeps a quote from closing. */
  private static List<String> tokens(String line) throws UnreadableException {
    List<String> tokens = new ArrayList<>();
    int at = 0;
    while (at < line.length()) {
      if (line.charAt(at) == ' ') {
        at++;
        continue;
      }
      int start = at;
      char close = line.charAt(at) == '[' ? ']' : 0;
      while (at < line.length() && (close != 0 || line.charAt(at) != ' ')) {
        char c = line.charAt(at++);
        if (c == '\\' && close == '"') {
          at++;
        } else if (c == close && close != 0) {
          close = 0;
        } else if (c == '"' && close == 0) {
          close = '"';
        }
      }
      if (close != 0) {
        throw new UnreadableException(RejectReason.QUOTE, "a quote or bracket does not close");
      }
      tokens.add(line.substring(start, Math.min(at, line.length())));
    }
    return tokens;
  }
}
