package org.tenbin.datagen.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.ExperimentReader;

/** An experiment file, read once for all that is in it. */
final class ExperimentText {
  private final String name;
  private final byte[] yaml;

  private ExperimentText(String name, byte[] yaml) {
    this.name = name;
    this.yaml = yaml;
  }

  static ExperimentText read(Path file) throws IOException {
    return new ExperimentText(file.toString(), Files.readAllBytes(file));
  }

  Experiment experiment() {
    return ExperimentReader.read(name, yaml);
  }

  /**
   * The section of a program.
   *
   * @throws IllegalArgumentException if there is none
   */
  <T> T section(String section, Class<T> type) {
    return ExperimentReader.section(name, yaml, section, type)
        .orElseThrow(() -> new IllegalArgumentException(name + " has no section " + section));
  }
}
