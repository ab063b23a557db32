package org.tenbin.datagen.cli;

import java.util.Locale;
import org.apache.hadoop.fs.Path;
import org.tenbin.datagen.mapreduce.SimulateJob;
import org.tenbin.datagen.mapreduce.SimulateTotals;
import org.tenbin.program.ExperimentFile;
import org.tenbin.program.Program;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Makes the logs of an experiment that never happened:
 *
 * <pre>
 * hadoop jar tenbin-datagen.jar simulate --experiment conf/experiments/quick.yaml OUT
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
      "Generic options of Hadoop, such as",
      "  -D mapreduce.job.maps=N                              number of map tasks",
      "  -D mapreduce.output.fileoutputformat.compress=true   compressed logs, with",
      "  -D mapreduce.output.fileoutputformat.compress.codec=org.apache.hadoop.io.compress.GzipCodec",
      "Exit status: 0 good, 1 failed, 2 usage."
    })
public final class Simulate extends Program {
  @Option(
      names = "--experiment",
      required = true,
      paramLabel = "E",
      description = "the experiment: a YAML file with a section simulate")
  private String experiment;

  @Option(names = "--seed", paramLabel = "N", description = "another seed than the experiment's")
  private Long seed;

  @Option(
      names = "--faults",
      description = {
        "spoils some logs as real ones are spoilt, and writes the exact counts that a reader must",
        "come to into OUT/_truth.json"
      })
  private boolean faults;

  @Parameters(paramLabel = "OUT", description = "folder that does not exist yet")
  private String output;

  public static void main(String[] args) throws Exception {
    exit(new Simulate(), args);
  }

  @Override
  public Integer call() throws Exception {
    SimulateJob job =
        SimulateJob.create(
            getConf(),
            experiment,
            ExperimentFile.bytes(experiment, getConf()),
            seed,
            faults,
            new Path(output));
    SimulateTotals totals;
    try (Progress progress = Progress.onTerminal("simulate")) {
      totals = job.run(progress::show);
    }
    out()
        .printf(
            Locale.ROOT,
            "simulated %d runs, %d files, %d requests (%d ok, %d errors, %d timeouts), %d bytes%n",
            totals.runs(),
            totals.files(),
            totals.requests(),
            totals.ok(),
            totals.errors(),
            totals.timeouts(),
            totals.bytes());
    out().printf(Locale.ROOT, "checksum %016x%n", totals.checksum());
    out().println("logs in " + output);
    return GOOD;
  }
}
