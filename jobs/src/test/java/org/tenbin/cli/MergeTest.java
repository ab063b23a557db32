package org.tenbin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.mapreduce.LocalJobs;
import org.tenbin.mapreduce.SampleLogs;
import org.tenbin.mapreduce.SummaryFiles;
import org.tenbin.program.Program;
import org.tenbin.summary.Table;

class MergeTest {
  @TempDir Path folder;

  @Test
  void twoDaysToAWeek() throws Exception {
    summary("monday", "run=1/a.csv", "1500000000000000,100,200\n");
    summary("tuesday", "run=2/a.csv", "1500000100000000,300,200\n1500000100000300,5,500\n");

    Launched merged = run(new Merge(), "monday", "tuesday", "week");

    assertThat(merged.err()).isEmpty();
    assertThat(merged.status()).isZero();
    assertThat(merged.out())
        .contains("3 records from 2 files: 3 used, 0 rejected, 0 skipped; 3 requests in 1 cells");
    assertThat(new SummaryFiles(folder.resolve("week"), conf()).row(Table.CELLS))
        .containsEntry("runs", "2")
        .containsEntry("ok", "2")
        .containsEntry("latency_mean_ms", "0.2");
  }

  @Test
  void whatIsNoSummary() throws Exception {
    summary("monday", "run=1/a.csv", "1500000000000000,100,200\n");
    Files.createDirectories(folder.resolve("logs"));

    refused(run(new Merge(), "monday", "logs", "week"), "/logs is no summary directory");
    refused(run(new Merge(), "monday", "nowhere", "week"), "/nowhere is no summary directory");
  }

  @Test
  void aSummaryThatWasNotFinished() throws Exception {
    summary("monday", "run=1/a.csv", "1500000000000000,100,200\n");
    Files.delete(folder.resolve("monday/_SUCCESS"));

    refused(run(new Merge(), "monday", "week"), "/monday was not finished: it has no _SUCCESS");
  }

  @Test
  void aLimitThatIsNoneIsToldBeforeTheWork() throws Exception {
    summary("monday", "run=1/a.csv", "1500000000000000,100,200\n");

    Launched few = run(new Merge(), "-Dtenbin.rejects.max=few", "monday", "week");
    assertThat(few.status()).isEqualTo(2);
    assertThat(few.err()).startsWith("tenbin: tenbin.rejects.max=few");
    assertThat(Files.exists(folder.resolve("week"))).isFalse();
  }

  @Test
  void existingOutput() throws Exception {
    summary("monday", "run=1/a.csv", "1500000000000000,100,200\n");

    refused(run(new Merge(), "monday", "monday"), "/monday exists; remove it or name another");
  }

  @Test
  void usage() throws Exception {
    assertThat(run(new Merge(), "alone").status()).isEqualTo(2);
  }

  private void summary(String name, String log, String lines) throws Exception {
    Path file = folder.resolve(name + "-logs").resolve(log);
    SampleLogs.write(file, "start_us,latency_us,status\n" + lines, conf());
    assertThat(run(new Summarize(), name + "-logs", name).err()).isEmpty();
  }

  private Launched run(Program program, String... words) throws Exception {
    String[] args = new String[words.length];
    for (int i = 0; i < words.length; i++) {
      args[i] = words[i].startsWith("-") ? words[i] : folder.resolve(words[i]).toString();
    }
    return Launched.of(program, conf(), args);
  }

  private static void refused(Launched program, String message) {
    assertThat(program.status()).isEqualTo(1);
    assertThat(program.err()).startsWith("tenbin: ").contains(message).doesNotContain("\tat ");
  }

  private Configuration conf() {
    return LocalJobs.configuration(folder);
  }
}
