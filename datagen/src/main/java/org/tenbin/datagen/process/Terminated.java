package org.tenbin.datagen.process;

/** A child that ends by signal, not by the end of its input. */
public record Terminated(Child child) implements AutoCloseable {
  @Override
  public void close() {
    child.terminate();
    child.close();
  }
}
