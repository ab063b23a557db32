package org.tenbin.datagen.host;

import java.util.Optional;

/**
 * Packets that connection tracking dropped since the last look, by the kernel's own count. Its
 * messages come at a limited rate and only where namespaces may log, so they are no count.
 */
public final class ConntrackDropProbe implements Probe {
  private final ConntrackTable table;
  private long last;

  /** Drops from now on. */
  public ConntrackDropProbe(ConntrackTable table) {
    this.table = table;
    this.last = table.drops().orElse(0L);
  }

  @Override
  public String kind() {
    return "conntrack-drop";
  }

  @Override
  public Optional<Sighting> look() {
    long now = table.drops().orElse(last);
    long dropped = now - last;
    last = now;
    return dropped > 0
        ? Optional.of(new Sighting(dropped, dropped + " packets dropped by connection tracking"))
        : Optional.empty();
  }
}
