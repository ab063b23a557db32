package org.tenbin.datagen.simulate;

/**
 * Where the clients run.
 *
 * @param requestUs work of the client and its hypervisor inside the timed request
 * @param loopUs work between two requests
 * @param sharedCores cores that all clients share for their work, 0 where each has its own
 * @param networkUs connection and way to the server, inside the timed request
 */
public record ClientHost(Amount requestUs, Amount loopUs, int sharedCores, Amount networkUs) {
  public ClientHost {
    requestUs = Amount.orNone(requestUs);
    loopUs = Amount.orNone(loopUs);
    networkUs = Amount.orNone(networkUs);
    if (sharedCores < 0) {
      throw new IllegalArgumentException("shared_cores is 0 (cores of its own) or more");
    }
  }
}
