package org.tenbin.cli;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.JudgingRules;
import org.tenbin.log.ReadPlan;
import org.tenbin.mapreduce.SummaryJob;
import org.tenbin.program.ExperimentFile;
import org.tenbin.program.Program;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Logs to a summary directory, in one pass. */
@Command(
    name = "summarize",
    sortOptions = false,
    description =
        "Reads logs once and writes a summary directory: tables of cells, runs, clients,"
            + " timeline, percentiles, quality.",
    footer = {
      "",
      "Without --experiment it groups by the factors that the logs carry: partition folders",
      "such as backend=jungle/, and the label of formats that have one (as operation).",
      "",
      "  hadoop jar tenbin-jobs.jar summarize run.jtl out",
      "  hadoop jar tenbin-jobs.jar summarize --experiment thesis.yaml /logs/thesis /summary",
      "  hadoop jar tenbin-jobs.jar summarize --by backend,cores -D tenbin.rejects.max=0 logs out",
      "",
      "Settings (-D): tenbin.rejects.max (1%%), tenbin.format, tenbin.zone, tenbin.charset and the",
      "options that `formats` lists, tenbin.map.memory.bytes, tenbin.debug."
    })
public final class Summarize extends Program {
  private static final String OPTION_PREFIX = "tenbin.";

  @Option(
      names = "--experiment",
      paramLabel = "FILE",
      description = "The experiment: factors, expectations, input rules.")
  private String experiment;

  @Option(
      names = "--by",
      split = ",",
      paramLabel = "FACTOR",
      description = "Group by these factors: partition keys or columns.")
  private List<String> by = List.of();

  @Parameters(arity = "2..*", paramLabel = "PATH", description = "Inputs, then the output.")
  private List<String> paths = List.of();

  public static void main(String[] args) throws Exception {
    exit(new Summarize(), args);
  }

  @Override
  public Integer call() throws Exception {
    Configuration conf = getConf();
    if (by.stream().anyMatch(String::isBlank) || new HashSet<>(by).size() < by.size()) {
      err().println("tenbin: --by names a factor twice or not at all");
      return USAGE;
    }
    List<Path> inputs = paths.subList(0, paths.size() - 1).stream().map(Path::new).toList();
    Path output = new Path(paths.get(paths.size() - 1));
    JudgingRules rules = JudgingRules.NONE;
    ReadPlan plan = new ReadPlan(List.of(), List.of(), List.of(), format(conf), options(conf));
    if (experiment != null) {
      Experiment read = ExperimentFile.read(experiment, conf);
      rules = JudgingRules.of(read);
      plan =
          new ReadPlan(
              read.factors(),
              read.factors().stream().map(Factor::name).toList(),
              read.inputs(),
              format(conf),
              options(conf));
    }
    if (!by.isEmpty()) {
      Experiment known = experiment == null ? null : ExperimentFile.read(experiment, conf);
      plan =
          new ReadPlan(
              by.stream().map(name -> factor(name, known)).toList(),
              by,
              plan.rules(),
              plan.format(),
              plan.options());
    }
    SummaryJob job = new SummaryJob(conf, output, rules, ProgressLine.onTerminal("summarize"));
    String done = job.summarize(inputs, plan, experiment == null && by.isEmpty());
    out().println(done);
    out().println("summary: " + output);
    return GOOD;
  }

  private static Factor factor(String name, Experiment known) {
    return known == null
        ? Factor.undeclared(name)
        : known.factor(name).orElseGet(() -> Factor.undeclared(name));
  }

  private static String format(Configuration conf) {
    return conf.get(OPTION_PREFIX + "format");
  }

  private static Map<String, String> options(Configuration conf) {
    Map<String, String> options = new HashMap<>();
    conf.getPropsWithPrefix(OPTION_PREFIX)
        .forEach(
            (name, value) -> {
              if (name.indexOf('.') < 0) {
                options.put(name, value);
              }
            });
    return options;
  }
}
