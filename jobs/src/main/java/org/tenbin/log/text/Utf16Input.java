package org.tenbin.log.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.tenbin.log.Binding;
import org.tenbin.log.LogInput;

/** An input in UTF-16, seen as UTF-8 without byte order mark; read from its start only. */
final class Utf16Input implements LogInput {
  private static final byte[] LITTLE = {(byte) 0xff, (byte) 0xfe};
  private static final byte[] BIG = {(byte) 0xfe, (byte) 0xff};

  private final LogInput input;
  private final Charset charset;
  private final int textOffset;

  private Utf16Input(LogInput input, Charset charset, int textOffset) {
    this.input = input;
    this.charset = charset;
    this.textOffset = textOffset;
  }

  /** The input as UTF-8 where a byte order mark or the declaration says UTF-16, else null. */
  static Utf16Input of(LogInput input, Charset declared) throws IOException {
    if (input.start() != 0) {
      return null;
    }
    byte[] mark;
    try (InputStream in = input.open(0)) {
      mark = in.readNBytes(LITTLE.length);
    }
    if (Arrays.equals(mark, LITTLE)) {
      return new Utf16Input(input, StandardCharsets.UTF_16LE, LITTLE.length);
    }
    if (Arrays.equals(mark, BIG)) {
      return new Utf16Input(input, StandardCharsets.UTF_16BE, BIG.length);
    }
    return declared.name().startsWith("UTF-16") ? new Utf16Input(input, declared, 0) : null;
  }

  /** Where the text begins in the file: behind the byte order mark. */
  int textOffset() {
    return textOffset;
  }

  @Override
  public String path() {
    return input.path();
  }

  @Override
  public long start() {
    return 0;
  }

  @Override
  public long end() {
    return Long.MAX_VALUE;
  }

  @Override
  public InputStream open(long offset) throws IOException {
    InputStream narrow = new Utf8Stream(new InputStreamReader(input.open(0), charset));
    narrow.skipNBytes(offset);
    return narrow;
  }

  @Override
  public Binding binding() {
    return input.binding();
  }

  @Override
  public void reached(long offset) {
    input.reached(offset * 2);
  }

  /** Characters as UTF-8; what is no character becomes a replacement character. */
  private static final class Utf8Stream extends InputStream {
    private final Reader reader;
    private final char[] characters = new char[8192];
    private byte[] bytes = new byte[0];
    private int next;
    private int kept;
    private boolean first = true;

    Utf8Stream(Reader reader) {
      this.reader = reader;
    }

    @Override
    public int read() throws IOException {
      return fill() ? bytes[next++] & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      if (length == 0) {
        return 0;
      }
      if (!fill()) {
        return -1;
      }
      int count = Math.min(length, bytes.length - next);
      System.arraycopy(bytes, next, target, offset, count);
      next += count;
      return count;
    }

    private boolean fill() throws IOException {
      while (next == bytes.length) {
        int read = reader.read(characters, kept, characters.length - kept);
        int filled = kept + Math.max(read, 0);
        if (filled == 0) {
          return false;
        }
        int from = first && characters[0] == '\ufeff' ? 1 : 0;
        first = false;
        // A pair of surrogates must not be torn apart.
        kept = read > 0 && Character.isHighSurrogate(characters[filled - 1]) ? 1 : 0;
        String text = new String(characters, from, filled - kept - from);
        bytes = text.getBytes(StandardCharsets.UTF_8);
        next = 0;
        characters[0] = characters[filled - 1];
      }
      return true;
    }

    @Override
    public void close() throws IOException {
      reader.close();
    }
  }
}
