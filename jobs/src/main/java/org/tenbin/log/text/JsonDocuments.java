package org.tenbin.log.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;

/**
 * The JSON documents of a file, each one record. Text lines before, between and behind them are
 * comments; a document that repeats the one before it is a duplicate; one that does not end is
 * rejected as truncated. A file of over {@link #MOST_BYTES} is one reject.
 */
public final class JsonDocuments {
  /** The largest file that is held in memory. */
  public static final int MOST_BYTES = 32 << 20;

  /** After so many broken documents the rest of the file is given up, which bounds the time. */
  private static final int MOST_BROKEN = 100;

  /** Takes a document and settles its fate. */
  @FunctionalInterface
  public interface Visitor {
    /**
     * Takes a document that was framed.
     *
     * @param document its root, an object or array
     * @param offset its byte offset in the file
     */
    void visit(JsonNode document, long offset) throws IOException;
  }

  private final LogSink sink;
  private final Visitor visitor;
  private final String text;
  private final Charset charset;
  private int at;
  private int measured;
  private long measuredOffset;
  private int broken;
  private JsonNode last;

  private JsonDocuments(
      LogSink sink, Visitor visitor, String text, Charset charset, long firstOffset) {
    this.sink = sink;
    this.visitor = visitor;
    this.text = text;
    this.charset = charset;
    measuredOffset = firstOffset;
  }

  /** Hands every document of the input to the visitor. */
  public static void forEach(LogInput input, LogSink sink, Visitor visitor) throws IOException {
    byte[] bytes;
    try (InputStream in = input.open(0)) {
      bytes = in.readNBytes(MOST_BYTES + 1);
    }
    if (bytes.length > MOST_BYTES) {
      sink.framed();
      sink.reject(0, RejectReason.TOO_LONG, "a document of over " + MOST_BYTES + " bytes");
      return;
    }
    Charset marked = new Head("", bytes).charset();
    Charset charset = marked.equals(StandardCharsets.UTF_8) ? input.options().charset() : marked;
    String text = new String(bytes, charset);
    boolean mark = text.startsWith("\ufeff");
    long firstOffset = mark ? "\ufeff".getBytes(charset).length : 0;
    new JsonDocuments(sink, visitor, mark ? text.substring(1) : text, charset, firstOffset)
        .readAll();
    input.reached(bytes.length);
  }

  /** Whether a JSON document begins at the head's first line that is no plain text. */
  public static String firstDocument(Head head) {
    String text = head.text();
    int start = 0;
    while (start < text.length()) {
      int first = firstCharacter(text, start);
      if (first < text.length() && isOpening(text, first)) {
        return text.substring(first);
      }
      start = nextLine(text, start);
    }
    return "";
  }

  private void readAll() throws IOException {
    while (at < text.length()) {
      int first = firstCharacter(text, at);
      if (first == text.length() || text.charAt(first) == '\n') {
        at = Math.min(first + 1, text.length());
      } else if (isOpening(text, first)) {
        at = first;
        document();
      } else {
        sink.framed();
        sink.skip(SkipRule.COMMENT);
        at = nextLine(text, at);
      }
    }
  }

  private void document() throws IOException {
    sink.framed();
    long offset = offset(at);
    int end = end(text, at);
    if (end < 0) {
      sink.reject(offset, RejectReason.TRUNCATED, "the file ends inside a JSON document");
      at = text.length();
      return;
    }
    JsonNode document;
    try {
      document = JsonText.parse(text.substring(at, end));
    } catch (UnreadableException unreadable) {
      sink.reject(offset, unreadable.reason(), unreadable.getMessage());
      at = ++broken < MOST_BROKEN ? end : text.length();
      return;
    }
    at = end;
    if (document.equals(last)) {
      sink.skip(SkipRule.DUPLICATE);
    } else {
      visitor.visit(document, offset);
    }
    last = document;
  }

  /** Byte offset of a character; characters are asked for in rising order. */
  private long offset(int character) {
    measuredOffset += text.substring(measured, character).getBytes(charset).length;
    measured = character;
    return measuredOffset;
  }

  private static boolean isOpening(String text, int index) {
    char c = text.charAt(index);
    if (c != '{' && c != '[') {
      return false;
    }
    int next = index + 1;
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    // "[ ID] Interval" and "[2026-11-30 ..." are text that begins with a bracket.
    return next == text.length() || (c == '{' ? "\"}" : "{[]").indexOf(text.charAt(next)) >= 0;
  }

  private static int firstCharacter(String text, int from) {
    int i = from;
    while (i < text.length() && text.charAt(i) != '\n' && Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private static int nextLine(String text, int from) {
    int end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end + 1;
  }

  /** Index behind the bracket that closes the one at an index, or -1. */
  private static int end(String text, int from) {
    int depth = 0;
    boolean quoted = false;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted) {
        if (c == '\\') {
          i++;
        } else if (c == '"') {
          quoted = false;
        }
      } else if (c == '"') {
        quoted = true;
      } else if (c == '{' || c == '[') {
        depth++;
      } else if ((c == '}' || c == ']') && --depth == 0) {
        return i + 1;
      }
    }
    return -1;
  }
}
