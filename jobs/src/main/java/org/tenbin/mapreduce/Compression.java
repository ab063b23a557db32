package org.tenbin.mapreduce;

import org.tenbin.log.LogRefusedException;

/**
 * Compressed data that no codec of the configuration claims by its name. Reading it as text would
 * give rejects at best and no records at worst, so it is refused with the way out.
 */
enum Compression {
  GZIP("gzip", "name the file .gz", 0x1f, 0x8b),
  ZSTD(
      "zstd",
      "name the file .zst and see that a Zstandard codec is configured",
      0x28,
      0xb5,
      0x2f,
      0xfd),
  BZIP2("bzip2", "name the file .bz2", 'B', 'Z', 'h'),
  LZ4_FRAME(
      "lz4",
      "Hadoop's lz4 is another format than that of the lz4 command: recompress it with gzip or zstd",
      0x04,
      0x22,
      0x4d,
      0x18),
  XZ("xz", "recompress it with gzip or zstd", 0xfd, '7', 'z', 'X', 'Z'),
  ZIP("zip", "unpack it", 'P', 'K', 0x03, 0x04),
  SEVEN_ZIP("7z", "unpack it", '7', 'z', 0xbc, 0xaf),
  SNAPPY_FRAME(
      "snappy",
      "Hadoop's snappy is another format: recompress it with gzip or zstd",
      0xff,
      0x06,
      0x00,
      0x00,
      's',
      'N',
      'a',
      'P');

  /** Bytes by which any of them can be told. */
  static final int LONGEST_MAGIC = 8;

  private final String label;
  private final String wayOut;
  private final int[] magic;

  Compression(String label, String wayOut, int... magic) {
    this.label = label;
    this.wayOut = wayOut;
    this.magic = magic;
  }

  private boolean begins(byte[] head) {
    if (head.length < magic.length) {
      return false;
    }
    for (int i = 0; i < magic.length; i++) {
      if ((head[i] & 0xff) != magic[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Refuses data that is compressed although its name does not say so.
   *
   * @throws LogRefusedException with the way out
   */
  static void refuse(byte[] head) throws LogRefusedException {
    for (Compression compression : values()) {
      if (compression.begins(head)) {
        throw new LogRefusedException(
            "the data is compressed with " + compression.label + "; " + compression.wayOut);
      }
    }
  }

  /**
   * Refuses data of a kind that Hadoop's codec of the same name reads as nothing at all.
   *
   * @throws LogRefusedException with the way out
   */
  static void refuseUnreadable(byte[] head) throws LogRefusedException {
    if (LZ4_FRAME.begins(head) || SNAPPY_FRAME.begins(head)) {
      refuse(head);
    }
  }
}
