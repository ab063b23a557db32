package org.tenbin.log.jmeter;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.tenbin.log.LineFramer;

/**
 * Finds the tags of an XML text without parsing it, so that one broken tag costs itself only. Text,
 * comments, CDATA and instructions are passed over; a tag ends at the first <code>&gt;</code>
 * outside quotes. Memory is bounded: a tag over {@link LineFramer#MAX_LINE} bytes is too long. A
 * <code>&lt;</code> inside a tag (no XML has one) begins the next: the tag before it was cut off.
 */
final class TagScanner {
  /** What {@link #next} found. */
  enum Found {
    TAG,
    CUT,
    TOO_LONG,
    END
  }

  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER];
  private int filled;
  private int next;
  private long consumed;
  private byte[] tag = new byte[1024];
  private int length;
  private long offset;
  private boolean begun;

  TagScanner(InputStream in) {
    this.in = in;
  }

  private int read() throws IOException {
    if (next == filled) {
      filled = in.read(buffer, 0, BUFFER);
      next = 0;
      if (filled <= 0) {
        filled = 0;
        return -1;
      }
    }
    consumed++;
    return buffer[next++] & 0xff;
  }

  /** Byte offset of the tag. */
  long offset() {
    return offset;
  }

  /** The tag's bytes, from its <code>&lt;</code> to its <code>&gt;</code>. */
  byte[] tag() {
    return Arrays.copyOf(tag, length);
  }

  /** Whether the tag begins with an ASCII text. */
  boolean startsWith(String text) {
    if (length < text.length()) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      if (tag[i] != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the tag closes itself. */
  boolean isEmpty() {
    return length > 2 && tag[length - 2] == '/';
  }

  Found next() throws IOException {
    int c = 0;
    if (!begun) {
      do {
        c = read();
        if (c < 0) {
          return Found.END;
        }
      } while (c != '<');
    }
    begun = false;
    offset = consumed - 1;
    length = 0;
    boolean tooLong = !append('<');
    int quote = 0;
    while ((c = read()) >= 0) {
      if (c == '<') {
        begun = true;
        return tooLong ? Found.TOO_LONG : Found.CUT;
      }
      tooLong |= !append(c);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '>') {
        return tooLong ? Found.TOO_LONG : Found.TAG;
      }
      if (length == 4 && startsWith("<!--")) {
        return passUntil("-->");
      }
      if (length == 9 && startsWith("<![CDATA[")) {
        return passUntil("]]>");
      }
    }
    return tooLong ? Found.TOO_LONG : Found.CUT;
  }

  private boolean append(int c) {
    if (length == LineFramer.MAX_LINE) {
      return false;
    }
    if (length == tag.length) {
      tag = Arrays.copyOf(tag, length * 2);
    }
    tag[length++] = (byte) c;
    return true;
  }

  /** Passes over what ends with three known characters; that is no tag of interest. */
  private Found passUntil(String end) throws IOException {
    int matched = 0;
    int c;
    while ((c = read()) >= 0) {
      if (c == end.charAt(matched)) {
        matched++;
        if (matched == end.length()) {
          return Found.TAG;
        }
      } else if (c != end.charAt(0)) {
        matched = 0;
      } else if (matched != 2 || end.charAt(1) != c) {
        matched = 1;
      }
    }
    return Found.CUT;
  }
}
