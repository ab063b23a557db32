package org.tenbin.datagen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.program.Program;

class SimulateTest {
  private static final String EXPERIMENT =
      """
      experiment: tiny
      factors:
        - {name: backend, levels: [jungle, cassandra]}
        - {name: hypervisor, levels: [vmware]}
        - {name: cores, levels: [4]}
        - {name: operation, levels: [read]}
        - {name: parallelism, levels: [1, 2, 5]}
      expect: {requests_per_client: 40, runs: 2}
      simulate:
        seed: 7
        schedule: {start: 2013-02-11T00:00:00Z, slot_s: 60, launch_ahead_ms: 2000}
        hypervisors:
          vmware: {request_us: {floor: 100, mean: 300}}
        backends:
          jungle: {operations: {read: {parallel_us: {mean: 50}}}}
          cassandra: {operations: {read: {parallel_us: {mean: 90}}}}
      """;

  @TempDir Path dir;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void writeExperiment() throws IOException {
    Files.writeString(dir.resolve("tiny.yaml"), EXPERIMENT);
  }

  private int simulate(String... arguments) throws Exception {
    PrintStream outBefore = System.out;
    PrintStream errBefore = System.err;
    out.reset();
    err.reset();
    try {
      System.setOut(new PrintStream(out, true, UTF_8));
      System.setErr(new PrintStream(err, true, UTF_8));
      Configuration conf = new Configuration();
      conf.set("hadoop.tmp.dir", dir.resolve("tmp").toString());
      Simulate program = new Simulate();
      program.setConf(conf);
      return Program.launch(program, arguments);
    } finally {
      System.setOut(outBefore);
      System.setErr(errBefore);
    }
  }

  private int simulateInto(String folder, String... generic) throws Exception {
    String[] own = {
      "--experiment", dir.resolve("tiny.yaml").toString(), dir.resolve(folder).toString()
    };
    return simulate(Stream.of(generic, own).flatMap(Stream::of).toArray(String[]::new));
  }

  /** Relative path and content of each log. */
  private SortedMap<String, String> logs(String folder) throws IOException {
    Path top = dir.resolve(folder);
    SortedMap<String, String> logs = new TreeMap<>();
    try (Stream<Path> files = Files.walk(top)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = file.getFileName().toString();
        if (!name.startsWith(".") && !name.startsWith("_")) {
          logs.put(top.relativize(file).toString(), read(file));
        }
      }
    }
    return logs;
  }

  private static String read(Path file) {
    try (InputStream in =
        file.toString().endsWith(".gz")
            ? new GZIPInputStream(Files.newInputStream(file))
            : Files.newInputStream(file)) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private String checksumLine() {
    return out.toString(UTF_8)
        .lines()
        .filter(line -> line.startsWith("checksum "))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void anyNumberOfSplitsGivesTheSameBytes() throws Exception {
    assertThat(simulateInto("one", "-D", "mapreduce.job.maps=1")).isZero();
    String checksum = checksumLine();
    SortedMap<String, String> expected = logs("one");
    assertThat(out.toString(UTF_8))
        .contains("simulated 12 runs, 32 files, 1280 requests (1280 ok, 0 errors, 0 timeouts)");
    assertThat(expected).hasSize(32);
    for (int splits : List.of(3, 7)) {
      assertThat(
              simulateInto(
                  "s" + splits,
                  "-D",
                  "mapreduce.job.maps=" + splits,
                  "-D",
                  "mapreduce.local.map.tasks.maximum=2"))
          .isZero();
      assertThat(logs("s" + splits)).isEqualTo(expected);
      assertThat(checksumLine()).isEqualTo(checksum);
    }
  }

  @Test
  void eachLogHasItsPartitionPathHeaderAndRows() throws Exception {
    assertThat(simulateInto("out")).isZero();
    String log =
        logs("out")
            .get(
                "backend=cassandra/hypervisor=vmware/cores=4/operation=read/parallelism=5/run=02/client-04.csv");
    List<String> lines = log.lines().toList();
    assertThat(lines).hasSize(41);
    assertThat(lines.get(0))
        .isEqualTo("start_us,latency_us,status,bytes,scheduled_s,launched_ms,simulated");
    // The last of 12 runs, a minute each.
    assertThat(lines.subList(1, 41))
        .allSatisfy(
            row ->
                assertThat(row).matches("1360541460\\d{6},\\d+,200,0,1360541460,1360541458000,"));
  }

  @Test
  void compressedByTheUsualPropertiesWithTheSameChecksum() throws Exception {
    assertThat(simulateInto("plain")).isZero();
    String checksum = checksumLine();
    assertThat(
            simulateInto(
                "packed",
                "-D",
                "mapreduce.output.fileoutputformat.compress=true",
                "-D",
                "mapreduce.output.fileoutputformat.compress.codec=org.apache.hadoop.io.compress.GzipCodec"))
        .isZero();
    assertThat(checksumLine()).isEqualTo(checksum);
    SortedMap<String, String> unpacked = new TreeMap<>();
    logs("packed").forEach((name, text) -> unpacked.put(name.replaceAll("\\.gz$", ""), text));
    assertThat(unpacked).isEqualTo(logs("plain"));
    assertThat(logs("packed").keySet()).allMatch(name -> name.endsWith(".csv.gz"));
  }

  @Test
  void anotherSeedGivesOtherLogs() throws Exception {
    assertThat(simulateInto("a")).isZero();
    assertThat(simulateInto("b", "--seed", "8")).isZero();
    assertThat(logs("b").keySet()).isEqualTo(logs("a").keySet());
    assertThat(logs("b").values()).doesNotContainAnyElementsOf(logs("a").values());
  }

  @Test
  void anExistingOutputIsRefused() throws Exception {
    Files.createDirectory(dir.resolve("out"));
    assertThat(simulateInto("out")).isEqualTo(1);
    assertThat(err.toString(UTF_8)).startsWith("tenbin: ").contains("out already exists");
    assertThat(err.toString(UTF_8)).doesNotContain("\tat ");
  }

  @Test
  void wrongUseAndWrongFilesAreExplained() throws Exception {
    assertThat(simulate("x")).isEqualTo(2);
    assertThat(err.toString(UTF_8)).startsWith("tenbin: ").contains("--experiment", "--help");
    assertThat(simulate("--experiment", dir.resolve("none.yaml").toString(), "x")).isEqualTo(2);
    assertThat(err.toString(UTF_8))
        .contains("the experiment file " + dir.resolve("none.yaml") + " does not exist");
    Files.writeString(
        dir.resolve("tiny.yaml"), EXPERIMENT.replace("seed: 7", "seed: 7\n  sede: 8"));
    assertThat(simulateInto("out")).isEqualTo(2);
    assertThat(err.toString(UTF_8)).contains("tiny.yaml:").contains("unknown key sede");
    Files.writeString(dir.resolve("tiny.yaml"), EXPERIMENT.replace("cassandra: {op", "c: {op"));
    assertThat(simulateInto("out")).isEqualTo(2);
    assertThat(err.toString(UTF_8))
        .contains("no profile cassandra in backends; there are: [c, jungle]");
  }

  @Test
  void genericOptionsMayComeLast() throws Exception {
    String yaml = dir.resolve("tiny.yaml").toString();
    String[] last = {
      "--experiment",
      yaml,
      dir.resolve("late").toString(),
      "-D",
      "mapreduce.output.fileoutputformat.compress=true"
    };
    assertThat(simulate(last)).isZero();
    assertThat(logs("late").keySet()).isNotEmpty().allMatch(name -> name.endsWith(".deflate"));
  }
}
