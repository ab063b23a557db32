package org.tenbin.datagen.host;

import java.nio.file.Path;

/** The name of this machine, as its kernel has it. */
public final class HostName {
  private HostName() {}

  /** The name, or <code>localhost</code> where the kernel does not tell. */
  public static String get() {
    return ProcFiles.read(Path.of("/proc/sys/kernel/hostname")).orElse("localhost");
  }
}
