package org.tenbin.datagen.disk;

import java.util.Locale;

/** What is done with a file, in the order in which it can be done. */
public enum DiskOperation {
  /** Writes the file from its start to its end; the last block waits until the device has all. */
  WRITE_SEQUENTIAL,
  /** Reads each block, changes it and writes it back; the last waits as well. */
  REWRITE,
  /** Reads it from its start to its end. */
  READ_SEQUENTIAL,
  /** Reads blocks here and there. */
  READ_RANDOM,
  /** Writes blocks here and there; the last waits until the device has all. */
  WRITE_RANDOM,
  /** Copies it through a buffer of this process, with streams. */
  COPY_STREAMS,
  /** Copies it within the kernel, with <code>FileChannel.transferTo</code>. */
  COPY_TRANSFER_TO;

  /** The level of the factor <code>operation</code>. */
  public String level() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether it reads what stands in the file. */
  boolean reads() {
    return this != WRITE_SEQUENTIAL && this != WRITE_RANDOM;
  }
}
