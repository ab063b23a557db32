package org.tenbin.datagen.torque;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.datagen.board.BoardLimits;
import org.tenbin.datagen.board.BoardName;
import org.tenbin.datagen.board.BoardServer;
import org.tenbin.datagen.host.Preflight;
import org.tenbin.datagen.process.Child;
import org.tenbin.datagen.process.Children;
import org.tenbin.datagen.process.Ports;
import org.tenbin.datagen.process.Terminated;
import org.tenbin.datagen.store.Message;
import org.tenbin.datagen.store.Store;
import org.tenbin.datagen.store.TreeStore;
import org.tenbin.datagen.tree.Forest;

/**
 * The scripts for a cluster against a real batch system: Slurm with Torque's commands, as Debian's
 * packages slurm-wlm and slurm-wlm-torque have them, with nodes that are daemons of this machine.
 */
class SlurmTest {
  private static final Path SUBMIT = Path.of("..", "scripts", "torque", "submit").toAbsolutePath();
  private static final int NODES = 3;

  private static final String SETTINGS =
      """
      ClusterName=test
      SlurmctldHost=localhost(127.0.0.1)
      SlurmUser=root
      SlurmdUser=root
      AuthType=auth/munge
      AuthInfo=socket=@HERE@/munge.sock
      StateSaveLocation=@HERE@/state
      SlurmdSpoolDir=@HERE@/spool-%n
      SlurmctldPidFile=@HERE@/slurmctld.pid
      SlurmdPidFile=@HERE@/slurmd-%n.pid
      SlurmctldPort=@PORT@
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      JobAcctGatherType=jobacct_gather/none
      AccountingStorageType=accounting_storage/none
      SwitchType=switch/none
      MpiDefault=none
      SelectType=select/cons_tres
      SelectTypeParameters=CR_Core
      SlurmdParameters=config_overrides
      SchedulerParameters=sched_interval=1,sched_min_interval=0
      MinJobAge=2
      CommunicationParameters=NoInAddrAny,NoCtldInAddrAny
      MailProg=/bin/true
      NodeName=DEFAULT CPUs=4 RealMemory=64 State=UNKNOWN
      PartitionName=tqueue Nodes=node[1-3] Default=YES MaxTime=INFINITE State=UP
      """;

  @TempDir Path folder;

  @Test
  void jobsOfTorqueRunOnSlurmsNodes() throws Exception {
    assumeTrue(
        "root".equals(System.getProperty("user.name")), "skipped: Slurm's daemons need root");
    for (String program : List.of("munged", "slurmctld", "slurmd", "qsub", "qstat", "ruby")) {
      assumeTrue(Preflight.hasProgram(program), "skipped: no program " + program);
    }
    try (Children children = new Children();
        Store store = new TreeStore(Forest.inMemory())) {
      Path settings = startSlurm(children);
      store.create(BoardName.of(0), List.of(new Message("ann", "text")));
      store.create(BoardName.of(1), List.of(new Message("ann", "text")));
      store.create(BoardName.of(2), List.of(new Message("ann", "text")));
      try (BoardServer server =
          BoardServer.start(store, BoardName.of(0), "127.0.0.1", 0, BoardLimits.standard())) {
        submit(settings, server.port());
        assertThat(server.received()).isEqualTo(5 * (1 + NODES));
      }
    }
    Path runs = folder.resolve("logs/operation=read");
    try (Stream<Path> files = Files.walk(runs)) {
      assertThat(files.filter(Files::isRegularFile).map(file -> runs.relativize(file).toString()))
          .containsExactlyInAnyOrder(
              "parallelism=1/run=01/client-01.csv",
              "parallelism=3/run=01/client-01.csv",
              "parallelism=3/run=01/client-02.csv",
              "parallelism=3/run=01/client-03.csv");
    }
    for (String line :
        Files.readAllLines(runs.resolve("parallelism=3/run=01/client-03.csv")).subList(1, 6)) {
      assertThat(line).contains(",200,").contains(",measure,");
    }
  }

  private Path startSlurm(Children children) throws IOException, InterruptedException {
    Files.createDirectories(folder.resolve("state"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path key = folder.resolve("munge.key");
    byte[] secret = new byte[64];
    new SecureRandom().nextBytes(secret);
    Files.write(key, secret);
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-------"));
    start(
        children,
        "munged",
        "--force",
        "--foreground",
        "--key-file=" + key,
        "--socket=" + folder.resolve("munge.sock"),
        "--pid-file=" + folder.resolve("munge.pid"),
        "--log-file=" + folder.resolve("munge-log"),
        "--seed-file=" + folder.resolve("munge.seed"));
    while (Files.notExists(folder.resolve("munge.sock"))) {
      Thread.sleep(20);
    }
    List<Integer> ports = Ports.findFree(1 + NODES);
    StringBuilder text =
        new StringBuilder(
            SETTINGS
                .replace("@HERE@", folder.toString())
                .replace("@PORT@", ports.get(0).toString()));
    for (int node = 1; node <= NODES; node++) {
      text.append("NodeName=node").append(node);
      text.append(" NodeHostname=localhost NodeAddr=127.0.0.1 Port=").append(ports.get(node));
      text.append('\n');
    }
    Path settings = folder.resolve("slurm.conf");
    Files.writeString(settings, text);
    start(children, "slurmctld", "-D", "-c", "-f", settings.toString());
    for (int node = 1; node <= NODES; node++) {
      start(children, "slurmd", "-D", "-N", "node" + node, "-f", settings.toString());
    }
    return settings;
  }

  private void start(Children children, String program, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(program));
    command.addAll(List.of(arguments));
    children.add(new Terminated(Child.start(program, command, folder)));
  }

  private void submit(Path settings, int port) throws IOException, InterruptedException {
    String[] command = {
      "bash",
      SUBMIT.toString(),
      "--host",
      "127.0.0.1",
      "--port",
      Integer.toString(port),
      "--out",
      folder.resolve("logs").toString(),
      "--nodes",
      "1 " + NODES,
      "--times",
      "5",
      "--lead",
      "5",
      "--pause",
      "1"
    };
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("SLURM_CONF", settings.toString());
    // A job leaves what it printed in the folder from which it was submitted.
    builder.directory(folder.toFile());
    Process process = builder.start();
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(told).isZero();
  }
}
