package org.tenbin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.mapreduce.LocalJobs;
import org.tenbin.mapreduce.SummaryFiles;
import org.tenbin.program.Program;
import org.tenbin.summary.Table;

class LoadTest {
  private static final String HEADER = "start_us,latency_us,status\n";

  @TempDir Path folder;

  @Test
  void packedLogsGiveTheTablesOfSingleOnes() throws Exception {
    log("backend=a/run=1/client-1.csv", HEADER + "1500000000000000,100,200\n\n");
    log("backend=a/run=1/client-2.csv", HEADER + "1500000000000000,300,200\n" + HEADER);
    log("backend=a/run=1/client-3.csv", HEADER + "1500000000000000,5,what\r\n1,2\n");
    log("backend=a/run=1/host.csv", "host,start_us,latency_us,status\nh1,1500000000000000,9,200\n");
    log("backend=b/run=1/client-1.csv", HEADER + "1500000000000000,700,200\n");
    log("backend=b/run=1/cut.csv", HEADER + "1500000000000000,700,200\n15000000");
    log("backend=b/run=1/none.csv", HEADER);

    assertThat(run(new Load(), "logs", "single").err()).isEmpty();
    assertThat(run(new Load(), "--pack", "logs", "packed").out()).contains("5 files loaded");
    assertThat(files("packed"))
        .containsExactly(
            "backend=a/run=1/host.csv",
            "backend=a/run=1/packed-001.csv",
            "backend=b/run=1/cut.csv",
            "backend=b/run=1/none.csv",
            "backend=b/run=1/packed-001.csv");
    assertThat(folder.resolve("packed/backend=a/run=1/packed-001.csv"))
        .hasContent(
            """
            start_us,latency_us,status,client
            1500000000000000,100,200,client-1

            1500000000000000,300,200,client-2
            start_us,latency_us,status,client
            1500000000000000,5,what,client-3\r
            1,2,client-3
            """);
    for (Table table : List.of(Table.CLIENTS, Table.CELLS, Table.RUNS, Table.PERCENTILES)) {
      assertThat(rows("packed", table)).as("%s", table).isEqualTo(rows("single", table));
    }
    assertThat(count("packed", "rejected")).isEqualTo(count("single", "rejected")).isEqualTo(3);
    assertThat(count("packed", "skipped")).isEqualTo(count("single", "skipped")).isEqualTo(2);
    assertThat(count("packed", "records_in")).isEqualTo(count("single", "records_in"));
  }

  @Test
  void aPackIsVerifiedAndPassedOverTheSecondTime() throws Exception {
    log("run=1/a.csv", HEADER + "1500000000000000,100,200\n");
    log("run=1/b.csv", HEADER + "1500000000000000,200,200\n");

    assertThat(run(new Load(), "--pack", "--compress", "gzip", "logs", "to").out())
        .contains("1 files loaded (");
    assertThat(files("to")).containsExactly("run=1/packed-001.csv.gz");
    assertThat(run(new Load(), "--pack", "--compress", "gzip", "logs", "to").out())
        .contains("0 files loaded (0 bytes), 1 were there already");
    log("run=1/b.csv", HEADER + "1500000000000000,201,200\n");
    Launched other = run(new Load(), "--pack", "--compress", "gzip", "logs", "to");
    assertThat(other.status()).isEqualTo(1);
    assertThat(other.err()).contains("packed-001.csv.gz exists and differs from 2 logs from ");
  }

  @Test
  void aLogThatJoinsAPackIsNotCountedTwice() throws Exception {
    log("run=1/client-01.csv", HEADER + "1500000000000000,100,200\n");
    assertThat(run(new Load(), "--pack", "logs", "to").status()).isZero();
    assertThat(files("to")).containsExactly("run=1/packed-001.csv");

    log("run=1/client-02.csv", HEADER + "1500000000000000,200,200\n");
    refused(
        run(new Load(), "--pack", "logs", "to"), "packed-001.csv exists and differs from 2 logs");
    refused(
        run(new Load(), "--pack", "--compress", "gzip", "logs", "to"),
        "packed-001.csv holds logs of an earlier load with --pack");
    refused(
        run(new Load(), "logs", "to"), "packed-001.csv holds logs of an earlier load with --pack");
    assertThat(files("to")).containsExactly("run=1/packed-001.csv");
  }

  @Test
  void aLogThatStandsAloneIsNotPackedToo() throws Exception {
    log("run=1/client-01.csv", HEADER + "1500000000000000,100,200\n");
    log("run=1/client-02.csv", HEADER + "1500000000000000,200,200\n");
    assertThat(run(new Load(), "logs", "to").status()).isZero();
    refused(
        run(new Load(), "--pack", "logs", "to"),
        "client-01.csv stands there already and would count twice");
    refused(
        run(new Load(), "--pack", "--compress", "gzip", "logs", "to"),
        "client-01.csv stands there already and would count twice");
    assertThat(files("to")).containsExactly("run=1/client-01.csv", "run=1/client-02.csv");
  }

