package org.tenbin.datagen.mapreduce;

import java.io.IOException;
import java.util.function.IntConsumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Counters;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.hadoop.mapreduce.lib.output.LazyOutputFormat;
import org.apache.hadoop.mapreduce.lib.output.TextOutputFormat;
import org.tenbin.datagen.simulate.Campaign;
import org.tenbin.datagen.simulate.fault.FaultPlan;

/** The map-only job behind <code>simulate</code>. */
public final class SimulateJob {
  private static final long POLL_MILLIS = 25;

  private final Job job;

  private SimulateJob(Job job) {
    this.job = job;
  }

  /**
   * Prepares the job.
   *
   * @param file name of the experiment file, for messages
   * @param yaml its bytes
   * @param seed another seed than the experiment's, or <code>null</code>
   * @param faults whether faults are put in and the truth about them is written
   * @throws org.tenbin.experiment.ExperimentException where the experiment cannot be used
   */
  public static SimulateJob create(
      Configuration conf, String file, byte[] yaml, Long seed, boolean faults, Path output)
      throws IOException {
    Job job = Job.getInstance(conf, "simulate " + file);
    SimulateSettings.put(job.getConfiguration(), file, yaml, seed, faults);
    Campaign campaign = SimulateSettings.campaign(job.getConfiguration());
    if (faults) {
      FaultPlan.check(campaign);
    }
    job.getConfiguration().setInt(FileOutputCommitter.FILEOUTPUTCOMMITTER_ALGORITHM_VERSION, 1);
    job.setJarByClass(SimulateJob.class);
    job.setInputFormatClass(RunInputFormat.class);
    job.setMapperClass(SimulateMapper.class);
    job.setNumReduceTasks(0);
    job.setOutputKeyClass(NullWritable.class);
    job.setOutputValueClass(NullWritable.class);
    // The logs are written past the record writer, so there is no part file to be opened.
    LazyOutputFormat.setOutputFormatClass(job, TextOutputFormat.class);
    FileOutputFormat.setOutputPath(job, output);
    return new SimulateJob(job);
  }

  /**
   * Runs the job to its end.
   *
   * @param percent is told now and then how much is done
   * @throws IOException where the output exists, or the job failed
   */
  public SimulateTotals run(IntConsumer percent)
      throws IOException, InterruptedException, ClassNotFoundException {
    job.submit();
    while (!job.isComplete()) {
      percent.accept(Math.round(job.mapProgress() * 100));
      Thread.sleep(POLL_MILLIS);
    }
    if (!job.isSuccessful()) {
      throw new IOException("the job failed: " + job.getStatus().getFailureInfo());
    }
    if (SimulateSettings.faults(job.getConfiguration())) {
      Path output = FileOutputFormat.getOutputPath(job);
      TruthFile.assemble(output.getFileSystem(job.getConfiguration()), output);
    }
    Counters counters = job.getCounters();
    return new SimulateTotals(
        count(counters, SimulateCounter.RUNS),
        count(counters, SimulateCounter.FILES),
        count(counters, SimulateCounter.REQUESTS),
        count(counters, SimulateCounter.OK),
        count(counters, SimulateCounter.ERRORS),
        count(counters, SimulateCounter.TIMEOUTS),
        count(counters, SimulateCounter.BYTES),
        count(counters, SimulateCounter.CHECKSUM));
  }

  private static long count(Counters counters, SimulateCounter counter) {
    return counters.findCounter(counter).getValue();
  }
}
