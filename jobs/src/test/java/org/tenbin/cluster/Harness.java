package org.tenbin.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * What a test of a fault works with: the cluster, the program, and the output of its undisturbed
 * run.
 */
final class Harness implements AutoCloseable {
  private static final int PORTS = Integer.getInteger("tenbin.cluster.ports", 29);

  /** Death is noticed within seconds, where a large cluster waits for minutes. */
  private static final List<String> IMPATIENT =
      List.of(
          "dfs.heartbeat.interval=1",
          "dfs.namenode.heartbeat.recheck-interval=2000",
          "yarn.resourcemanager.nodemanagers.heartbeat-interval-ms=250",
          "yarn.nm.liveness-monitor.expiry-interval-ms=20000",
          "yarn.cluster.max-application-priority=5");

  /** A second queue, to be asked for. */
  private static final Map<String, String> QUEUES =
      Map.of(
          "yarn.scheduler.capacity.root.queues", "default,batch",
          "yarn.scheduler.capacity.root.default.capacity", "50",
          "yarn.scheduler.capacity.root.batch.capacity", "50",
          "yarn.scheduler.capacity.root.default.user-limit-factor", "2",
          "yarn.scheduler.capacity.root.batch.user-limit-factor", "2",
          // One job's master in half of the cluster.
          "yarn.scheduler.capacity.maximum-am-resource-percent", "1.0");

  private final RealCluster cluster;
  private final Workload workload;
  private final FaultReport report = new FaultReport();
  private final String undisturbed;
  private String evidence = "";
  private String outcome = "";
  private long startNanos;

  Harness(Workload workload) throws Exception {
    this.workload = workload;
    Path template = Project.target().resolve("cluster-template");
    SiteFile.copyAll(template);
    SiteFile.add(template.resolve("capacity-scheduler.xml"), QUEUES);
    this.cluster =
        RealCluster.start(
            Project.target().resolve("cluster"),
            PORTS,
            Map.of("TENBIN_CONF", template.toString()),
            IMPATIENT);
    workload.prepare(cluster);
    JobRun run = start("undisturbed");
    assertThat(run.await()).as("%s", run.client().output()).isZero();
    this.undisturbed = workload.result(cluster, run.output());
    assertThat(undisturbed).isNotEmpty();
  }

  RealCluster cluster() {
    return cluster;
  }

  Workload workload() {
    return workload;
  }

  /** Tables of the run without a fault. */
  String undisturbed() {
    return undisturbed;
  }

  JobRun start(String name, String... options) throws Exception {
    return JobRun.start(cluster, workload, name, List.of(options));
  }

  /** Tells the report what shows that the fault happened. */
  void happened(String what) {
    evidence = what;
  }

  /** The job has come through: the same output to the last byte. */
  void assertSame(JobRun run) throws Exception {
    assertThat(run.await()).as("%s", run.client().output()).isZero();
    assertThat(run.hasSuccessMark()).as("_SUCCESS").isTrue();
    String result = workload.result(cluster, run.output());
    assertThat(result.equals(undisturbed))
        .as("output equal to that of the undisturbed run")
        .isTrue();
    outcome = "succeeded, output identical to the undisturbed run";
  }

  /** The job has failed, said why, and left nothing that looks whole. */
  void assertRefused(JobRun run, String message) throws Exception {
    assertThat(run.await()).isNotZero();
    assertThat(run.hasSuccessMark()).as("_SUCCESS").isFalse();
    assertThat(run.client().output()).containsPattern(Pattern.compile(message));
    outcome =
        "failed, no _SUCCESS: "
            + run.client()
                .output()
                .lines()
                .filter(line -> Pattern.compile(message).matcher(line).find())
                .findFirst()
                .orElse("");
  }

  /** Tells the report an outcome that is neither of the two. */
  void outcome(String what) {
    outcome = what;
  }

  void begin() {
    evidence = "";
    outcome = "";
    startNanos = System.nanoTime();
  }

  /** Writes the row of a test, and makes the cluster whole for the next one. */
  void end(String fault, String verdict) throws Exception {
    long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - startNanos);
    report.add(new FaultReport.Row(fault, evidence, outcome, seconds, verdict));
    // Tasks outlive a NodeManager that was killed.
    cluster.processes("").forEach(TaskProcess::kill);
    cluster.repair();
  }

  @Override
  public void close() throws IOException {
    cluster.close();
  }
}
