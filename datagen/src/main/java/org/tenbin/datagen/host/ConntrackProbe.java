package org.tenbin.datagen.host;

import java.nio.file.Path;
import java.util.Optional;

/** How full the kernel's table of tracked connections is; nothing where the module is not there. */
public record ConntrackProbe(Path netfilter) implements Probe {
  /** Of this machine. */
  public static ConntrackProbe ofThisMachine() {
    return new ConntrackProbe(Path.of("/proc/sys/net/netfilter"));
  }

  @Override
  public String kind() {
    return "conntrack";
  }

  @Override
  public Optional<String> look() {
    Optional<String> count = ProcFiles.read(netfilter.resolve("nf_conntrack_count"));
    Optional<String> max = ProcFiles.read(netfilter.resolve("nf_conntrack_max"));
    return count.flatMap(used -> max.map(most -> used + " of " + most));
  }
}
