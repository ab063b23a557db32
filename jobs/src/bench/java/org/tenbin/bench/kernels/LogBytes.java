package org.tenbin.bench.kernels;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import org.tenbin.log.Binding;
import org.tenbin.log.LogInput;
import org.tenbin.log.ReadPlan;

/**
 * A log in memory, so that no file system is measured.
 *
 * @param bytes all of it
 * @param binding by which factors its rows are grouped
 */
record LogBytes(byte[] bytes, Binding binding) implements LogInput {
  private static final String PATH = "/logs/client.csv";

  static LogBytes by(byte[] bytes, String... factors) {
    return new LogBytes(bytes, Binding.of(ReadPlan.by(factors), PATH));
  }

  @Override
  public String path() {
    return PATH;
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
  public InputStream open(long offset) {
    return new ByteArrayInputStream(bytes, (int) offset, bytes.length - (int) offset);
  }
}
