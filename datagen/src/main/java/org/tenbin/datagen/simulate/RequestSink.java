package org.tenbin.datagen.simulate;

/** Receives what the clients of a run saw. Times are nanoseconds after the scheduled start. */
public interface RequestSink {
  /** How a request ended, with the text of the column <code>status</code>. */
  enum Outcome {
    OK("200"),
    ERROR("500"),
    TIMEOUT("timeout");

    private final String status;

    Outcome(String status) {
      this.status = status;
    }

    public String status() {
      return status;
    }
  }

  /**
   * A request is over; those of one client come in their order.
   *
   * @param client number of the client, from 0
   */
  void completed(int client, long startNanos, long latencyNanos, Outcome outcome, int bytes);

  /** A connection was dropped in an outage; its request will end in a timeout. */
  void dropped(long atNanos);
}
