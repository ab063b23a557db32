package org.tenbin.mapreduce;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.input.SequenceFileInputFormat;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.JudgingRules;
import org.tenbin.log.Binding;
import org.tenbin.log.LogFormat;
import org.tenbin.log.ReadPlan;
import org.tenbin.log.SeriesKey;
import org.tenbin.log.UnboundException;
import org.tenbin.summary.Kind;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialReader;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.QualityJudge;
import org.tenbin.summary.SafeText;
import org.tenbin.summary.SummaryInfo;
import org.tenbin.summary.Table;
import org.tenbin.summary.TableReader;
import org.tenbin.summary.TableWriter;

/**
 * Makes a summary directory: from logs in one pass, or from other summaries. The job writes the
 * tables; then the accounting is checked and the runs are judged, and only then <code>_SUCCESS
 * </code> is written. A summary that fails keeps what tables it has, for a look, and the mark
 * <code>
 * _FAILED</code>; the next run to the same place replaces it.
 */
public final class SummaryJob {
  private static final String SUCCESS = "_SUCCESS";
  private static final String FAILED = "_FAILED";
  private static final int LONGEST_PATH = 1000;

  private final Configuration conf;
  private final Path output;
  private final JudgingRules rules;
  private final JobWatch watch;

  /**
   * Prepares a job.
   *
   * @param rules what runs are judged by
   * @param watch is told how the job gets on
   */
  public SummaryJob(Configuration conf, Path output, JudgingRules rules, JobWatch watch) {
    this.conf = conf;
    this.output = output;
    this.rules = rules;
    this.watch = watch;
  }

  /**
   * Summarizes logs.
   *
   * @param inputs files, folders or globs
   * @param plan how they are read; where it has no factors and none are declared, those that the
   *     logs carry are used
   * @param discover whether to group by the factors that the logs carry instead of the plan's
   * @return one line that says what was done
   */
  public String summarize(List<Path> inputs, ReadPlan plan, boolean discover)
      throws IOException, InterruptedException, ClassNotFoundException {
    RejectLimit limit = RejectLimit.of(conf);
    ReadPlans.put(conf, plan);
    Job job = readingJob(inputs);
    ReadPlan used = plan;
    if (discover) {
      used = plan.withFactors(Discovery.factors(InputFiles.list(job), job.getConfiguration()));
      ReadPlans.put(conf, used);
      ReadPlans.put(job.getConfiguration(), used);
    }
    Runner runner = () -> readUntilWhole(job, inputs);
    return run(runner, used, new SummaryInfo(used.factors(), List.of()), limit);
  }

  /**
   * Reads, and again where ranges do not hang together. A file that tears in the next reading grew
   * meanwhile; each reading has more of them whole, so there is an end.
   */
  private Job readUntilWhole(Job first, List<Path> inputs)
      throws IOException, InterruptedException, ClassNotFoundException {
    Set<String> whole = new TreeSet<>();
    Job job = first;
    JobRun.run(job, watch);
    for (Set<String> torn = torn(job); !torn.isEmpty(); torn = torn(job)) {
      if (!whole.addAll(torn)) {
        throw new SummaryException(torn.iterator().next() + " changed while it was read");
      }
      job = readWhole(torn, whole, inputs);
    }
    return job;
  }

  private Job readingJob(List<Path> inputs) throws IOException {
    Job job = job("tenbin summarize", inputs);
    job.setInputFormatClass(LogInputFormat.class);
    job.setMapperClass(FoldMapper.class);
    return job;
  }

  /** The files whose ranges do not hang together. */
  private Set<String> torn(Job job) throws IOException {
    Set<String> torn = new TreeSet<>();
    if (job.getCounters().findCounter(Count.FILES_TO_READ_WHOLE).getValue() > 0) {
      PartialReader.forEach(
          output, conf, key -> key.kind() == Kind.RANGE, (key, partial) -> torn.add(key.item()));
    }
    return torn;
  }

  /** Does the work anew: what was read of these files may be wrong, and is part of every sum. */
  private Job readWhole(Set<String> torn, Set<String> whole, List<Path> inputs)
      throws IOException, InterruptedException, ClassNotFoundException {
    watch.tell(
        torn.size()
            + " file(s) cannot be read in ranges (fields of several lines, or rows that need those"
            + " before them) and all is read again, those whole: "
            + SafeText.of(torn.iterator().next(), LONGEST_PATH)
            + (torn.size() > 1 ? ", ..." : ""));
    // Replaced as any failed summary is: what is not of a summary stays.
    output.getFileSystem(conf).create(new Path(output, FAILED)).close();
    Job again = readingJob(inputs);
    WholeFiles.put(again.getConfiguration(), whole);
    JobRun.run(again, watch);
    return again;
  }

  /** Runs a job, and another if the first was in vain. */
  @FunctionalInterface
  private interface Runner {
    /** The job that wrote the tables. */
    Job run() throws IOException, InterruptedException, ClassNotFoundException;
  }

  /**
   * Merges summaries without reading a log again.
   *
   * @param summaries summary directories with equal factors
   * @return one line that says what was done
   */
  public String merge(List<Path> summaries)
      throws IOException, InterruptedException, ClassNotFoundException {
    RejectLimit limit = RejectLimit.of(conf);
    SummaryInfo info = SummaryInfo.common(summaries, conf);
    List<Path> partials = summaries.stream().map(s -> new Path(s, PartialReader.FOLDER)).toList();
    ReadPlan plan = new ReadPlan(info.factors(), List.of(), List.of(), null, Map.of());
    ReadPlans.put(conf, plan);
    Job job = job("tenbin merge", partials);
    job.setInputFormatClass(SequenceFileInputFormat.class);
    job.setMapperClass(RecountMapper.class);
    Runner runner =
        () -> {
          JobRun.run(job, watch);
          return job;
        };
    return run(runner, plan, info, limit);
  }

