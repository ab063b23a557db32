package org.tenbin.datagen.mapreduce;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Mapper;
import org.tenbin.datagen.simulate.Campaign;
import org.tenbin.datagen.simulate.PlannedRun;
import org.tenbin.datagen.simulate.RequestSink.Outcome;
import org.tenbin.datagen.simulate.RunLogs;
import org.tenbin.datagen.simulate.fault.FaultPlan;
import org.tenbin.datagen.simulate.fault.SpoiltRun;
import org.tenbin.datagen.simulate.fault.Truth;

/** Simulates the runs of its split, one after another, and writes their logs. */
public final class SimulateMapper
    extends Mapper<IntWritable, NullWritable, NullWritable, NullWritable> {
  private Campaign campaign;
  private LogFiles files;
  private FaultPlan plan;
  private OutputStream truth;

  @Override
  protected void setup(Context context) throws IOException, InterruptedException {
    campaign = SimulateSettings.campaign(context.getConfiguration());
    files = new LogFiles(context);
    if (SimulateSettings.faults(context.getConfiguration())) {
      plan = new FaultPlan(campaign);
      truth = files.open(TruthFile.part(context.getTaskAttemptID().getTaskID().getId()));
    }
  }

  @Override
  protected void map(IntWritable index, NullWritable nothing, Context context) throws IOException {
    PlannedRun run = campaign.runs().get(index.get());
    if (plan == null) {
      write(run, context);
    } else {
      spoil(run, context);
    }
    context.getCounter(SimulateCounter.RUNS).increment(1);
  }

  private void write(PlannedRun run, Context context) throws IOException {
    RunLogs logs = RunLogs.of(campaign, run);
    for (int client = 0; client < run.scenario().clients(); client++) {
      files.write(run.file(client), logs.log(client));
      context.progress();
    }
    count(context, logs.count(Outcome.OK), logs.count(Outcome.ERROR), logs.count(Outcome.TIMEOUT));
  }

  private void spoil(PlannedRun run, Context context) throws IOException {
    SpoiltRun.RunFiles spoilt = SpoiltRun.of(campaign, plan, run, files::fileName);
    for (Map.Entry<String, byte[]> file : spoilt.contents().entrySet()) {
      files.write(file.getKey(), file.getValue());
      context.progress();
    }
    truth.write(Truth.line(spoilt.truth()).getBytes(UTF_8));
    count(context, spoilt.truth().ok(), spoilt.truth().errors(), spoilt.truth().timeouts());
  }

  private static void count(Context context, long ok, long errors, long timeouts) {
    context.getCounter(SimulateCounter.REQUESTS).increment(ok + errors + timeouts);
    context.getCounter(SimulateCounter.OK).increment(ok);
    context.getCounter(SimulateCounter.ERRORS).increment(errors);
    context.getCounter(SimulateCounter.TIMEOUTS).increment(timeouts);
  }

  @Override
  protected void cleanup(Context context) throws IOException {
    if (truth != null) {
      truth.close();
    }
  }
}
