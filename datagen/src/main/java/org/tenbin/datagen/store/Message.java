package org.tenbin.datagen.store;

import java.util.Objects;

/** One message of a board. */
public record Message(String author, String text) {
  /** Checks for null. */
  public Message {
    Objects.requireNonNull(author, "author");
    Objects.requireNonNull(text, "text");
  }
}