  private Job job(String name, List<Path> inputs) throws IOException {
    replaceFailed();
    if (conf.get("mapreduce.job.name") == null) {
      conf.set("mapreduce.job.name", name + " " + output.getName());
    }
    conf.setBoolean(FileInputFormat.INPUT_DIR_RECURSIVE, true);
    conf.setBoolean("mapreduce.fileoutputcommitter.marksuccessfuljobs", false);
    conf.setInt("mapreduce.fileoutputcommitter.algorithm.version", 1);
    Job job = Job.getInstance(conf);
    job.setJarByClass(SummaryJob.class);
    for (Path input : inputs) {
      refuseOutputWithin(input);
      FileInputFormat.addInputPath(job, input);
    }
    FileOutputFormat.setOutputPath(job, output);
    job.setMapOutputKeyClass(PartialKey.class);
    job.setMapOutputValueClass(PartialWritable.class);
    job.setCombinerClass(MergeCombiner.class);
    job.setPartitionerClass(CellPartitioner.class);
    job.setSortComparatorClass(PartialKey.Order.class);
    job.setGroupingComparatorClass(PartialKey.GroupOrder.class);
    job.setReducerClass(TableReducer.class);
    job.setOutputKeyClass(NullWritable.class);
    job.setOutputValueClass(SummaryRecord.class);
    job.setOutputFormatClass(SummaryOutputFormat.class);
    return job;
  }

  /** A summary among the logs would be read as a log by the next job. */
  private void refuseOutputWithin(Path input) throws IOException {
    String outer = input.getFileSystem(conf).makeQualified(input).toString();
    String inner = output.getFileSystem(conf).makeQualified(output).toString();
    if (inner.equals(outer) || inner.startsWith(outer + "/")) {
      throw new SummaryException(
          "the output " + output + " lies within the input " + input + "; name another place");
    }
  }

  private void replaceFailed() throws IOException {
    FileSystem fs = output.getFileSystem(conf);
    if (!fs.exists(output)) {
      return;
    }
    if (!fs.exists(new Path(output, FAILED)) || fs.exists(new Path(output, SUCCESS))) {
      throw new FileAlreadyExistsException(
          "the output " + output + " exists; remove it or name another");
    }
    for (FileStatus entry : fs.listStatus(output)) {
      if (!isOurs(entry.getPath().getName())) {
        throw new FileAlreadyExistsException(
            "the output "
                + output
                + " has the mark of a failed summary, but also "
                + entry.getPath().getName()
                + ", which no summary writes; remove it or name another");
      }
    }
    fs.delete(output, true);
  }

  /** Whether a summary writes a file or folder of that name into its output. */
  private static boolean isOurs(String name) {
    return name.equals(FAILED)
        || name.equals(PartialReader.FOLDER)
        || name.equals(SummaryInfo.FILE)
        || name.equals(FileOutputCommitter.PENDING_DIR_NAME)
        || Arrays.stream(Table.values()).anyMatch(table -> table.folder().equals(name));
  }

  private String run(Runner runner, ReadPlan plan, SummaryInfo info, RejectLimit limit)
      throws IOException, InterruptedException, ClassNotFoundException {
    FileSystem fs = output.getFileSystem(conf);
    Accounting accounting;
    try {
      accounting = new Accounting(runner.run().getCounters(), output, conf);
      accounting.checkRead(limit);
      judge(plan);
      info.madeBy(conf.get(SummaryInfo.COMMAND, "")).write(output, conf);
    } catch (IOException failed) {
      if (fs.exists(output)) {
        fs.create(new Path(output, FAILED)).close();
      }
      throw failed;
    }
    fs.create(new Path(output, SUCCESS)).close();
    return accounting.line();
  }

  private void judge(ReadPlan plan) throws IOException {
    List<String> factors = plan.factors().stream().map(Factor::name).toList();
    Path table = new Path(new Path(output, Table.QUALITY.folder()), "part-r-00000.csv");
    try (TableWriter writer =
        new TableWriter(
            table.getFileSystem(conf).create(table, false), Table.QUALITY.header(factors))) {
      new QualityJudge(rules, factors, truncatedRuns(plan))
          .judge(output, conf, (quality, lines, length) -> writer.write(lines, length));
    }
  }

  private Set<QualityJudge.RunName> truncatedRuns(ReadPlan plan) throws IOException {
    Set<QualityJudge.RunName> runs = new HashSet<>();
    TableReader.forEach(
        output,
        Table.INPUTS,
        conf,
        row -> {
          String reasons = row.get("rejected_by_reason");
          if (reasons.contains("truncated=") || reasons.contains("corrupt=")) {
            try {
              Binding binding = Binding.of(plan, row.get("file"));
              SeriesKey key = binding.fileKey(defaultRun(row.get("format"), binding));
              runs.add(new QualityJudge.RunName(key.cell(), key.run()));
            } catch (UnboundException noRun) {
              // A file of several runs: its path names none, and the rejects table tells the place.
            }
          }
        });
    return runs;
  }

  private static String defaultRun(String format, Binding binding) {
    return LogFormat.named(format)
        .map(known -> known.reader().defaultRun(binding))
        .orElseGet(binding::fileRun);
  }
}
