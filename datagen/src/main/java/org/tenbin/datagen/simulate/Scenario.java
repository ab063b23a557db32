package org.tenbin.datagen.simulate;

/**
 * Everything that one run depends on beside its random numbers. Times are nanoseconds after the
 * scheduled start.
 *
 * @param clients how many clients
 * @param requests how many requests each sends, one after another
 * @param cores cores of the server
 * @param operation what a request costs
 * @param collector the back end's garbage collector
 * @param host where the clients run
 * @param server what all back ends share
 * @param startDelayUs how long after the scheduled start a client begins
 * @param outage when the network loses connections
 */
public record Scenario(
    int clients,
    int requests,
    int cores,
    Operation operation,
    BackEnd.Collector collector,
    ClientHost host,
    Server server,
    Amount startDelayUs,
    Outage outage) {
  public Scenario {
    if (clients < 1 || requests < 1 || cores < 1) {
      throw new IllegalArgumentException("clients, requests and cores are at least 1");
    }
  }

  /** The same scenario with another outage. */
  public Scenario with(Outage other) {
    return new Scenario(
        clients, requests, cores, operation, collector, host, server, startDelayUs, other);
  }

  /**
   * A time in which connections are dropped, as by a connection-tracking table that is full.
   *
   * @param fromNanos first nanosecond
   * @param toNanos first nanosecond after it
   * @param dropRate share of new connections that are dropped
   */
  public record Outage(long fromNanos, long toNanos, double dropRate) {
    /** No connection is dropped. */
    public static final Outage NONE = new Outage(0, 0, 0);

    boolean drops(long at, Randomness random) {
      return at >= fromNanos && at < toNanos && random.uniform() < dropRate;
    }
  }
}
