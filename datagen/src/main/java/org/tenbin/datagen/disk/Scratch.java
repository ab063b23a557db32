package org.tenbin.datagen.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tenbin.datagen.campaign.Campaign;

/**
 * A folder on the medium that is measured, private to the user, since others can write to a RAM
 * disk too. It goes when the measurement ends, or when a signal ends the process: what stays on a
 * RAM disk takes memory.
 */
final class Scratch implements AutoCloseable {
  private final Path folder;
  private final Thread hook;

  private Scratch(Path folder) {
    this.folder = folder;
    hook = new Thread(this::remove, "remove-" + folder.getFileName());
  }

  /** Makes the folder. */
  static Scratch on(Path medium) throws IOException {
    Scratch scratch = new Scratch(Files.createTempDirectory(medium, "tenbin-disk"));
    Runtime.getRuntime().addShutdownHook(scratch.hook);
    return scratch;
  }

  /** The file that is written and read. */
  Path file() {
    return folder.resolve("data");
  }

  private void remove() {
    try {
      Campaign.delete(folder);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public void close() throws IOException {
    Campaign.delete(folder);
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // The process ends: the hook runs, and finds nothing.
      return;
    }
  }
}
