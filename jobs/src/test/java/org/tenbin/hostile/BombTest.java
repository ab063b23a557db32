package org.tenbin.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.cli.Summarize;
import org.tenbin.mapreduce.LocalJobs;
import org.tenbin.mapreduce.SummaryFiles;
import org.tenbin.summary.Table;

/** Little gzips that unpack to much more than the heap: told, file by file, and survived. */
class BombTest {
  /** A little less than a task has in conf/cluster. */
  private static final String HEAP = "-Xmx320m";

  private static final int UNPACKED = 96 << 20;
  private static final String ENDLESS_LINE = "a".repeat(1 << 20);

  @TempDir Path folder;

  @Test
  void unpackedWithinTheMemory() throws Exception {
    bomb("native.csv", "start_us,latency_us,status\n1500000000000000,100,200\n", ENDLESS_LINE);
    bomb("jmeter.jtl", "timeStamp,elapsed,label,responseCode,success\n", ENDLESS_LINE);
    bomb("tag.jtl", "<?xml version=\"1.0\"?>\n<testResults>\n<httpSample t=\"", ENDLESS_LINE);
    bomb("k6.json", "{\"type\":\"Metric\",\"metric\":\"m\",\"data\":{}}\n{\"a\":\"", ENDLESS_LINE);
    bomb("fio.json", "{\"fio version\": \"fio-3.1\", \"jobs\": [\"", ENDLESS_LINE);
    bomb("wrk.txt", "Running 10s test @ http://a/\n  Thread Stats   Avg   Stdev\n", ENDLESS_LINE);
    bomb(
        "access.log",
        "127.0.0.1 - - [10/Oct/2000:13:55:36 -0700] \"GET / HTTP/1.0\" 200 2326 0.1\n",
        ENDLESS_LINE);
    bomb("nested.json", "{\"fio version\": \"fio-3.1\", \"jobs\": [", "[".repeat(1 << 20));
    bomb(
        "nested.jtl",
        "<?xml version=\"1.0\"?>\n<testResults>\n",
        "<httpSample t=\"1\" ts=\"1500000000000\" lb=\"a\">\n".repeat(1 << 15));
    write(
        "strings.json",
        "{\"fio version\": \"fio-3.1\", \"jobs\": [",
        "\"a\",".repeat(7 << 20) + "1]}");
    write(
        "objects.json",
        "{\"fio version\": \"fio-3.1\", \"jobs\": [",
        "{},".repeat(10 << 20) + "1]}");
    bomb("rejects.csv", "start_us,latency_us,status\n", "1,2,what\n".repeat(1 << 17));

    Path said = folder.resolve("said");
    Process process = summarize(said);
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();

    List<String> lines =
        Files.readAllLines(said).stream().filter(line -> !line.startsWith("log4j:")).toList();
    assertThat(process.exitValue()).as("%s", lines).isEqualTo(1);
    assertThat(lines.get(0))
        .startsWith("tenbin: ")
        .contains("records were rejected", "too-long", "malformed 2");
    assertThat(lines).hasSizeLessThan(12).allMatch(line -> line.length() < 1000);
    assertThat(folder.resolve("out/_SUCCESS")).doesNotExist();
    assertThat(
            new SummaryFiles(folder.resolve("out"), LocalJobs.configuration(folder))
                .rows(Table.INPUTS))
        .as("what became of each")
        .hasSize(12);
  }

  private void bomb(String name, String head, String piece) throws IOException {
    write(name, head, piece, UNPACKED / piece.length());
  }

  private void write(String name, String head, String text) throws IOException {
    write(name, head, text, 1);
  }

  private void write(String name, String head, String piece, int times) throws IOException {
    byte[] bytes = piece.getBytes(StandardCharsets.UTF_8);
    Path logs = Files.createDirectories(folder.resolve("logs"));
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(logs.resolve(name + ".gz")), 1 << 16)) {
      out.write(head.getBytes(StandardCharsets.UTF_8));
      for (int i = 0; i < times; i++) {
        out.write(bytes);
      }
    }
  }

  /** In a process of its own, whose memory can be bounded. */
  private Process summarize(Path said) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin/java").toString(),
            HEAP,
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Summarize.class.getName(),
            "-Dmapreduce.task.io.sort.mb=8",
            "-Dhadoop.tmp.dir=" + folder.resolve("tmp"),
            folder.resolve("logs").toString(),
            folder.resolve("out").toString())
        .redirectErrorStream(true)
        .redirectOutput(said.toFile())
        .start();
  }
}
