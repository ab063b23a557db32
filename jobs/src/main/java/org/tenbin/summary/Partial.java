package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * A mergeable piece of a summary. Merging is associative and commutative, with the empty partial as
 * identity.
 */
public interface Partial {
  /** What it is a piece of. */
  Kind kind();

  /**
   * Adds all that another partial of the same kind holds; the other is left unusable.
   *
   * @throws ClassCastException where it is of another kind
   */
  void merge(Partial other);

  /**
   * Forgets what only more pieces of the same files could need: called once, when all of a job's
   * pieces are merged. What is kept then does not tell how the work was split.
   */
  default void settle() {}

  /** Writes the content; {@link PartialWritable} puts kind and version before it. */
  void write(DataOutput out) throws IOException;

  /** Reads what {@link #write} wrote into an empty partial. */
  void read(DataInput in) throws IOException;
}
