package org.tenbin.cluster;

import java.nio.file.Files;
import java.nio.file.Path;

/** Places of the project that the tests start programs from. */
final class Project {
  private static final Path TOP = findTop();

  private Project() {}

  static Path top() {
    return TOP;
  }

  static Path target() {
    return TOP.resolve("jobs/target");
  }

  private static Path findTop() {
    for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
      if (Files.isExecutable(folder.resolve("scripts/cluster"))) {
        return folder;
      }
    }
    throw new IllegalStateException("no folder above the current one has scripts/cluster");
  }
}
