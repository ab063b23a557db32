package org.tenbin.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A cluster that lets nobody in without a Kerberos ticket. */
@Tag("cluster")
class KerberosIT {
  private static final int PORTS = Integer.getInteger("tenbin.kerberos.ports", 27);
  private static final String DAEMON = "tenbin/localhost@" + KeyCentre.REALM;
  private static final Duration LONG = Duration.ofMinutes(10);
  private static final Path FOLDER = Project.target().resolve("kerberos");

  /**
   * All tasks in the job's master: the shuffle of a secure cluster takes the native library too.
   */
  private static final String UBER = "-Dmapreduce.job.ubertask.enable=true";

  private static KeyCentre keys;
  private static RealCluster cluster;

  @BeforeAll
  static void start() throws Exception {
    ServerJars.resolve();
    keys =
        KeyCentre.start(
            FOLDER.resolve("kdc"), List.of("tenbin/localhost", "HTTP/localhost", "alice", "bob"));
    Path conf = FOLDER.resolve("template");
    SiteFile.copyAll(conf);
    Path taskFiles = PlainTaskFiles.writeJar(FOLDER.resolve("task-files.jar"));
    String kerberos = "-Djava.security.krb5.conf=" + keys.settings();
    String keyTable = keys.keyTable().toString();
    SiteFile.add(
        conf.resolve("core-site.xml"),
        Map.of(
            "hadoop.security.authentication", "kerberos", "hadoop.security.authorization", "true"));
    SiteFile.add(
        conf.resolve("hdfs-site.xml"),
        Map.of(
            "dfs.namenode.kerberos.principal", DAEMON,
            "dfs.namenode.keytab.file", keyTable,
            "dfs.datanode.kerberos.principal", DAEMON,
            "dfs.datanode.keytab.file", keyTable,
            "dfs.web.authentication.kerberos.principal", "HTTP/localhost@" + KeyCentre.REALM,
            "dfs.web.authentication.kerberos.keytab", keyTable,
            "dfs.block.access.token.enable", "true",
            // Its ports are above 1023, as nobody but root may have others.
            "ignore.secure.ports.for.testing", "true"));
    SiteFile.add(
        conf.resolve("yarn-site.xml"),
        Map.of(
            "yarn.resourcemanager.principal", DAEMON,
            "yarn.resourcemanager.keytab", keyTable,
            "yarn.nodemanager.principal", DAEMON,
            "yarn.nodemanager.keytab", keyTable,
            // Reading a user's files as that user takes Hadoop's native library, which no jar has.
            "yarn.log-aggregation-enable", "false",
            "yarn.application.classpath", taskFiles + ",$HADOOP_CONF_DIR,${TENBIN_JARS}/lib/*"));
    SiteFile.add(
        conf.resolve("mapred-site.xml"),
        Map.of(
            "mapreduce.jobhistory.principal", DAEMON,
            "mapreduce.jobhistory.keytab", keyTable,
            "yarn.app.mapreduce.am.admin-command-opts", kerberos));
    cluster =
        RealCluster.start(
            FOLDER.resolve("secure"),
            PORTS,
            Map.of(
                "TENBIN_CONF",
                conf.toString(),
                "TENBIN_WORKERS",
                "1",
                "TENBIN_REPLICATION",
                "1",
                "TENBIN_JAVA_OPTS",
                kerberos),
            List.of("yarn.resourcemanager.nodemanagers.heartbeat-interval-ms=250"));
    succeed(as(DAEMON, "fs", "-mkdir", "-p", "/user/alice", "/user/bob"));
    succeed(as(DAEMON, "fs", "-chown", "alice", "/user/alice"));
    succeed(as(DAEMON, "fs", "-chown", "bob", "/user/bob"));
    SmallLog.write(FOLDER.resolve("logs/backend=alpha/operation=read/run=01/client-01.csv"));
    succeed(
        as(
            "alice",
            "fs",
            "-Dfs.permissions.umask-mode=077",
            "-put",
            FOLDER.resolve("logs").toString(),
            "."));
  }

  @AfterAll
  static void stop() throws Exception {
    try {
      if (cluster != null) {
        cluster.close();
      }
    } finally {
      if (keys != null) {
        keys.close();
      }
    }
  }

  @Test
  void withATicketTheJobRuns() throws Exception {
    RunningCommand job =
        as("alice", "jar", jar(), "summarize", UBER, "/user/alice/logs", "/user/alice/summary");
    succeed(job);
    succeed(as("alice", "fs", "-test", "-e", "/user/alice/summary/_SUCCESS"));
  }

  @Test
  void withoutATicketItIsRefusedWithTheWayOut() throws Exception {
    RunningCommand job =
        as("", "jar", jar(), "summarize", "/user/alice/logs", "/user/alice/nothing");
    assertThat(job.await(LONG)).isEqualTo(1);
    assertThat(message(job)).contains("Kerberos ticket", "kinit");
    assertThat(as("alice", "fs", "-test", "-e", "/user/alice/nothing").await(LONG)).isNotZero();
  }

  @Test
  void whoMayNotReadGetsNoDataAndNoOutput() throws Exception {
    RunningCommand job =
        as("bob", "jar", jar(), "summarize", "/user/alice/logs", "/user/bob/summary");
    assertThat(job.await(LONG)).isEqualTo(1);
    assertThat(message(job)).contains("Permission denied: user=bob");
    assertThat(as("bob", "fs", "-test", "-e", "/user/bob/summary").await(LONG)).isNotZero();
  }

  private static String jar() {
    return Project.target().resolve("tenbin-jobs.jar").toString();
  }

  /** The line that is ours among those of Hadoop's own log. */
  private static String message(RunningCommand job) {
    List<String> ours = job.output().lines().filter(line -> line.startsWith("tenbin: ")).toList();
    assertThat(ours).as("%s", job.output()).hasSize(1);
    return ours.get(0);
  }

  private static void succeed(RunningCommand command) throws Exception {
    assertThat(command.await(LONG)).as("%s", command.output()).isZero();
  }

  /** {@code hadoop fs} or {@code hadoop jar} of somebody, or of nobody if the name is empty. */
  private static RunningCommand as(String principal, String command, String... arguments)
      throws Exception {
    Map<String, String> environment = new HashMap<>();
    environment.put("KRB5CCNAME", FOLDER.resolve("no-tickets").toString());
    environment.put("KRB5PRINCIPAL", principal);
    environment.put("KRB5KEYTAB", principal.isEmpty() ? "" : keys.keyTable().toString());
    String main =
        command.equals("fs") ? "org.apache.hadoop.fs.FsShell" : "org.apache.hadoop.util.RunJar";
    Path log = FOLDER.resolve("output/" + System.nanoTime() + ".log");
    return cluster.client(log, environment, main, new ArrayList<>(List.of(arguments)));
  }
}
