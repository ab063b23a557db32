package org.tenbin.datagen.process;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a process runs.
 *
 * @param cpus list for <code>taskset</code> such as <code>0</code> or <code>0-3,6</code>; empty for
 *     any
 * @param namespace network namespace of <code>ip netns</code>; empty for this one
 */
public record Placement(String cpus, String namespace) {
  /** Anywhere. */
  public static final Placement ANY = new Placement("", "");

  /** The command with what puts it there in front; every prefix becomes the command by exec. */
  public List<String> place(List<String> command) {
    List<String> placed = new ArrayList<>();
    if (!namespace.isEmpty()) {
      placed.addAll(List.of("ip", "netns", "exec", namespace));
    }
    if (!cpus.isEmpty()) {
      placed.addAll(List.of("taskset", "-c", cpus));
    }
    placed.addAll(command);
    return placed;
  }
}
