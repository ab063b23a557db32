package org.tenbin.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The beginning of a file, from which its format is recognised. */
public final class Head {
  /** How many bytes are looked at. */
  public static final int SIZE = 64 * 1024;

  /**
   * How many characters of a line a pattern is shown: enough for the shape of a record, and few
   * enough for patterns that take the square of it.
   */
  private static final int LINE = 4096;

  private final String fileName;
  private final byte[] bytes;
  private final int length;
  private String text;
  private String shape;

  /**
   * Takes the beginning of a file.
   *
   * @param fileName the file's own name, without compression endings; a hint only
   * @param bytes the first bytes, decompressed; at most {@link #SIZE} are used
   */
  public Head(String fileName, byte[] bytes) {
    this(fileName, bytes.clone(), Math.min(bytes.length, SIZE));
  }

  private Head(String fileName, byte[] bytes, int length) {
    this.fileName = fileName;
    this.bytes = bytes;
    this.length = length;
  }

  /**
   * Reads the beginning of a file.
   *
   * @param fileName the file's own name, without compression endings; a hint only
   */
  public static Head read(String fileName, InputStream in) throws IOException {
    byte[] bytes = new byte[SIZE];
    return new Head(fileName, bytes, in.readNBytes(bytes, 0, SIZE));
  }

  /** Reads the beginning of an input. */
  public static Head of(LogInput input) throws IOException {
    String path = input.path();
    try (InputStream in = input.open(0)) {
      return read(path.substring(path.lastIndexOf('/') + 1), in);
    }
  }

  /**
   * For formats that are read as bytes.
   *
   * @throws LogRefusedException where a byte order mark states UTF-16
   */
  public void refuseUtf16() throws LogRefusedException {
    if (!charset().equals(StandardCharsets.UTF_8)) {
      throw new LogRefusedException(
          "the text is UTF-16; convert it: iconv -f UTF-16 -t UTF-8 FILE > NEW");
    }
  }

  /** The file's own name, without compression endings; a hint only. */
  public String fileName() {
    return fileName;
  }

  /** Number of bytes that the head holds; less than {@link #SIZE} where the file is that short. */
  public int length() {
    return length;
  }

  /** A copy of the bytes. */
  public byte[] bytes() {
    return bytes(length);
  }

  /** A copy of the first bytes. */
  public byte[] bytes(int most) {
    return Arrays.copyOf(bytes, Math.min(most, length));
  }

  /** The whole file: these bytes, and then what is left of the stream from which they were read. */
  public InputStream followedBy(InputStream rest) {
    return new HeadedInput(bytes, length, rest);
  }

  /** The charset that a byte order mark states, else UTF-8. */
  public Charset charset() {
    if (length >= 2 && (bytes[0] & 0xff) == 0xff && (bytes[1] & 0xff) == 0xfe) {
      return StandardCharsets.UTF_16LE;
    }
    if (length >= 2 && (bytes[0] & 0xff) == 0xfe && (bytes[1] & 0xff) == 0xff) {
      return StandardCharsets.UTF_16BE;
    }
    return StandardCharsets.UTF_8;
  }

  /** The text without byte order mark; bytes that are no text become replacement characters. */
  public String text() {
    if (text == null) {
      text = withoutMark(new String(bytes, 0, length, charset()));
    }
    return text;
  }

  private static String withoutMark(String marked) {
    return marked.startsWith("\ufeff") ? marked.substring(1) : marked;
  }

  /** The text for patterns: of an endless line only the beginning. */
  public String shape() {
    if (shape == null) {
      shape =
          text().lines().anyMatch(line -> line.length() > LINE)
              ? text().lines().map(Head::cut).collect(Collectors.joining("\n"))
              : text();
    }
    return shape;
  }

  /** The first lines of the text, without line ends; of an endless line only the beginning. */
  public List<String> lines(int most) {
    return text().lines().limit(most).map(Head::cut).toList();
  }

  /** The first line of the text, empty where there is none; of an endless one the beginning. */
  public String firstLine() {
    return cut(wholeFirstLine());
  }

  /** The first line as far as the head goes, for those who parse it and use no pattern. */
  public String wholeFirstLine() {
    if (!charset().equals(StandardCharsets.UTF_8)) {
      return text().lines().findFirst().orElse("");
    }
    int end = 0;
    while (end < length && bytes[end] != '\n' && bytes[end] != '\r') {
      end++;
    }
    return withoutMark(new String(bytes, 0, end, StandardCharsets.UTF_8));
  }

  private static String cut(String line) {
    return line.length() > LINE ? line.substring(0, LINE) : line;
  }
}
