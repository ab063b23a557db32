package org.tenbin.cli;

import java.util.List;
import org.apache.hadoop.fs.Path;
import org.tenbin.experiment.JudgingRules;
import org.tenbin.mapreduce.SummaryJob;
import org.tenbin.program.ExperimentFile;
import org.tenbin.program.Program;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Several summaries to one, without reading a log again. */
@Command(
    name = "merge",
    sortOptions = false,
    description = "Merges summary directories into one, without reading a log again.",
    footer = {"", "  hadoop jar tenbin-jobs.jar merge monday tuesday week"})
public final class Merge extends Program {
  @Option(
      names = "--experiment",
      paramLabel = "FILE",
      description = "The experiment whose expectations judge the runs.")
  private String experiment;

  @Parameters(arity = "2..*", paramLabel = "PATH", description = "Summaries, then the output.")
  private List<String> paths = List.of();

  public static void main(String[] args) throws Exception {
    exit(new Merge(), args);
  }

  @Override
  public Integer call() throws Exception {
    List<Path> inputs = paths.subList(0, paths.size() - 1).stream().map(Path::new).toList();
    Path output = new Path(paths.get(paths.size() - 1));
    JudgingRules rules =
        experiment == null
            ? JudgingRules.NONE
            : JudgingRules.of(ExperimentFile.read(experiment, getConf()));
    out()
        .println(
            new SummaryJob(getConf(), output, rules, ProgressLine.onTerminal("merge"))
                .merge(inputs));
    out().println("summary: " + output);
    return GOOD;
  }
}
