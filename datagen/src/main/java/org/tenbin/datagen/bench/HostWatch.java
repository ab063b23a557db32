package org.tenbin.datagen.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tenbin.datagen.host.ConntrackProbe;
import org.tenbin.datagen.host.CpuProbe;
import org.tenbin.datagen.host.EventLog;
import org.tenbin.datagen.host.KernelLog;
import org.tenbin.datagen.host.LoadProbe;
import org.tenbin.datagen.host.Probe;
import org.tenbin.datagen.host.Sampler;

/** Everything that watches the machine while a block runs. */
final class HostWatch implements AutoCloseable {
  private final Sampler sampler;
  private final Optional<KernelLog> kernelLog;
  private final Optional<ProcessGuard> guard;

  private HostWatch(Sampler sampler, Optional<KernelLog> kernelLog, Optional<ProcessGuard> guard) {
    this.sampler = sampler;
    this.kernelLog = kernelLog;
    this.guard = guard;
  }

  static HostWatch start(Services services, EventLog events, Path folder, String host)
      throws IOException, InterruptedException {
    List<Probe> probes = new ArrayList<>();
    probes.add(LoadProbe.ofThisMachine());
    probes.add(ConntrackProbe.ofThisMachine());
    List<Child> watched = new ArrayList<>(services.board().processes());
    watched.addAll(services.backEnd().processes());
    watched.add(services.load().child());
    for (Child child : watched) {
      probes.add(CpuProbe.of(child.name(), child.pid()));
    }
    Sampler sampler = Sampler.start(probes, events, host);
    Optional<KernelLog> kernelLog = KernelLog.follow(folder.resolve("kernel.log"), host);
    Optional<ProcessGuard> guard =
        kernelLog.isEmpty()
            ? Optional.empty()
            : Optional.of(ProcessGuard.over(kernelLog.get().process()));
    return new HostWatch(sampler, kernelLog, guard);
  }

  @Override
  public void close() {
    sampler.close();
    kernelLog.ifPresent(KernelLog::close);
    guard.ifPresent(ProcessGuard::close);
  }
}
