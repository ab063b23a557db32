package org.tenbin.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.apache.hadoop.mapreduce.JobCounter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Attempts that end while they commit, and attempts that do the same work twice. */
@Tag("cluster")
@ExtendWith(HarnessExtension.class)
class CommitFaultsIT {
  @Test
  @DisplayName("Task attempt killed at commit")
  void attemptKilledAtCommit(Harness harness) throws Exception {
    Path jar =
        ClassJar.write(
            Project.target().resolve("cluster-logs/halting.jar"), HaltingCommitterFactory.class);
    JobRun run =
        harness.start(
            "commit-killed",
            HaltingCommitterFactory.SETTING + HaltingCommitterFactory.class.getName(),
            "-libjars",
            jar.toString());
    harness.assertSame(run);
    assertThat(run.counter(JobCounter.NUM_FAILED_REDUCES)).isGreaterThanOrEqualTo(2);
    harness.happened(
        "a reduce killed before its files were moved, its second attempt killed after that");
  }

  @Test
  @DisplayName("Speculative duplicates")
  void speculativeDuplicates(Harness harness) throws Exception {
    JobRun run =
        harness.start(
            "duplicates",
            "-Dmapreduce.job.reduces=2",
            "-Dmapreduce.reduce.speculative=true",
            "-Dmapreduce.job.speculative.retry-after-no-speculate=500",
            "-Dmapreduce.job.speculative.retry-after-speculate=500",
            "-Dmapreduce.job.speculative.slowtaskthreshold=0.1");
    TaskProcess slow = run.awaitProcess("a reduce", TaskProcess::isReduce);
    slow.freeze();
    String task = slow.attempt().substring(0, slow.attempt().lastIndexOf('_'));
    TaskProcess duplicate =
        run.awaitProcess(
            "a duplicate of " + slow.attempt(),
            other -> other.attempt().startsWith(task) && !other.attempt().equals(slow.attempt()));
    slow.thaw();
    harness.assertSame(run);
    harness.happened(
        slow.attempt() + " stood still, " + duplicate.attempt() + " did the same work beside it");
  }
}
