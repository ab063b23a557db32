package org.tenbin.datagen.tree;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a journal file tells.
 *
 * @param versions the last version of each tree
 * @param goodBytes length of the file up to the end of its last whole record
 */
record JournalReplay(Map<String, Version> versions, long goodBytes) {
  static final byte[] MAGIC = "TENBINJ1".getBytes(StandardCharsets.US_ASCII);

  /** Reads the file; a missing one gives no trees. */
  static JournalReplay read(Path file) throws IOException {
    if (Files.notExists(file)) {
      return new JournalReplay(Map.of(), 0);
    }
    long size = Files.size(file);
    if (size < MAGIC.length) {
      return new JournalReplay(Map.of(), 0);
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      if (!Arrays.equals(in.readNBytes(MAGIC.length), MAGIC)) {
        throw new IOException(file + ": not a journal of trees");
      }
      return replay(file, in, size);
    }
  }

  private static JournalReplay replay(Path file, DataInputStream in, long size) throws IOException {
    Map<String, Version> versions = new TreeMap<>();
    long offset = MAGIC.length;
    while (size - offset >= JournalRecord.FRAME_BYTES) {
      int length = in.readInt();
      int checksum = in.readInt();
      long end = offset + JournalRecord.FRAME_BYTES + length;
      if (length <= 0) {
        throw damaged(file, offset, "a record of " + length + " bytes");
      }
      if (end > size) {
        break;
      }
      byte[] payload = in.readNBytes(length);
      if (JournalRecord.checksum(payload) != checksum) {
        if (end == size) {
          break;
        }
        throw damaged(file, offset, "wrong checksum");
      }
      apply(file, offset, JournalRecord.fromPayload(payload), versions);
      offset = end;
    }
    return new JournalReplay(versions, offset);
  }

  private static void apply(
      Path file, long offset, JournalRecord entry, Map<String, Version> versions)
      throws IOException {
    Version before = versions.getOrDefault(entry.tree(), Version.FIRST);
    if (entry.revision() != before.revision() + 1) {
      throw damaged(file, offset, "revision " + entry.revision() + " after " + before.revision());
    }
    versions.put(entry.tree(), before.next(entry.edit()));
  }

  private static IOException damaged(Path file, long offset, String what) {
    return new IOException(file + ": damaged at byte " + offset + ": " + what);
  }
}
