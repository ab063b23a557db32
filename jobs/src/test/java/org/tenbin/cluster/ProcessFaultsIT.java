package org.tenbin.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.hadoop.mapreduce.JobCounter;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Processes that die or stand still while a job runs. */
@Tag("cluster")
@ExtendWith(HarnessExtension.class)
class ProcessFaultsIT {
  @Test
  @DisplayName("NodeManager killed in mid-job")
  void nodeManagerKilled(Harness harness) throws Exception {
    JobRun run = harness.start("nodemanager-killed");
    int spared = run.awaitMaster().worker();
    TaskProcess map =
        run.awaitProcess(
            "a map beside the master", task -> task.isMap() && task.worker() != spared);
    harness.cluster().kill("nodemanager-" + map.worker());
    harness.happened("nodemanager-" + map.worker() + " killed while it ran " + map.attempt());
    harness.assertSame(run);
  }

  @Test
  @DisplayName("ApplicationMaster killed")
  void applicationMasterKilled(Harness harness) throws Exception {
    JobRun run = harness.start("master-killed");
    TaskProcess master = run.awaitMaster();
    run.awaitProcess("a map", TaskProcess::isMap);
    master.kill();
    harness.assertSame(run);
    int attempts = harness.cluster().yarn().getApplicationAttempts(run.application()).size();
    assertThat(attempts).isEqualTo(2);
    harness.happened("process of the first master killed, " + attempts + " application attempts");
  }

  @Test
  @DisplayName("Task attempt killed at 50 %")
  void attemptKilledHalfWay(Harness harness) throws Exception {
    JobRun run = harness.start("attempt-killed");
    TaskProcess map = run.awaitProcess("a map", TaskProcess::isMap);
    SlowMotion slow = SlowMotion.of(map);
    try {
      run.awaitProgress(map, 0.5f);
      run.job().killTask(TaskAttemptID.forName(map.attempt()));
      map.awaitEnd();
    } finally {
      slow.end();
    }
    harness.assertSame(run);
    assertThat(run.counter(JobCounter.NUM_KILLED_MAPS)).isPositive();
    harness.happened(map.attempt() + " killed past half of its input");
  }

  @Test
  @DisplayName("Task process killed by the system")
  void taskProcessKilled(Harness harness) throws Exception {
    JobRun run = harness.start("task-killed");
    TaskProcess reduce = run.awaitProcess("a reduce", TaskProcess::isReduce);
    reduce.kill();
    harness.assertSame(run);
    assertThat(run.counter(JobCounter.NUM_FAILED_REDUCES)).isPositive();
    harness.happened("process of " + reduce.attempt() + " killed");
  }
}
