package org.tenbin.report;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.summary.Table;

/**
 * The files that were read.
 *
 * @param folder the innermost folder that holds all of them, with a slash at its end; may be empty
 * @param rows their rows of the table of inputs
 */
record InputFiles(String folder, List<Map<String, String>> rows) {
  InputFiles {
    rows = List.copyOf(rows);
  }

  static InputFiles of(Campaign campaign) {
    return of(campaign.rows(Table.INPUTS));
  }

  /** The files of these rows of the table of inputs. */
  static InputFiles of(List<Map<String, String>> rows) {
    String common = rows.isEmpty() ? "" : parent(rows.get(0).get("file"));
    for (Map<String, String> row : rows) {
      while (!row.get("file").startsWith(common)) {
        common = parent(common.substring(0, common.length() - 1));
      }
    }
    return new InputFiles(common, rows);
  }

  private static String parent(String path) {
    return path.substring(0, path.lastIndexOf('/') + 1);
  }

  /** What a reader calls them: the file's name where it is one, else the folder's. */
  Optional<String> title() {
    String path = rows.size() == 1 ? rows.get(0).get("file") : folder.replaceAll("/+$", "");
    String name = path.substring(path.lastIndexOf('/') + 1);
    return name.isBlank() || name.endsWith(":") ? Optional.empty() : Optional.of(name);
  }

  /** The name of a file below the common folder. */
  String name(Map<String, String> row) {
    return row.get("file").substring(folder.length());
  }

  /**
   * One checksum for all files: SHA-256 of the sorted lines NAME, BYTES, CRC-32C with commas
   * between, names being those below the common folder, so that the place does not matter.
   */
  String checksum() {
    MessageDigest digest = sha256();
    rows.stream()
        .map(row -> name(row) + "," + row.get("bytes") + "," + row.get("crc32c") + "\n")
        .sorted()
        .forEach(line -> digest.update(line.getBytes(StandardCharsets.UTF_8)));
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
