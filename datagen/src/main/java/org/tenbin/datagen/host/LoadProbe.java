package org.tenbin.datagen.host;

import java.nio.file.Path;
import java.util.Optional;

/** The load averages of one, five and fifteen minutes. */
public record LoadProbe(Path loadavg) implements Probe {
  /** Of this machine. */
  public static LoadProbe ofThisMachine() {
    return new LoadProbe(Path.of("/proc/loadavg"));
  }

  @Override
  public String kind() {
    return "load";
  }

  @Override
  public Optional<Sighting> look() {
    return ProcFiles.read(loadavg).map(Sighting::of);
  }
}
