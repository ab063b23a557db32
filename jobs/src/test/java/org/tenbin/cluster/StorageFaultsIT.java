package org.tenbin.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.mapreduce.JobCounter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Disks and DataNodes that fail while a job runs. */
@Tag("cluster")
@ExtendWith(HarnessExtension.class)
class StorageFaultsIT {
  private static final String SMALL_DISK_BYTES = "100m";
  private static final int SMALL_SPLIT_BYTES = 4 << 20;

  @Test
  @DisplayName("DataNode killed, replication 2")
  void dataNodeKilled(Harness harness) throws Exception {
    JobRun run = harness.start("datanode-killed");
    TaskProcess map = run.awaitProcess("a map", TaskProcess::isMap);
    String victim = "datanode-" + map.worker();
    harness.cluster().kill(victim);
    harness.happened(victim + " killed while " + map.attempt() + " ran beside it");
    harness.assertSame(run);
  }

  @Test
  @DisplayName("One replica of each block corrupt")
  void oneReplicaCorrupt(Harness harness) throws Exception {
    try (FileSystem fs = harness.cluster().newFileSystem()) {
      List<Long> blocks = Blocks.of(fs, harness.workload().input());
      for (int i = 0; i < blocks.size(); i++) {
        Blocks.corrupt(Blocks.replica(harness.cluster(), 1 + i % 2, blocks.get(i)));
      }
      harness.happened("64 bytes turned in one replica of each of " + blocks.size() + " blocks");
      harness.assertSame(harness.start("replica-corrupt"));
    } finally {
      harness.workload().prepare(harness.cluster());
    }
  }

  @Test
  @DisplayName("All replicas of a block corrupt")
  void blockCorrupt(Harness harness) throws Exception {
    try (FileSystem fs = harness.cluster().newFileSystem()) {
      long block = Blocks.of(fs, harness.workload().input()).get(0);
      for (int worker = 1; worker <= 2; worker++) {
        Blocks.corrupt(Blocks.replica(harness.cluster(), worker, block));
      }
      harness.happened("64 bytes turned in both replicas of block " + block);
      JobRun run =
          harness.start(
              "block-corrupt",
              "-Dmapreduce.map.maxattempts=2",
              "-Ddfs.client.retry.window.base=100");
      harness.assertRefused(run, "ChecksumException|BlockMissingException|Checksum");
    } finally {
      harness.workload().prepare(harness.cluster());
    }
  }

  @Test
  @DisplayName("Disk full in a task's local folder")
  void diskFull(Harness harness) throws Exception {
    RealCluster cluster = harness.cluster();
    Path disk = cluster.folder().resolve("small-disk");
    Files.createDirectories(disk);
    assumeTrue(
        mount(
            "mount",
            "-t",
            "tmpfs",
            "-o",
            "mode=700,size=" + SMALL_DISK_BYTES,
            "tmpfs",
            disk.toString()),
        "skipped: only root may mount a small disk");
    try {
      cluster.stop("nodemanager-2");
      // So large that each worker has room for one map only, and the first one goes on beside the
      // master.
      JobRun run =
          harness.start(
              "disk-full",
              "-Dmapreduce.map.memory.mb=1536",
              "-Dmapreduce.input.fileinputformat.split.maxsize=" + SMALL_SPLIT_BYTES);
      run.awaitMaster();
      cluster.start(
          "nodemanager-2", List.of("yarn.nodemanager.local-dirs=" + disk.resolve("yarn")));
      TaskProcess task =
          run.awaitProcess("a task on the small disk", one -> one.worker() == 2 && !one.isMaster());
      fill(disk.resolve("filler"));
      harness.assertSame(run);
      // Those that found no space, and those that were ended when the disk was found full.
      long failed =
          run.counter(JobCounter.NUM_FAILED_MAPS)
              + run.counter(JobCounter.NUM_FAILED_REDUCES)
              + run.counter(JobCounter.NUM_KILLED_MAPS)
              + run.counter(JobCounter.NUM_KILLED_REDUCES);
      assertThat(failed).as("attempts on the full disk").isPositive();
      harness.happened(
          "disk of worker 2 filled to the last byte beside "
              + task.attempt()
              + ", "
              + failed
              + " attempts lost");
    } finally {
      cluster.stop("nodemanager-2");
      assertThat(mount("umount", disk.toString())).isTrue();
    }
  }

  private static void fill(Path file) throws Exception {
    RunningCommand dd =
        RunningCommand.start(
            List.of("dd", "if=/dev/zero", "of=" + file, "bs=64k"),
            Map.of(),
            Project.target().resolve("cluster-logs/dd.log"));
    assertThat(dd.await(Duration.ofMinutes(1)))
        .as("dd ends with an error: no space left")
        .isNotZero();
  }

  private static boolean mount(String... command) throws Exception {
    return RunningCommand.start(
                List.of(command), Map.of(), Project.target().resolve("cluster-logs/mount.log"))
            .await(Duration.ofSeconds(20))
        == 0;
  }
}
