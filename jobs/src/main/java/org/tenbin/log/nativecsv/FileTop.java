package org.tenbin.log.nativecsv;

import java.io.IOException;
import java.io.InputStream;
import org.tenbin.log.Binding;
import org.tenbin.log.LogInput;
import org.tenbin.log.Reuse;

/** The beginning of a file of which a later range is read: there the header stands. */
record FileTop(LogInput range) implements LogInput {
  @Override
  public String path() {
    return range.path();
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
  public InputStream open(long offset) throws IOException {
    return range.open(offset);
  }

  @Override
  public Reuse reuse() {
    return range.reuse();
  }

  @Override
  public Binding binding() {
    return range.binding();
  }
}
