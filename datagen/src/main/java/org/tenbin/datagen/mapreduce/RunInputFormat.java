package org.tenbin.datagen.mapreduce;

import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.InputFormat;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.RecordReader;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.tenbin.datagen.simulate.PlannedRun;

/**
 * Cuts the campaign into <code>mapreduce.job.maps</code> splits of whole, neighbouring runs with
 * about equally many requests. A record is the index of a run.
 */
public final class RunInputFormat extends InputFormat<IntWritable, NullWritable> {
  @Override
  public List<InputSplit> getSplits(JobContext context) {
    List<PlannedRun> runs = SimulateSettings.campaign(context.getConfiguration()).runs();
    int wanted = Math.max(1, context.getConfiguration().getInt(MRJobConfig.NUM_MAPS, 1));
    return new ArrayList<>(split(runs, wanted));
  }

  /** At most as many splits as wanted, none of them empty, that cover each run once. */
  static List<RunSplit> split(List<PlannedRun> runs, int wanted) {
    long all = runs.stream().mapToLong(PlannedRun::requests).sum();
    List<RunSplit> splits = new ArrayList<>();
    int from = 0;
    long before = 0;
    long here = 0;
    for (int i = 0; i < runs.size(); i++) {
      here += runs.get(i).requests();
      double share = (double) all * (splits.size() + 1) / wanted;
      if (before + here >= share || i == runs.size() - 1) {
        splits.add(new RunSplit(from, i + 1, here));
        from = i + 1;
        before += here;
        here = 0;
      }
    }
    return splits;
  }

  @Override
  public RecordReader<IntWritable, NullWritable> createRecordReader(
      InputSplit split, TaskAttemptContext context) {
    return new Reader();
  }

  private static final class Reader extends RecordReader<IntWritable, NullWritable> {
    private final IntWritable index = new IntWritable();
    private RunSplit split = new RunSplit();
    private int next;

    @Override
    public void initialize(InputSplit given, TaskAttemptContext context) {
      split = (RunSplit) given;
      next = split.from();
    }

    @Override
    public boolean nextKeyValue() {
      if (next >= split.to()) {
        return false;
      }
      index.set(next++);
      return true;
    }

    @Override
    public IntWritable getCurrentKey() {
      return index;
    }

    @Override
    public NullWritable getCurrentValue() {
      return NullWritable.get();
    }

    @Override
    public float getProgress() {
      int runs = split.to() - split.from();
      return runs == 0 ? 1 : (float) (next - split.from()) / runs;
    }

    @Override
    public void close() {
      // nothing is open
    }
  }
}
