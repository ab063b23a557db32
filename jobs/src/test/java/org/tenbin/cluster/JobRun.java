package org.tenbin.cluster;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.mapreduce.Cluster;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.JobID;
import org.apache.hadoop.mapreduce.TaskReport;
import org.apache.hadoop.mapreduce.TaskType;
import org.apache.hadoop.yarn.api.protocolrecords.GetApplicationsRequest;
import org.apache.hadoop.yarn.api.records.ApplicationId;
import org.apache.hadoop.yarn.api.records.YarnApplicationState;

/** A program that a client process runs on the cluster, as {@code hadoop jar} does. */
final class JobRun {
  private static final Duration LONG = Duration.ofMinutes(10);

  /** Quick heartbeats, so that the waits of a test are not those of a large cluster; small JVMs. */
  private static final List<String> OPTIONS =
      List.of(
          "-Dyarn.app.mapreduce.am.scheduler.heartbeat.interval-ms=250",
          "-Dmapreduce.task.progress-report.interval=250",
          "-Dmapreduce.client.completion.pollinterval=200",
          "-Dmapreduce.client.progressmonitor.pollinterval=200",
          "-Dmapreduce.task.io.sort.mb=32",
          // A task of its own process is what a fault can happen to.
          "-Dmapreduce.job.ubertask.enable=false",
          "-Dmapred.child.java.opts=-XX:+UseSerialGC -XX:TieredStopAtLevel=1");

  private final RealCluster cluster;
  private final String name;
  private final String output;
  private final RunningCommand client;

  private JobRun(RealCluster cluster, String name, String output, RunningCommand client) {
    this.cluster = cluster;
    this.name = name;
    this.output = output;
    this.client = client;
  }

  /**
   * Starts it.
   *
   * @param name a word that no other run has: its tag in YARN and its output folder
   * @param options generic options beyond those of every run
   */
  static JobRun start(RealCluster cluster, Workload workload, String name, List<String> options)
      throws Exception {
    String output = "/out/" + name;
    List<String> generic = new ArrayList<>(OPTIONS);
    generic.add("-Dmapreduce.job.tags=" + name);
    generic.addAll(options);
    List<String> arguments = new ArrayList<>(List.of(workload.jar(cluster).toString()));
    arguments.addAll(workload.arguments(generic, output));
    Path log = Project.target().resolve("cluster-logs/" + name + ".log");
    RunningCommand client =
        cluster.client(log, Map.of(), "org.apache.hadoop.util.RunJar", arguments);
    return new JobRun(cluster, name, output, client);
  }

  String name() {
    return name;
  }

  String output() {
    return output;
  }

  RunningCommand client() {
    return client;
  }

  int await() throws InterruptedException {
    return client.await(LONG);
  }

  /** The job's application; waits until the client has submitted it. */
  ApplicationId application() throws Exception {
    return Await.value("application of " + name, LONG, this::findApplication);
  }

  private Optional<ApplicationId> findApplication() throws Exception {
    GetApplicationsRequest request =
        GetApplicationsRequest.newInstance(
            Set.of("MAPREDUCE"), EnumSet.complementOf(EnumSet.of(YarnApplicationState.NEW)));
    request.setApplicationTags(Set.of(name));
    return cluster.yarn().getApplications(request).stream()
        .map(report -> report.getApplicationId())
        .findFirst();
  }

  /** A task process of the job that is like this; waits for one. */
  TaskProcess awaitProcess(String what, Predicate<TaskProcess> like) throws Exception {
    String application = application().toString();
    return Await.value(
        what + " of " + name,
        LONG,
        () -> {
          if (!client.isRunning()) {
            throw new AssertionError(
                "the job ended before there was " + what + ":\n" + client.output());
          }
          return cluster.processes(application).stream().filter(like).findFirst();
        });
  }

  TaskProcess awaitMaster() throws Exception {
    return awaitProcess("an application master", TaskProcess::isMaster);
  }

  /** Waits until the task of a map attempt says that it has done this share, but not all. */
  void awaitProgress(TaskProcess map, float share) throws Exception {
    Job job = job();
    Await.that(
        map.attempt() + " at " + share,
        LONG,
        () -> {
          if (!client.isRunning()) {
            throw new AssertionError("the job ended before that:\n" + client.output());
          }
          for (TaskReport report : job.getTaskReports(TaskType.MAP)) {
            if (report.getRunningTaskAttemptIds().stream()
                .anyMatch(id -> id.toString().equals(map.attempt()))) {
              return report.getProgress() >= share && report.getProgress() < 1;
            }
          }
          return false;
        });
  }

  /** The job as its application master or, afterwards, the history server knows it. */
  Job job() throws Exception {
    ApplicationId application = application();
    JobID id = new JobID(Long.toString(application.getClusterTimestamp()), application.getId());
    Cluster mapReduce = new Cluster(cluster.configuration());
    return Await.value("job " + id, LONG, () -> Optional.ofNullable(mapReduce.getJob(id)));
  }

  long counter(Enum<?> counter) throws Exception {
    return Await.value(
            "counters of " + name,
            Duration.ofSeconds(60),
            () -> Optional.ofNullable(job().getCounters()))
        .findCounter(counter)
        .getValue();
  }

  boolean hasSuccessMark() throws Exception {
    try (FileSystem fs = cluster.newFileSystem()) {
      return fs.exists(new org.apache.hadoop.fs.Path(output, "_SUCCESS"));
    }
  }
}
