package org.tenbin.load;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The header of native logs that can be packed: one that has no field which tells the client, as
 * the name of the file does then.
 *
 * @param line the header, without the line end
 */
record PackHeader(String line) {
  /** The column that a packed file has more. */
  static final String CLIENT = "client";

  /** A column that every native log has. */
  static final String STATUS = "status";

  /** Fields that a reader takes the client from. */
  private static final List<String> CLIENTS = List.of(CLIENT, "host", "thread_group");

  /** The header of a file, if it is one of a native log that can be packed. */
  static Optional<PackHeader> of(String firstLine) {
    List<String> names = namesIn(firstLine);
    boolean nativeLog =
        names.contains(STATUS)
            && names.stream().anyMatch(name -> name.startsWith("start_"))
            && names.stream().anyMatch(name -> name.startsWith("latency_"));
    boolean plain = firstLine.chars().allMatch(c -> c >= ' ' && c < 0x7f && c != '"');
    return nativeLog && plain && names.stream().noneMatch(CLIENTS::contains)
        ? Optional.of(new PackHeader(firstLine))
        : Optional.empty();
  }

  /** The fields of a line as a reader takes them for names of columns. */
  static List<String> namesIn(String line) {
    String text = line.startsWith("\ufeff") ? line.substring(1) : line;
    return Arrays.stream(text.strip().split(",", -1)).map(PackHeader::name).toList();
  }

  private static String name(String field) {
    boolean quoted = field.length() > 1 && field.startsWith("\"") && field.endsWith("\"");
    return (quoted ? field.substring(1, field.length() - 1) : field).strip();
  }

  List<String> names() {
    return namesIn(line);
  }

  byte[] ofOne() {
    return bytes(line);
  }

  /** The header of the packed file. */
  byte[] ofAll() {
    return bytes(line + "," + CLIENT);
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
