package org.tenbin.datagen.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.hadoop.conf.Configured;
import org.apache.hadoop.util.Tool;
import org.apache.hadoop.util.ToolRunner;
import org.tenbin.datagen.bench.BenchLibrary;
import org.tenbin.datagen.bench.Benchmark;
import org.tenbin.datagen.bench.ServerAddress;
import org.tenbin.experiment.ExperimentException;
import picocli.CommandLine;
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
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Runs an experiment for real: starts the back ends and the bulletin board on this machine,",
      "loads them, and leaves a request log for each client. Started again with the same folder",
      "it goes on where it was interrupted."
    })
public final class Bench extends Configured implements Tool, Callable<Integer> {
  private static final int FAILED = 1;
  private static final int USAGE = 2;

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

  /** Ends the process with the status. */
  public static void main(String[] arguments) throws Exception {
    System.exit(ToolRunner.run(new Bench(), arguments));
  }

  @Override
  public int run(String[] arguments) {
    return new CommandLine(this).execute(arguments);
  }

  @Override
  public Integer call() throws InterruptedException {
    PrintStream progress = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    try {
      Optional<ServerAddress> given = Optional.ofNullable(server).map(ServerAddress::parse);
      new Benchmark(experiment, new BenchLibrary(library), given, confirmedTarget)
          .run(out, progress);
      return 0;
    } catch (ExperimentException | IllegalArgumentException mistake) {
      return failed(mistake, USAGE);
    } catch (IOException trouble) {
      return failed(trouble, FAILED);
    }
  }

  private int failed(Exception trouble, int status) {
    boolean fileMissing = trouble instanceof NoSuchFileException;
    System.err.println("bench: " + (fileMissing ? "no such file: " : "") + trouble.getMessage());
    if (getConf().getBoolean("tenbin.debug", false)) {
      trouble.printStackTrace();
    }
    return status;
  }
}
