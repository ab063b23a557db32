package org.tenbin.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.yarn.api.records.ApplicationReport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What a user sets with Hadoop's own options reaches YARN and the tasks. */
@Tag("cluster")
@ExtendWith(HarnessExtension.class)
class JobSettingsIT {
  private static final String MANIFEST =
      "-Dmapreduce.outputcommitter.factory.scheme.hdfs="
          + "org.apache.hadoop.mapreduce.lib.output.committer.manifest.ManifestCommitterFactory";

  @Test
  @DisplayName(
      "No fault: queue, priority, tags, name, -conf, -files; commit by version 2 overridden")
  void asTheUserSaid(Harness harness, @TempDir Path folder) throws Exception {
    Path site = folder.resolve("mine.xml");
    Files.writeString(
        site,
        "<configuration><property><name>mapreduce.job.name</name><value>nightly 7</value>"
            + "</property></configuration>");
    Path file = Files.writeString(folder.resolve("beside.txt"), "here");
    JobRun run =
        harness.start(
            "settings",
            "-conf",
            site.toString(),
            "-files",
            file.toString(),
            "-Dmapreduce.job.queuename=batch",
            "-Dmapreduce.job.priority=HIGH",
            "-Dmapreduce.job.tags=settings,mine",
            "-Dmapreduce.fileoutputcommitter.algorithm.version=2");
    TaskProcess map = run.awaitProcess("a map", TaskProcess::isMap);
    assertThat(map.folder().resolve("beside.txt")).hasContent("here");
    Configuration conf = submitted(harness, run);
    assertThat(conf.get("mapreduce.fileoutputcommitter.algorithm.version")).isEqualTo("1");
    assertThat(conf.getBoolean("mapreduce.map.speculative", false)).isTrue();
    assertThat(conf.getBoolean("mapreduce.reduce.speculative", false)).isTrue();
    ApplicationReport report = harness.cluster().yarn().getApplicationReport(run.application());
    assertThat(report.getQueue()).endsWith("batch");
    assertThat(report.getPriority().getPriority()).isEqualTo(4);
    assertThat(report.getName()).isEqualTo("nightly 7");
    assertThat(report.getApplicationTags()).containsExactlyInAnyOrder("settings", "mine");
    harness.assertSame(run);
    harness.happened("all of them found in YARN's report and in a task's folder");
  }

  /**
   * The settings as the tasks have them: Hadoop's own look-up falls back to those of this process.
   */
  private static Configuration submitted(Harness harness, JobRun run) throws Exception {
    org.apache.hadoop.fs.Path file =
        new org.apache.hadoop.fs.Path(run.job().getStatus().getJobFile());
    Configuration conf = new Configuration(false);
    try (FileSystem fs = harness.cluster().newFileSystem();
        InputStream xml = fs.open(file)) {
      conf.addResource(xml);
      conf.size();
    }
    return conf;
  }

  @Test
  @DisplayName("No fault: all tasks in the master's process (uber)")
  void smallJob(Harness harness) throws Exception {
    JobRun run =
        harness.start(
            "uber",
            "-Dmapreduce.job.ubertask.enable=true",
            "-Dmapreduce.job.ubertask.maxbytes=1073741824");
    harness.assertSame(run);
    assertThat(run.job().isUber()).isTrue();
    harness.happened("the job says that it was one");
  }

  @Test
  @DisplayName("No fault: manifest committer")
  void manifestCommitter(Harness harness) throws Exception {
    JobRun run = harness.start("manifest", MANIFEST);
    harness.assertSame(run);
    harness.happened("set for the scheme hdfs");
  }
}
