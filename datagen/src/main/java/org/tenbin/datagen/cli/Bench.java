package org.tenbin.datagen.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.tenbin.datagen.bench.BenchLibrary;
import org.tenbin.datagen.bench.Benchmark;
import org.tenbin.datagen.bench.ServerAddress;
import org.tenbin.program.Program;
import org.tenbin.program.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
public final class Bench extends Program {
  @Option(
      names = "--experiment",
      required = true,
      paramLabel = "FILE",
      description = "Experiment (YAML) with a section bench.")
  private Path experiment;

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

  @Parameters(paramLabel = "out", description = "Local folder for the logs.")
  private Path out;

  public static void main(String[] args) throws Exception {
    exit(new Bench(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    PrintStream progress = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    try {
      Optional<ServerAddress> given = Optional.ofNullable(server).map(ServerAddress::parse);
      new Benchmark(experiment, new BenchLibrary(library), given, confirmedTarget)
          .run(out, progress);
      return GOOD;
    } catch (IllegalArgumentException mistake) {
      throw new UsageException(mistake.getMessage());
    } catch (NoSuchFileException missing) {
      throw new IOException("no such file: " + missing.getMessage(), missing);
    }
  }
}
