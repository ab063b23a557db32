package org.tenbin.datagen.transfer;

import java.util.Objects;

/**
 * The <code>transfer</code> section of an experiment file.
 *
 * @param requests measured ones of a run, 1
 * @param repetitions runs of each cell, 5
 * @param warmupRequests of a freshly started server, for the first file, 2; labelled in the logs
 * @param timeoutS of a request, 60
 * @param serverHeap of Jetty's JVM, 256m
 * @param seed for the random order, 1
 */
public record TransferSpec(
    Integer requests,
    Integer repetitions,
    Integer warmupRequests,
    Integer timeoutS,
    String serverHeap,
    Long seed) {
  private static final int MOST = 100_000;

  /** Fills in the defaults and checks the ranges. */
  public TransferSpec {
    requests = within(1, "requests", requests, 1);
    repetitions = within(1, "repetitions", repetitions, 5);
    warmupRequests = within(0, "warmup_requests", warmupRequests, 2);
    timeoutS = within(1, "timeout_s", timeoutS, 60);
    serverHeap = Objects.requireNonNullElse(serverHeap, "256m");
    seed = Objects.requireNonNullElse(seed, 1L);
  }

  private static int within(int least, String name, Integer value, int otherwise) {
    int number = Objects.requireNonNullElse(value, otherwise);
    if (number < least || number > MOST) {
      throw new IllegalArgumentException(name + " is " + number + ": " + least + " to " + MOST);
    }
    return number;
  }
}
