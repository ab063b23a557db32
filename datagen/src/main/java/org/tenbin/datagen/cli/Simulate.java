package org.tenbin.datagen.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.conf.Configured;
import org.apache.hadoop.util.Tool;
import org.apache.hadoop.util.ToolRunner;
import org.tenbin.datagen.mapreduce.SimulateJob;
import org.tenbin.datagen.mapreduce.SimulateTotals;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.mapreduce.NioLocalFileSystem;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Makes the logs of an experiment that never happened:
 *
 * <pre>
 * hadoop jar tenbin-datagen.jar simulate [generic options] --experiment conf/experiments/quick.yaml OUT
 * </pre>
 */
@Command(
    name = "simulate",
    description = {
      "Simulates an experiment and writes the logs of its clients, one CSV file a client, below OUT.",
      "The same experiment and seed give the same bytes, whatever the number of map tasks.",
      ""
    },
    footer = {
      "",
      "Generic options of Hadoop come first, such as",
      "  -D mapreduce.job.maps=N                              number of map tasks",
      "  -D mapreduce.output.fileoutputformat.compress=true   compressed logs, with",
      "  -D mapreduce.output.fileoutputformat.compress.codec=org.apache.hadoop.io.compress.GzipCodec",
      "Exit status: 0 good, 1 failed, 2 usage."
    })
public final class Simulate extends Configured implements Tool, Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--experiment",
      required = true,
      paramLabel = "E",
      description = "the experiment: a YAML file on this machine, with a section simulate")
  private Path experiment;

  @Option(names = "--seed", paramLabel = "N", description = "another seed than the experiment's")
  private Long seed;

  @Option(
      names = "--faults",
      description = {
        "spoils some logs as real ones are spoilt, and writes the exact counts that a reader must",
        "come to into OUT/_truth.json"
      })
  private boolean faults;

  @Option(names = "--help", usageHelp = true, description = "shows this help")
  @SuppressWarnings("UnusedVariable") // picocli asks the option itself
  private boolean help;

  @Parameters(paramLabel = "OUT", description = "folder that does not exist yet")
  private String output;

  public static void main(String[] args) throws Exception {
    System.exit(ToolRunner.run(new Configuration(), new Simulate(), args));
  }

  @Override
  public int run(String[] args) {
    return new CommandLine(this)
        .setExecutionExceptionHandler((failure, command, parsed) -> explain(failure, command))
        .execute(args);
  }

  @Override
  public Integer call() throws Exception {
    NioLocalFileSystem.install(getConf());
    SimulateJob job =
        SimulateJob.create(
            getConf(),
            experiment.toString(),
            Files.readAllBytes(experiment),
            seed,
            faults,
            new org.apache.hadoop.fs.Path(output));
    SimulateTotals totals;
    try (Progress progress = Progress.onTerminal("simulate")) {
      totals = job.run(progress::show);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        Locale.ROOT,
        "simulated %d runs, %d files, %d requests (%d ok, %d errors, %d timeouts), %d bytes%n",
        totals.runs(),
        totals.files(),
        totals.requests(),
        totals.ok(),
        totals.errors(),
        totals.timeouts(),
        totals.bytes());
    out.printf(Locale.ROOT, "checksum %016x%n", totals.checksum());
    out.println("logs in " + output);
    return CommandLine.ExitCode.OK;
  }

  private int explain(Exception failure, CommandLine command) {
    if (getConf().getBoolean("tenbin.debug", false)) {
      failure.printStackTrace(command.getErr());
    }
    command.getErr().println("simulate: " + message(failure));
    return CommandLine.ExitCode.SOFTWARE;
  }

  private static String message(Exception failure) {
    if (failure instanceof java.nio.file.NoSuchFileException missing) {
      return "no such file: " + missing.getFile();
    }
    if (failure instanceof ExperimentException || failure instanceof IOException) {
      return failure.getMessage();
    }
    return failure.toString();
  }
}
