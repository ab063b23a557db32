package org.tenbin.datagen.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.datagen.host.ConntrackDropProbe;
import org.tenbin.datagen.host.ConntrackProbe;
import org.tenbin.datagen.host.ConntrackTable;
import org.tenbin.datagen.host.CpuProbe;
import org.tenbin.datagen.host.EventLog;
import org.tenbin.datagen.host.KernelLog;
import org.tenbin.datagen.host.LoadProbe;
import org.tenbin.datagen.host.Probe;
import org.tenbin.datagen.host.Sampler;
import org.tenbin.datagen.process.Child;
import org.tenbin.datagen.process.ProcessGuard;

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
    List<Child> watched = new ArrayList<>(services.board().processes());
    watched.addAll(services.backEnd().processes());
    watched.add(services.load().child());
    for (Child child : watched) {
      probes.add(CpuProbe.of(child.name(), child.pid()));
    }
    for (long pid : onePerNetwork(watched)) {
      probes.add(ConntrackProbe.of(pid));
      probes.add(new ConntrackDropProbe(ConntrackTable.of(pid)));
    }
    Sampler sampler = Sampler.start(probes, events, host);
    Optional<KernelLog> kernelLog = KernelLog.follow(folder.resolve("kernel.log"), host);
    Optional<ProcessGuard> guard =
        kernelLog.isEmpty()
            ? Optional.empty()
            : Optional.of(ProcessGuard.over(kernelLog.get().process()));
    return new HostWatch(sampler, kernelLog, guard);
  }

  /** A process for each network namespace: those of one namespace see the same table. */
  private static Collection<Long> onePerNetwork(List<Child> processes) throws IOException {
    Map<String, Long> byNamespace = new LinkedHashMap<>();
    for (Child process : processes) {
      Path namespace = Path.of("/proc", Long.toString(process.pid()), "ns/net");
      if (Files.isSymbolicLink(namespace)) {
        byNamespace.putIfAbsent(Files.readSymbolicLink(namespace).toString(), process.pid());
      }
    }
    return byNamespace.values();
  }

  @Override
  public void close() {
    sampler.close();
    kernelLog.ifPresent(KernelLog::close);
    guard.ifPresent(ProcessGuard::close);
  }
}
