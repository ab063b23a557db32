package org.tenbin.datagen.mapreduce;

import java.io.IOException;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Mapper;
import org.tenbin.datagen.simulate.Campaign;
import org.tenbin.datagen.simulate.PlannedRun;
import org.tenbin.datagen.simulate.RequestSink.Outcome;
import org.tenbin.datagen.simulate.RunLogs;

/** Simulates the runs of its split, one after another, and writes their logs. */
public final class SimulateMapper
    extends Mapper<IntWritable, NullWritable, NullWritable, NullWritable> {
  private Campaign campaign;
  private LogFiles files;

  @Override
  protected void setup(Context context) throws IOException, InterruptedException {
    campaign = SimulateSettings.campaign(context.getConfiguration());
    files = new LogFiles(context);
  }

  @Override
  protected void map(IntWritable index, NullWritable nothing, Context context) throws IOException {
    PlannedRun run = campaign.runs().get(index.get());
    RunLogs logs = RunLogs.of(campaign, run);
    for (int client = 0; client < run.scenario().clients(); client++) {
      files.write(run.file(client), logs.log(client));
      context.progress();
    }
    context.getCounter(SimulateCounter.RUNS).increment(1);
    context.getCounter(SimulateCounter.REQUESTS).increment(run.requests());
    context.getCounter(SimulateCounter.OK).increment(logs.count(Outcome.OK));
    context.getCounter(SimulateCounter.ERRORS).increment(logs.count(Outcome.ERROR));
    context.getCounter(SimulateCounter.TIMEOUTS).increment(logs.count(Outcome.TIMEOUT));
  }
}
