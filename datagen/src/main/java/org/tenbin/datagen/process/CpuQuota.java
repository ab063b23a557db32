package org.tenbin.datagen.process;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A control group of Linux that gives its processes together as much time as so many CPUs have, on
 * any of them. Needs root, and the controller <code>cpu</code> of version 1 or 2.
 *
 * @param folder of the group
 */
@SuppressWarnings("try") // close waits for the last process, and may be interrupted
public record CpuQuota(Path folder) implements AutoCloseable {
  private static final Path ROOT = Path.of("/sys/fs/cgroup");
  private static final List<String> VERSION_1 = List.of("cpu", "cpu,cpuacct");
  private static final int PERIOD_MICROS = 100_000;
  private static final int TRIES = 40;
  private static final int PAUSE_MILLIS = 50;

  /**
   * Makes a group.
   *
   * @throws ProcessException if this machine or user cannot
   */
  public static CpuQuota create(int cpus) throws ProcessException {
    return create(ROOT, cpus);
  }

  static CpuQuota create(Path root, int cpus) throws ProcessException {
    String name = "tenbin-" + ProcessHandle.current().pid();
    int quotaMicros = cpus * PERIOD_MICROS;
    try {
      for (String controller : VERSION_1) {
        Path all = root.resolve(controller);
        if (Files.exists(all.resolve("cgroup.procs"))) {
          CpuQuota quota = new CpuQuota(Files.createDirectories(all.resolve(name)));
          quota.set("cpu.cfs_period_us", Integer.toString(PERIOD_MICROS));
          quota.set("cpu.cfs_quota_us", Integer.toString(quotaMicros));
          return quota;
        }
      }
      if (Files.exists(root.resolve("cgroup.controllers"))) {
        Files.writeString(root.resolve("cgroup.subtree_control"), "+cpu");
        CpuQuota quota = new CpuQuota(Files.createDirectories(root.resolve(name)));
        quota.set("cpu.max", quotaMicros + " " + PERIOD_MICROS);
        return quota;
      }
    } catch (IOException refused) {
      throw new ProcessException(
          "no CPU quota: " + refused.getMessage() + "; it needs root, or: cpu_limit: cpus",
          refused);
    }
    throw new ProcessException("no CPU quota: " + root + " has no controller cpu; cpu_limit: cpus");
  }

  private void set(String file, String value) throws IOException {
    Files.writeString(folder.resolve(file), value);
  }

  /** The file that takes the ids of processes. */
  String processes() {
    return folder.resolve("cgroup.procs").toString();
  }

  /** Removes the group, as soon as its processes are gone. */
  @Override
  public void close() throws IOException, InterruptedException {
    for (int left = TRIES; left > 0; left--) {
      try {
        Files.deleteIfExists(folder);
        return;
      } catch (FileSystemException busy) {
        // A process that has ended leaves its group a moment later.
        if (left == 1) {
          throw busy;
        }
        Thread.sleep(PAUSE_MILLIS);
      }
    }
  }
}
