package org.tenbin.datagen.bench;

/** A child that ends by signal, not by the end of its input. */
record Terminated(Child child) implements AutoCloseable {
  @Override
  public void close() {
    child.terminate();
    child.close();
  }
}
