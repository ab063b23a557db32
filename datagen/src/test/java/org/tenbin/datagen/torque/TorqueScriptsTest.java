package org.tenbin.datagen.torque;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.datagen.board.BoardLimits;
import org.tenbin.datagen.board.BoardName;
import org.tenbin.datagen.board.BoardServer;
import org.tenbin.datagen.host.Preflight;
import org.tenbin.datagen.store.Message;
import org.tenbin.datagen.store.Store;
import org.tenbin.datagen.store.TreeStore;
import org.tenbin.datagen.tree.Forest;

/**
 * The scripts for a cluster, with a batch system of three small shell scripts: qsub runs the job at
 * once in the background, qstat lists it while it runs, pbsdsh runs a command here.
 */
class TorqueScriptsTest {
  private static final Path SCRIPTS = Path.of("..", "scripts", "torque").toAbsolutePath();

  private static final String QSUB =
      """
      #!/bin/bash
      while [ $# -gt 1 ]; do
        case $1 in
          -v) IFS=, read -ra pairs <<<"$2"; for pair in "${pairs[@]}"; do export "${pair?}"; done ;;
          -l) count=${2#nodes=}; count=${count%%:*} ;;
        esac
        shift 2
      done
      export PBS_NODEFILE=$BATCH/nodes
      : >"$PBS_NODEFILE"
      for ((node = 1; node <= count; node++)); do
        for core in 1 2 3 4; do echo "node0$node" >>"$PBS_NODEFILE"; done
      done
      echo "$count ${schedule:?}" >>"$BATCH/jobs"
      touch "$BATCH/running"
      (bash "$1" >"$BATCH/output" 2>&1; rm "$BATCH/running") >/dev/null 2>&1 &
      echo 7.server
      """;

  private static final String QSTAT =
      """
      #!/bin/bash
      [ -e "$BATCH/running" ] && echo "7.server tenbin user 0 R tqueue" || exit 153
      """;

  private static final String PBSDSH =
      """
      #!/bin/bash
      shift 2
      exec "$@"
      """;

  @TempDir Path folder;
  private Path out;

  @BeforeEach
  void batchSystem() throws IOException {
    assumeTrue(Preflight.hasProgram("ruby"), "skipped: no program ruby");
    Path programs = Files.createDirectories(folder.resolve("bin"));
    script(programs.resolve("qsub"), QSUB);
    script(programs.resolve("qstat"), QSTAT);
    script(programs.resolve("pbsdsh"), PBSDSH);
    out = folder.resolve("logs");
  }

  @Test
  void aJobForEachNumberOfNodesLeavesALogForEachNode() throws Exception {
    try (Store store = board();
        BoardServer server =
            BoardServer.start(store, BoardName.of(0), "127.0.0.1", 0, BoardLimits.standard())) {
      String told = submit(server.port(), "--operation", "write", "--nodes", "1 2");

      assertThat(told).contains("1 nodes: job 7.server").contains("2 nodes: job 7.server");
      assertThat(server.received()).isEqualTo(15);
      List<String> jobs = Files.readAllLines(folder.resolve("jobs"));
      assertThat(jobs).hasSize(2);
      Path run = out.resolve("operation=write/parallelism=2/run=01");
      String scheduled = jobs.get(1).substring(2) + "000000";
      for (String name : List.of("client-01.csv", "client-02.csv")) {
        List<String> lines = Files.readAllLines(run.resolve(name));
        assertThat(lines).hasSize(6);
        assertThat(lines.get(0))
            .isEqualTo("start_us,latency_us,status,bytes,seq,phase,scheduled_us,launched_us");
        String[] fields = lines.get(5).split(",", -1);
        assertThat(fields[0]).isGreaterThanOrEqualTo(scheduled);
        assertThat(List.of(fields).subList(2, 7))
            .containsExactly("200", "3", "4", "measure", scheduled);
      }
      assertThat(store.messages(BoardName.of(1)).orElseThrow().get(0).text())
          .startsWith("edited by client 2 yyy");

      assertThat(submit(server.port(), "--operation", "write", "--nodes", "1 2"))
          .contains("2 nodes: there already");
      assertThat(server.received()).isEqualTo(15);
    }
  }

  @Test
  void aServerThatIsNotThereIsLoggedAsErrors() throws Exception {
    submit(1, "--nodes", "1");
    List<String> lines =
        Files.readAllLines(out.resolve("operation=read/parallelism=1/run=01/client-01.csv"));
    assertThat(lines).hasSize(6);
    assertThat(lines.subList(1, 6)).allMatch(line -> line.contains(",error,0,"));
  }

  private String submit(int port, String... more) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                "bash",
                SCRIPTS.resolve("submit").toString(),
                "--host",
                "127.0.0.1",
                "--port",
                Integer.toString(port),
                "--out",
                out.toString(),
                "--times",
                "5",
                "--lead",
                "2",
                "--pause",
                "0"));
    command.addAll(List.of(more));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("BATCH", folder.toString());
    builder
        .environment()
        .merge("PATH", folder.resolve("bin").toString(), (old, mine) -> mine + ':' + old);
    Process process = builder.start();
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(told).isZero();
    return told;
  }

  private static Store board() throws IOException {
    Store store = new TreeStore(Forest.inMemory());
    for (int number = 0; number < 4; number++) {
      List<Message> messages = new ArrayList<>();
      for (int position = 0; position < 20; position++) {
        messages.add(new Message("ann", "text"));
      }
      store.create(BoardName.of(number), messages);
    }
    return store;
  }

  private static void script(Path file, String text) throws IOException {
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
  }
}
