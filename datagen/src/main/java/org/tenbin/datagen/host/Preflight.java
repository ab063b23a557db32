package org.tenbin.datagen.host;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Checks before a benchmark starts.
 *
 * @param root of the file system that is looked at, <code>/</code> but in tests
 */
public record Preflight(Path root) {
  private static final int FILES_PER_CLIENT = 4;
  private static final int FILES_BESIDE = 256;
  private static final long BYTES_BESIDE = 512L << 20;
  private static final int BYTES_PER_REQUEST = 80;
  private static final double BUSY_LOAD_PER_CPU = 0.5;

  /**
   * What a check found.
   *
   * @param fatal whether the benchmark cannot run
   * @param text for people, with what to do
   */
  public record Finding(boolean fatal, String text) {}

  /** Of this machine. */
  public static Preflight ofThisMachine() {
    return new Preflight(Path.of("/"));
  }

  /**
   * What stands against a benchmark with so many clients; empty if nothing.
   *
   * @param requests of the whole benchmark, for the disk
   * @param connections that the busiest run opens, each of which the kernel may remember for two
   *     minutes
   * @param usableBytes of the disk for the logs
   */
  public List<Finding> check(int clients, long requests, long connections, long usableBytes) {
    List<Finding> findings = new ArrayList<>();
    openFiles(clients).ifPresent(findings::add);
    conntrack(connections).ifPresent(findings::add);
    load().ifPresent(findings::add);
    clock().ifPresent(findings::add);
    long needed = BYTES_BESIDE + requests * BYTES_PER_REQUEST;
    if (usableBytes < needed) {
      findings.add(
          new Finding(
              true,
              "the disk has "
                  + (usableBytes >> 20)
                  + " MB left, the logs and Cassandra need "
                  + (needed >> 20)
                  + " MB"));
    }
    return findings;
  }

  private Optional<Finding> openFiles(int clients) {
    long needed = FILES_BESIDE + (long) FILES_PER_CLIENT * clients;
    return ProcFiles.read(root.resolve("proc/self/limits"))
        .flatMap(text -> text.lines().filter(line -> line.startsWith("Max open files")).findFirst())
        .map(line -> line.split("\\s+", 6)[3])
        .filter(soft -> !soft.equals("unlimited") && Long.parseLong(soft) < needed)
        .map(
            soft ->
                new Finding(
                    true,
                    soft
                        + " open files are allowed, "
                        + clients
                        + " clients need "
                        + needed
                        + ": ulimit -n "
                        + needed));
  }

  private Optional<Finding> conntrack(long connections) {
    return ProcFiles.read(root.resolve("proc/sys/net/netfilter/nf_conntrack_max"))
        .filter(max -> Long.parseLong(max) < connections)
        .map(
            max ->
                new Finding(
                    false,
                    "the kernel tracks up to "
                        + max
                        + " connections, a run opens up to "
                        + connections
                        + " within the two minutes that it remembers them; where a"
                        + " firewall rule tracks them, packets will be dropped: sysctl -w"
                        + " net.netfilter.nf_conntrack_max="
                        + 2 * connections));
  }

  private Optional<Finding> load() {
    int cpus = Runtime.getRuntime().availableProcessors();
    return ProcFiles.read(root.resolve("proc/loadavg"))
        .map(text -> Double.parseDouble(text.split(" ", 2)[0]))
        .filter(load -> load > BUSY_LOAD_PER_CPU * cpus)
        .map(
            load ->
                new Finding(
                    false,
                    "the machine is busy (load "
                        + load
                        + " on "
                        + cpus
                        + " CPUs); what else runs here will show in the results"));
  }

  private Optional<Finding> clock() {
    Path source = root.resolve("sys/devices/system/clocksource/clocksource0/current_clocksource");
    return ProcFiles.read(source)
        .filter(name -> name.equals("acpi_pm") || name.equals("hpet") || name.equals("jiffies"))
        .map(
            name ->
                new Finding(
                    false, "the clock source is " + name + ", slow to read: latencies suffer"));
  }

  /** Whether a program is found on the path. */
  public static boolean hasProgram(String name) {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    for (String folder : path.split(":", -1)) {
      if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, name))) {
        return true;
      }
    }
    return false;
  }
}
