package org.tenbin.datagen.bench;

import java.util.Map;
import java.util.Objects;

/**
 * The <code>bench</code> section of an experiment file. Everything has a default.
 *
 * @param requests of each client in a run, 200
 * @param repetitions of each cell, 3
 * @param warmupMs warm-up before each run, 1000; labelled in the logs
 * @param firstWarmupMs the same for the first run of a freshly started server, 4000
 * @param cooldownMs pause behind each run, 500
 * @param keepAlive whether clients keep their connection where no factor <code>connection</code>
 *     says, false as in the thesis
 * @param ratePerS requests a second and client for an open loop, 0 for a closed loop
 * @param timeoutMs of a request, 5000
 * @param limitS wall time of a run, 300 as in the thesis
 * @param boards number of boards, 4
 * @param messages of a board, 20
 * @param textBytes of a message, 100
 * @param seed for the random order, 1
 * @param addresses of back ends that run already, <code>HOST:PORT</code> by back end; others are
 *     started
 * @param treeJournal whether the tree writes its journal to disk, false
 * @param cpuLimit how the factor <code>cores</code> limits the server: <code>cpus</code> pins it to
 *     so many CPUs, <code>quota</code> gives it the time of so many on any of them (as root);
 *     <code>cpus</code>
 * @param serverCpus list for <code>taskset</code>; by default CPUs are not pinned
 * @param clientCpus the same for the load generator
 * @param serverHeap of the bulletin board's JVM, 256m
 * @param clientHeap of the load generator's JVM, 256m
 * @param cassandraHeap of Cassandra's JVM, 768m
 */
public record BenchSpec(
    Integer requests,
    Integer repetitions,
    Integer warmupMs,
    Integer firstWarmupMs,
    Integer cooldownMs,
    Boolean keepAlive,
    Double ratePerS,
    Integer timeoutMs,
    Integer limitS,
    Integer boards,
    Integer messages,
    Integer textBytes,
    Long seed,
    Map<String, String> addresses,
    Boolean treeJournal,
    String cpuLimit,
    String serverCpus,
    String clientCpus,
    String serverHeap,
    String clientHeap,
    String cassandraHeap) {
  private static final String CPUS = "cpus";
  private static final String QUOTA = "quota";

  /** Fills in the defaults and checks the ranges. */
  public BenchSpec {
    requests = atLeast(1, "requests", requests, 200);
    repetitions = atLeast(1, "repetitions", repetitions, 3);
    warmupMs = atLeast(0, "warmup_ms", warmupMs, 1000);
    firstWarmupMs = atLeast(0, "first_warmup_ms", firstWarmupMs, 4000);
    cooldownMs = atLeast(0, "cooldown_ms", cooldownMs, 500);
    keepAlive = Objects.requireNonNullElse(keepAlive, false);
    ratePerS = Objects.requireNonNullElse(ratePerS, 0.0);
    timeoutMs = atLeast(1, "timeout_ms", timeoutMs, 5000);
    limitS = atLeast(1, "limit_s", limitS, 300);
    boards = atLeast(1, "boards", boards, 4);
    messages = atLeast(1, "messages", messages, 20);
    textBytes = atLeast(0, "text_bytes", textBytes, 100);
    seed = Objects.requireNonNullElse(seed, 1L);
    addresses = addresses == null ? Map.of() : Map.copyOf(addresses);
    treeJournal = Objects.requireNonNullElse(treeJournal, false);
    cpuLimit = Objects.requireNonNullElse(cpuLimit, CPUS);
    if (!cpuLimit.equals(CPUS) && !cpuLimit.equals(QUOTA)) {
      throw new IllegalArgumentException("cpu_limit is " + cpuLimit + ": cpus or quota");
    }
    serverCpus = Objects.requireNonNullElse(serverCpus, "");
    clientCpus = Objects.requireNonNullElse(clientCpus, "");
    serverHeap = Objects.requireNonNullElse(serverHeap, "256m");
    clientHeap = Objects.requireNonNullElse(clientHeap, "256m");
    cassandraHeap = Objects.requireNonNullElse(cassandraHeap, "768m");
    if (!(ratePerS >= 0 && ratePerS <= 1e6)) {
      throw new IllegalArgumentException("rate_per_s is " + ratePerS + ": 0 to 1000000");
    }
  }

  /** Whether the factor <code>cores</code> is a quota of time. */
  boolean isQuota() {
    return cpuLimit.equals(QUOTA);
  }

  private static int atLeast(int least, String name, Integer value, int otherwise) {
    int number = Objects.requireNonNullElse(value, otherwise);
    if (number < least) {
      throw new IllegalArgumentException(name + " is " + number + ": at least " + least);
    }
    return number;
  }
}
