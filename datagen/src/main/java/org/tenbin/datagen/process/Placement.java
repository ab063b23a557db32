package org.tenbin.datagen.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a process runs.
 *
 * @param cpus list for <code>taskset</code> such as <code>0</code> or <code>0-3,6</code>; empty for
 *     any
 * @param namespace network namespace of <code>ip netns</code>; empty for this one
 * @param quota of CPU time; empty for none
 */
public record Placement(String cpus, String namespace, Optional<CpuQuota> quota) {
  /** Anywhere. */
  public static final Placement ANY = new Placement("", "", Optional.empty());

  /** The command with what puts it there in front; every prefix becomes the command by exec. */
  public List<String> place(List<String> command) {
    List<String> placed = new ArrayList<>();
    if (quota.isPresent()) {
      // The shell joins the group and becomes the command.
      String join = "echo $$ >\"$0\" && exec \"$@\"";
      placed.addAll(List.of("/bin/sh", "-c", join, quota.get().processes()));
    }
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
