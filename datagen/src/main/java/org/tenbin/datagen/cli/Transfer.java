package org.tenbin.datagen.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import org.tenbin.datagen.bench.BenchLibrary;
import org.tenbin.datagen.campaign.Campaign;
import org.tenbin.datagen.transfer.TransferBenchmark;
import org.tenbin.datagen.transfer.TransferSpec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Web servers that send large files.
 *
 * <pre>
 * hadoop jar tenbin-datagen.jar transfer --experiment conf/experiments/web-servers.yaml out
 * </pre>
 */
@Command(
    name = "transfer",
    sortOptions = false,
    description = {
      "Starts web servers on this machine, one after the other, lets each send large files over the",
      "loopback interface, and leaves a request log for each run. Jetty comes along; Apache,",
      "lighttpd and nginx take part if they are installed. Started again with the same folder it",
      "goes on where it was interrupted."
    })
public final class Transfer extends Measurement {
  @Option(
      names = "--lib",
      paramLabel = "DIR",
      defaultValue = "datagen/target/bench",
      description = "Jars of server (default: ${DEFAULT-VALUE}).")
  private Path library;

  @Option(
      names = "--files",
      paramLabel = "DIR",
      description = "New folder for the files that are sent; by default within the output.")
  private Path files;

  /** Ends the process with the status. */
  public static void main(String[] arguments) throws Exception {
    exit(new Transfer(), arguments);
  }

  @Override
  void measure(Path file, Path out, PrintStream progress) throws IOException, InterruptedException {
    ExperimentText experiment = ExperimentText.read(file);
    TransferSpec spec = experiment.section("transfer", TransferSpec.class);
    TransferBenchmark benchmark =
        TransferBenchmark.of(experiment.experiment(), spec, new BenchLibrary(library));
    Campaign campaign = open(out);
    Path served = files == null ? campaign.work().resolve("files") : files.toAbsolutePath();
    benchmark.run(campaign, served, progress);
  }
}