  @Test
  void nothingIsWrittenWhereOnePackOfSeveralDiffers() throws Exception {
    log("run=2/a.csv", HEADER + "1500000000000000,100,200\n");
    assertThat(run(new Load(), "--pack", "logs", "to").status()).isZero();
    log("run=1/a.csv", HEADER + "1500000000000000,100,200\n");
    log("run=2/a.csv", HEADER + "1500000000000000,300,200\n");
    refused(run(new Load(), "--pack", "logs", "to"), "exists and differs from");
    assertThat(files("to")).containsExactly("run=2/packed-001.csv");
  }

  @Test
  void aSecondHeaderIsJudgedAsInTheLogAlone() throws Exception {
    log(
        "run=1/a.csv",
        HEADER
            + "1500000000000000,100,200\n"
            + "start_us, latency_us ,status\r\n"
            + "\"start_us\",latency_us,status\n"
            + "1500000000000000,300,200\n");
    log("run=1/b.csv", HEADER + "1500000000000000,200,200\n");
    run(new Load(), "logs", "single");
    run(new Load(), "--pack", "logs", "packed");

    assertThat(count("single", "skipped")).isEqualTo(2);
    assertThat(count("packed", "skipped")).isEqualTo(2);
    assertThat(rows("packed", Table.CELLS)).isEqualTo(rows("single", Table.CELLS));
  }

  @Test
  void aSecondHeaderInAnotherOrderIsRefusedAsInTheLogAlone() throws Exception {
    String swapped = "latency_us,start_us,status\n100,1500000000000000,200\n";
    log("run=1/a.csv", HEADER + "1500000000000000,100,200\n" + swapped);
    log("run=1/b.csv", HEADER + "1500000000000000,100,200\n");
    run(new Load(), "--pack", "logs", "packed");

    Launched summarized = run(new Summarize(), "packed", "summary");
    assertThat(summarized.status()).isEqualTo(1);
    assertThat(summarized.err()).contains("1 file");
  }

  private static void refused(Launched program, String... messages) {
    assertThat(program.status()).isEqualTo(1);
    assertThat(program.err()).startsWith("tenbin: ").contains(messages).doesNotContain("\tat ");
  }

  @Test
  void mistakesOfUse() throws Exception {
    log("run=1/a.csv", HEADER + "1500000000000000,100,200\n");
    Files.writeString(
        folder.resolve("e.yaml"),
        "experiment: e\nfactors: []\ninputs:\n  - {path: '**', map: {client: user}}\n");

    misused(run(new Load(), "--compress", "rar", "logs", "to"), "--compress ", "known are gzip");
    misused(run(new Load(), "--threads", "0", "logs", "to"), "--threads 0: at least one");
    misused(
        run(new Load(), "--pack", "--experiment", "e.yaml", "logs", "to"),
        "--pack: the experiment");
    misused(run(new Load(), "--experiment", "none.yaml", "logs", "to"), "none.yaml does not exist");
  }

  private static void misused(Launched program, String... messages) {
    assertThat(program.status()).isEqualTo(2);
    assertThat(program.err()).startsWith("tenbin: ").contains(messages).doesNotContain("\tat ");
  }

  private void log(String name, String text) throws IOException {
    Path file = folder.resolve("logs").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private List<String> files(String name) throws IOException {
    Path top = folder.resolve(name);
    try (Stream<Path> files = Files.walk(top)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> top.relativize(file).toString())
          .filter(file -> !file.endsWith(".crc"))
          .sorted()
          .toList();
    }
  }

  private List<Map<String, String>> rows(String logs, Table table) throws Exception {
    Path summary = folder.resolve(logs + "-summary");
    if (!Files.exists(summary)) {
      assertThat(
              run(new Summarize(), "-Dtenbin.rejects.max=100%", logs, logs + "-summary").status())
          .isZero();
    }
    return new SummaryFiles(summary, conf()).rows(table);
  }

  private long count(String logs, String column) throws Exception {
    return rows(logs, Table.INPUTS).stream()
        .mapToLong(row -> Long.parseLong(row.get(column)))
        .sum();
  }

  /** Runs it on names in the folder, but for options and what is no path. */
  private Launched run(Program program, String... words) throws Exception {
    List<String> args =
        Stream.of(words)
            .map(
                word ->
                    word.startsWith("-") || List.of("gzip", "rar", "0").contains(word)
                        ? word
                        : folder.resolve(word).toString())
            .toList();
    return Launched.of(program, conf(), args.toArray(String[]::new));
  }

  private Configuration conf() {
    return LocalJobs.configuration(folder);
  }
}
