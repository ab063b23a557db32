package org.tenbin.datagen.host;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How full a table of tracked connections is; nothing where the kernel does not track.
 *
 * @param table of a network namespace
 * @param max file with the most connections that the kernel tracks, one number for all namespaces
 */
public record ConntrackProbe(ConntrackTable table, Path max) implements Probe {
  /** Of the namespace in which a process is. */
  public static ConntrackProbe of(long pid) {
    return new ConntrackProbe(
        ConntrackTable.of(pid), Path.of("/proc/sys/net/netfilter/nf_conntrack_max"));
  }

  @Override
  public String kind() {
    return "conntrack";
  }

  @Override
  public Optional<Sighting> look() {
    Optional<String> most = ProcFiles.read(max);
    return table.entries().flatMap(used -> most.map(of -> Sighting.of(used + " of " + of)));
  }
}
