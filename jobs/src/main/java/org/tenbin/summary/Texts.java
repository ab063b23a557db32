package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.io.WritableUtils;

/** Text on the wire: length and UTF-8, with no limit of 64 KB. */
final class Texts {
  private Texts() {}

  static void write(DataOutput out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    WritableUtils.writeVInt(out, bytes.length);
    out.write(bytes);
  }

  static String read(DataInput in) throws IOException {
    byte[] bytes = new byte[WritableUtils.readVInt(in)];
    in.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
