package org.tenbin.datagen.host;

import java.util.Optional;

/** Something that can be looked at again and again. */
public interface Probe {
  /**
   * What a look saw.
   *
   * @param count how many things it stands for; one where there is nothing to count
   * @param detail for people
   */
  record Sighting(long count, String detail) {
    static Sighting of(String detail) {
      return new Sighting(1, detail);
    }
  }

  /** The kind of the events that it gives. */
  String kind();

  /** What there is to see now; empty if nothing. */
  Optional<Sighting> look();
}
