package org.tenbin.mapreduce;

/** Is told now and then how far a job has come. */
@FunctionalInterface
public interface JobWatch {
  /** Watches nothing. */
  JobWatch NONE = (map, reduce) -> {};

  /**
   * Takes the state of a running job.
   *
   * @param map share of the input that was read, 0 to 1
   * @param reduce share of the reduce work that was done, 0 to 1
   */
  void at(float map, float reduce);

  /** Takes a line that the user should read. */
  default void tell(String line) {}
}
