package org.tenbin.datagen.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import org.tenbin.datagen.bench.BenchLibrary;
import org.tenbin.datagen.bench.Benchmark;
import org.tenbin.datagen.bench.ServerAddress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The real benchmark.
 *
 * <pre>
 * hadoop jar tenbin-datagen.jar bench --experiment conf/experiments/real.yaml out
 * </pre>
 *
 * <p>Exit status: 0 all runs are made, 1 the machine is not fit or a run broke (start it again to
 * go on), 2 usage.
 */
@Command(
    name = "bench",
    sortOptions = false,
    description = {
      "Runs an experiment for real: starts the back ends and the bulletin board on this machine,",
      "loads them, and leaves a request log for each client. Started again with the same folder",
      "it goes on where it was interrupted."
    })
public final class Bench extends Measurement {
  @Option(
      names = "--lib",
      paramLabel = "DIR",
      defaultValue = "datagen/target/bench",
      description = "Jars of server and cassandra (default: ${DEFAULT-VALUE}).")
  private Path library;

  @Option(
      names = "--server",
      paramLabel = "HOST:PORT",
      description = "A bulletin board that runs already, instead of one started here.")
  private String server;

  @Option(
      names = "--confirm-target",
      paramLabel = "HOST",
      defaultValue = "",
      description = "The host beyond this machine that may be put under load.")
  private String confirmedTarget;

  /** Ends the process with the status. */
  public static void main(String[] arguments) throws Exception {
    exit(new Bench(), arguments);
  }

  @Override
  void measure(Path experiment, Path out, PrintStream progress)
      throws IOException, InterruptedException {
    Optional<ServerAddress> given = Optional.ofNullable(server).map(ServerAddress::parse);
    new Benchmark(experiment, new BenchLibrary(library), given, confirmedTarget).run(out, progress);
  }
}
