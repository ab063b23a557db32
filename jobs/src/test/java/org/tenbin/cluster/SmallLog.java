package org.tenbin.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A native log of a hundred requests. */
final class SmallLog {
  private SmallLog() {}

  static Path write(Path file) throws IOException {
    StringBuilder log = new StringBuilder("start_us,latency_us,status\n");
    for (int i = 0; i < 100; i++) {
      log.append(1_700_000_000_000_000L + 1_000L * i).append(',').append(200 + i).append(",ok\n");
    }
    Files.createDirectories(file.getParent());
    return Files.writeString(file, log);
  }
}
