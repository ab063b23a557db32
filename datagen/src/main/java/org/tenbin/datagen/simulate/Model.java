package org.tenbin.datagen.simulate;

import java.util.Map;
import java.util.Objects;

/**
 * Section <code>simulate</code> of an experiment: all parameters, and only parameters.
 *
 * @param seed start of all random numbers
 * @param schedule when runs begin
 * @param server what all back ends share
 * @param hypervisors client hosts by level of the factor <code>hypervisor</code>
 * @param backends back ends by level of the factor <code>backend</code>
 */
public record Model(
    long seed,
    Schedule schedule,
    Server server,
    Map<String, ClientHost> hypervisors,
    Map<String, BackEnd> backends) {
  public Model {
    Objects.requireNonNull(schedule, "simulate needs a schedule: {start, slot_s, ...}");
    server = server == null ? new Server(null, 0, 0, 0, 0) : server;
    hypervisors = hypervisors == null ? Map.of() : Map.copyOf(hypervisors);
    backends = backends == null ? Map.of() : Map.copyOf(backends);
  }

  /** The same model with another seed. */
  public Model withSeed(long other) {
    return new Model(other, schedule, server, hypervisors, backends);
  }
}
