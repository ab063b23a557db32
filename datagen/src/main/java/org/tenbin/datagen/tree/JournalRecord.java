package org.tenbin.datagen.tree;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * One edit in a journal file. Frame: payload length (4 bytes), CRC-32C of the payload (4), payload.
 * Payload, big-endian: tree, revision (8), kind (1), depth (4) and positions (4 each), then the
 * arguments of the kind; a string is its UTF-8 length (4) and bytes.
 */
record JournalRecord(String tree, long revision, TreeEdit edit) {
  /** Bytes in front of the payload. */
  static final int FRAME_BYTES = 8;

  private static final byte ADD_CHILD = 1;
  private static final byte DELETE_CHILD = 2;
  private static final byte PUT_ATTRIBUTE = 3;
  private static final byte DELETE_ATTRIBUTE = 4;

  static int checksum(byte[] payload) {
    CRC32C crc = new CRC32C();
    crc.update(payload);
    return (int) crc.getValue();
  }

  byte[] toFrame() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(128);
    DataOutputStream out = new DataOutputStream(bytes);
    writeText(out, tree);
    out.writeLong(revision);
    out.writeByte(kind());
    out.writeInt(edit.path().positions().size());
    for (int position : edit.path().positions()) {
      out.writeInt(position);
    }
    writeArguments(out);
    byte[] payload = bytes.toByteArray();
    return ByteBuffer.allocate(FRAME_BYTES + payload.length)
        .putInt(payload.length)
        .putInt(checksum(payload))
        .put(payload)
        .array();
  }

  static JournalRecord fromPayload(byte[] payload) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(payload));
    String tree = readText(in);
    long revision = in.readLong();
    byte kind = in.readByte();
    int depth = in.readInt();
    List<Integer> positions = new ArrayList<>();
    for (int level = 0; level < depth; level++) {
      positions.add(in.readInt());
    }
    NodePath path = new NodePath(positions);
    TreeEdit edit =
        switch (kind) {
          case ADD_CHILD -> new TreeEdit.AddChild(path, in.readInt(), readAttributes(in));
          case DELETE_CHILD -> new TreeEdit.DeleteChild(path, in.readInt());
          case PUT_ATTRIBUTE -> new TreeEdit.PutAttribute(path, readText(in), readText(in));
          case DELETE_ATTRIBUTE -> new TreeEdit.DeleteAttribute(path, readText(in));
          default -> throw new IOException("unknown kind of edit: " + kind);
        };
    return new JournalRecord(tree, revision, edit);
  }

  private byte kind() {
    if (edit instanceof TreeEdit.AddChild) {
      return ADD_CHILD;
    } else if (edit instanceof TreeEdit.DeleteChild) {
      return DELETE_CHILD;
    } else if (edit instanceof TreeEdit.PutAttribute) {
      return PUT_ATTRIBUTE;
    }
    return DELETE_ATTRIBUTE;
  }

  private void writeArguments(DataOutputStream out) throws IOException {
    if (edit instanceof TreeEdit.AddChild add) {
      out.writeInt(add.position());
      out.writeInt(add.attributes().size());
      for (Map.Entry<String, String> attribute : add.attributes().entrySet()) {
        writeText(out, attribute.getKey());
        writeText(out, attribute.getValue());
      }
    } else if (edit instanceof TreeEdit.DeleteChild delete) {
      out.writeInt(delete.position());
    } else if (edit instanceof TreeEdit.PutAttribute put) {
      writeText(out, put.key());
      writeText(out, put.value());
    } else if (edit instanceof TreeEdit.DeleteAttribute delete) {
      writeText(out, delete.key());
    }
  }

  private static Map<String, String> readAttributes(DataInputStream in) throws IOException {
    int size = in.readInt();
    Map<String, String> attributes = new LinkedHashMap<>();
    for (int entry = 0; entry < size; entry++) {
      attributes.put(readText(in), readText(in));
    }
    return attributes;
  }

  private static void writeText(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String readText(DataInputStream in) throws IOException {
    int length = in.readInt();
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new IOException("text shorter than its length");
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
