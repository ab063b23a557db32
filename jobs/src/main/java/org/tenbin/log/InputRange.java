package org.tenbin.log;

import java.io.IOException;
import java.io.InputStream;

/**
 * Another range of an input.
 *
 * @param input the file
 * @param start offset of the range's first byte
 * @param end offset behind its last byte
 */
public record InputRange(LogInput input, long start, long end) implements LogInput {
  @Override
  public String path() {
    return input.path();
  }

  @Override
  public InputStream open(long offset) throws IOException {
    return input.open(offset);
  }

  @Override
  public Binding binding() {
    return input.binding();
  }
}
