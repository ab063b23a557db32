package org.tenbin.mapreduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.log.ReadPlan;

class LogInputFormatTest {
  private static final long LENGTH = 640L << 20;
  private static final long BLOCK = 32L << 20;

  @TempDir Path folder;
  private final Configuration conf = new Configuration();

  @BeforeEach
  void aLargeLog() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(folder.resolve("large.csv").toFile(), "rw")) {
      file.write("start_us,latency_us,status\n1,2,200\n".getBytes(StandardCharsets.US_ASCII));
      // All behind it is a hole and takes no room.
      file.setLength(LENGTH);
    }
    conf.setInt("mapreduce.local.map.tasks.maximum", 2);
    conf.setLong("fs.local.block.size", BLOCK);
    ReadPlans.put(conf, ReadPlan.by("backend"));
  }

  private List<InputSplit> splits() throws IOException {
    Job job = Job.getInstance(conf);
    FileInputFormat.addInputPath(job, LocalJobs.hadoop(folder));
    return new LogInputFormat().getSplits(job);
  }

  private static long total(List<InputSplit> splits) {
    return splits.stream().mapToLong(split -> ((LogSplit) split).getLength()).sum();
  }

  @Test
  void aLocalJobIsCutByTheTasksThatRunAtOnce() throws IOException {
    List<InputSplit> splits = splits();

    assertThat(splits).hasSize(5);
    assertThat(total(splits)).isEqualTo(LENGTH);
  }

  @Test
  void everyTaskOfALocalJobHasSomethingToDo() throws IOException {
    conf.setInt("mapreduce.local.map.tasks.maximum", 10);

    assertThat(splits()).hasSize(10);
  }

  @Test
  void onAClusterBlocksAreKept() throws IOException {
    conf.set("mapreduce.framework.name", "yarn");
    List<InputSplit> splits = splits();

    assertThat(splits).hasSize((int) (LENGTH / BLOCK));
    assertThat(total(splits)).isEqualTo(LENGTH);
  }

  @Test
  void aLimitThatIsSetHolds() throws IOException {
    conf.setLong(FileInputFormat.SPLIT_MAXSIZE, BLOCK / 2);

    assertThat(splits()).hasSize((int) (2 * LENGTH / BLOCK));
  }
}
