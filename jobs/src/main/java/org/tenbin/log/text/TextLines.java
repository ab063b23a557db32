package org.tenbin.log.text;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;

/**
 * The lines of a text, each announced to the sink as a record. Text is UTF-8, or what the option
 * <code>charset</code> declares, or UTF-16 with a byte order mark; a bad byte costs one character.
 * Terminal colours are taken out, and so are NUL bytes (what a file system leaves after a power
 * cut) at the ends of a line; inside they become a replacement character, lest the torn ends of two
 * records join to a third that never was. Blank lines are skipped and endless ones rejected here;
 * every other line is the caller's to settle.
 */
public final class TextLines implements Closeable {
  private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*[A-Za-z]");

  private final LineFramer framer;
  private final LogSink sink;
  private final Charset charset;
  private final boolean wide;
  private long wideOffset;
  private long lastStart;
  private int lastLength;
  private int lastCharacters;

  private TextLines(LineFramer framer, LogSink sink, Charset charset, Utf16Input wideInput) {
    this.framer = framer;
    this.sink = sink;
    this.charset = charset;
    wide = wideInput != null;
    wideOffset = wide ? wideInput.textOffset() : 0;
  }

  /** Opens an input's lines. */
  public static TextLines open(LogInput input, LogSink sink) throws IOException {
    Charset charset = input.options().charset();
    Utf16Input narrow = Utf16Input.of(input, charset);
    return narrow == null
        ? new TextLines(new LineFramer(input), sink, charset, null)
        : new TextLines(new LineFramer(narrow), sink, StandardCharsets.UTF_8, narrow);
  }

  /**
   * The next line that is neither blank nor endless.
   *
   * @return the line without its end, or <code>null</code> behind the last one
   */
  public String next() throws IOException {
    while (framer.next()) {
      sink.framed();
      if (framer.tooLong()) {
        count(0);
        sink.reject(
            offset(), RejectReason.TOO_LONG, "a line of over " + LineFramer.MAX_LINE + " bytes");
        continue;
      }
      String raw = framer.text(charset);
      count(raw.length());
      String line = hasNoise(raw) ? withoutNoise(raw) : raw;
      if (!line.isBlank()) {
        return line;
      }
      if (framer.blank()) {
        sink.skip(SkipRule.BLANK);
      } else {
        sink.reject(offset(), RejectReason.MALFORMED, "a line without a character of text");
      }
    }
    return null;
  }

  private static String withoutNoise(String line) {
    String plain = COLOUR.matcher(line).replaceAll("");
    int from = 0;
    int to = plain.length();
    while (from < to && plain.charAt(from) == 0) {
      from++;
    }
    while (to > from && plain.charAt(to - 1) == 0) {
      to--;
    }
    return plain.substring(from, to).replace('\u0000', '\ufffd');
  }

  private static boolean hasNoise(String line) {
    return line.indexOf('\u001b') >= 0 || line.indexOf('\u0000') >= 0;
  }

  /** Follows the offset in the original of UTF-16: lines are framed in their UTF-8 form. */
  private void count(int characters) {
    if (!wide) {
      return;
    }
    long start = framer.offset();
    long between = start - lastStart - lastLength;
    wideOffset += 2 * (lastCharacters + between);
    lastStart = start;
    lastLength = framer.to() - framer.from();
    lastCharacters = characters;
  }

  /** Byte offset of the line in the file. */
  public long offset() {
    return wide ? wideOffset : framer.offset();
  }

  /** Whether the line has an end: false for the last line of a file that was cut off. */
  public boolean terminated() {
    return framer.terminated();
  }

  @Override
  public void close() throws IOException {
    framer.close();
  }
}
