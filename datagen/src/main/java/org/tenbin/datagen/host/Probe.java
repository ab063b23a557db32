package org.tenbin.datagen.host;

import java.util.Optional;

/** Something that can be looked at again and again. */
public interface Probe {
  /** The kind of the events that it gives. */
  String kind();

  /** What there is to see now, for people; empty if nothing. */
  Optional<String> look();
}
