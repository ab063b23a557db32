package org.tenbin.cluster;

import java.io.IOException;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.TaskType;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;
import org.apache.hadoop.mapreduce.lib.output.PathOutputCommitter;
import org.apache.hadoop.mapreduce.lib.output.PathOutputCommitterFactory;

/**
 * Ends the process of a reduce in the middle of its commit: that of the first attempt before its
 * files are moved, that of the second one after it, but before anybody has heard of it. The third
 * one is let live.
 */
public final class HaltingCommitterFactory extends PathOutputCommitterFactory {
  static final String SETTING = "-Dmapreduce.outputcommitter.factory.scheme.hdfs=";

  @Override
  public PathOutputCommitter createOutputCommitter(Path output, TaskAttemptContext context)
      throws IOException {
    return new Halting(output, context);
  }

  private static final class Halting extends FileOutputCommitter {
    /** As the kernel reports a process that it killed. */
    private static final int KILLED = 137;

    Halting(Path output, TaskAttemptContext context) throws IOException {
      super(output, context);
    }

    @Override
    public void commitTask(TaskAttemptContext context) throws IOException {
      TaskAttemptID attempt = context.getTaskAttemptID();
      boolean reduce = attempt.getTaskType() == TaskType.REDUCE;
      if (reduce && attempt.getId() == 0) {
        Runtime.getRuntime().halt(KILLED);
      }
      super.commitTask(context);
      if (reduce && attempt.getId() == 1) {
        Runtime.getRuntime().halt(KILLED);
      }
    }
  }
}
