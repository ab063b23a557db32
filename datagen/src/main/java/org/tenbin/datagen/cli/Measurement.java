package org.tenbin.datagen.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.tenbin.datagen.campaign.Campaign;
import org.tenbin.datagen.host.HostFacts;
import org.tenbin.datagen.host.HostName;
import org.tenbin.datagen.host.Hypervisor;
import org.tenbin.program.Program;
import org.tenbin.program.UsageException;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * A program that measures on this machine what an experiment file says. Exit status: 0 all runs are
 * made, 1 a run broke (start it again to go on), 2 usage.
 */
abstract class Measurement extends Program {
  @Option(
      names = "--experiment",
      required = true,
      paramLabel = "FILE",
      description = "Experiment (YAML) with a section for this program.")
  private Path experiment;

  @Parameters(paramLabel = "out", description = "Local folder for the logs.")
  private Path out;

  /** Does the measuring. */
  abstract void measure(Path experimentFile, Path folder, PrintStream progress)
      throws IOException, InterruptedException;

  /** Opens the folder and captures this machine's facts into it. */
  static Campaign open(Path folder) throws IOException, InterruptedException {
    Campaign campaign = Campaign.open(folder);
    String machine = HostName.get();
    HostFacts.capture(campaign.facts(machine), campaign.settings(machine), Hypervisor.detect());
    return campaign;
  }

  @Override
  public final Integer call() throws IOException, InterruptedException {
    try {
      measure(experiment, out, new PrintStream(System.out, true, StandardCharsets.UTF_8));
      return GOOD;
    } catch (IllegalArgumentException mistake) {
      throw new UsageException(mistake.getMessage());
    } catch (NoSuchFileException missing) {
      throw new IOException("no such file or folder: " + missing.getMessage(), missing);
    }
  }
}
