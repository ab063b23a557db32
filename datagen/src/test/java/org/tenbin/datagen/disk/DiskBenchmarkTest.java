package org.tenbin.datagen.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.datagen.campaign.Campaign;
import org.tenbin.datagen.campaign.RequestLog;

class DiskBenchmarkTest {
  private static final int BLOCKS = 16;
  @TempDir Path folder;

  @Test
  void everyBlockIsALineAndTheFilesAreGone() throws IOException {
    Path one = Files.createDirectories(folder.resolve("one"));
    Path two = Files.createDirectories(folder.resolve("two"));
    Path out = folder.resolve("out");
    Map<String, String> media = Map.of("ram", one.toString(), "disk", two.toString());
    String told = run(new DiskSpec(media, 1, 64, 5, 2, 7L), out);

    assertThat(told.lines().filter(line -> line.contains(" MB/s; ")))
        .hasSize(2 * 2 * DiskOperation.values().length);
    for (DiskOperation operation : DiskOperation.values()) {
      for (String run : List.of("run=01", "run=02")) {
        Path logs = out.resolve("medium=ram/operation=" + operation.level()).resolve(run);
        List<String> lines = Files.readAllLines(logs.resolve("client-01.csv"));
        boolean random = operation.level().endsWith("random");
        assertThat(lines).hasSize(1 + (random ? 5 : BLOCKS));
        assertThat(lines.get(0)).isEqualTo("start_us,latency_ns,status,bytes,seq,phase");
        assertThat(lines.get(2)).matches("\\d{16},\\d+,ok,65536,1,measure");
        assertRateIsBytesOverLatencies(logs.resolve("throughput.csv"), lines);
      }
    }
    assertThat(one).isEmptyDirectory();
    assertThat(two).isEmptyDirectory();
    assertThat(out.resolve("_work")).doesNotExist();
  }

  private static void assertRateIsBytesOverLatencies(Path table, List<String> lines)
      throws IOException {
    double nanos = 0;
    double bytes = 0;
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",", 5);
      nanos += Double.parseDouble(fields[1]);
      bytes += Double.parseDouble(fields[3]);
    }
    List<String> rate = Files.readAllLines(table);
    assertThat(rate.get(0)).isEqualTo("phase,throughput_mb_per_s");
    assertThat(rate.get(1)).startsWith("measure,");
    double megabytes = Double.parseDouble(rate.get(1).substring("measure,".length()));
    assertThat(megabytes).isCloseTo(1000 * bytes / nanos, offset(0.001));
  }

  @Test
  void scratchIsPrivateAndGoes() throws IOException {
    Path file;
    try (Scratch scratch = Scratch.on(folder)) {
      file = scratch.file();
      Files.writeString(file, "data");
      assertThat(Files.getPosixFilePermissions(file.getParent()))
          .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    }
    assertThat(file.getParent()).doesNotExist();
  }

  @Test
  void aSignalLeavesNothingOnTheMedium() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ScratchHolder.class.getName(),
                folder.toString())
            .redirectErrorStream(true)
            .start();
    try {
      assertThat(process.inputReader().readLine()).isEqualTo("written");
      assertThat(folder).isNotEmptyDirectory();
      process.destroy();
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    assertThat(folder).isEmptyDirectory();
  }

  /** A process that measures until it is ended. */
  static final class ScratchHolder {
    public static void main(String[] arguments) throws Exception {
      Scratch scratch = Scratch.on(Path.of(arguments[0]));
      Files.writeString(scratch.file(), "data");
      System.out.println("written");
      Thread.sleep(60_000);
    }
  }

  @Test
  void aCopyFollowsNoLink() throws Exception {
    Path medium = Files.createDirectories(folder.resolve("medium"));
    Path precious = Files.writeString(folder.resolve("precious"), "x");
    Path file = medium.resolve("data");
    DiskRun run = new DiskRun(file, 1 << 20, 1 << 16, 1, 7);
    for (DiskOperation operation : DiskOperation.values()) {
      if (operation.level().startsWith("copy")) {
        try (RequestLog log = new RequestLog(folder.resolve("work"))) {
          run.run(DiskOperation.WRITE_SEQUENTIAL, log);
          Files.createSymbolicLink(medium.resolve("data.copy"), precious);
          assertThatThrownBy(() -> run.run(operation, log))
              .isInstanceOf(FileAlreadyExistsException.class);
        }
        assertThat(precious).hasContent("x");
        Campaign.delete(folder.resolve("work"));
      }
    }
  }

  @Test
  void goesOnWhereItWasInterrupted() throws IOException {
    DiskSpec spec = new DiskSpec(Map.of("disk", folder.toString()), 1, 64, 1, 1, 7L);
    Path out = folder.resolve("out");
    run(spec, out);
    Path kept = out.resolve("medium=disk/operation=write-random/run=01/client-01.csv");
    String text = Files.readString(kept);
    Path lost = out.resolve("medium=disk/operation=read-random");
    Campaign.delete(lost);

    String told = run(spec, out);

    assertThat(told).contains("7/7 disk read-random: ").doesNotContain("write");
    assertThat(lost.resolve("run=01/client-01.csv")).exists();
    assertThat(kept).hasContent(text);
  }

  @Test
  void whatDoesNotFitIsRefused() {
    assertThatThrownBy(() -> new DiskSpec(Map.of("disk", "/tmp"), 1, 3, 1, 1, 7L))
        .hasMessage("the file (1 MB) is no multiple of the block (3 KB)");
    assertThatThrownBy(() -> new DiskSpec(null, 0, null, null, null, null))
        .hasMessage("file_mb is 0: 1 to 1048576");
    DiskSpec nothing = new DiskSpec(null, null, null, null, null, null);
    assertThatThrownBy(() -> new DiskBenchmark(nothing))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no medium");
    Map<String, String> missing = Map.of("disk", folder.resolve("none").toString());
    assertThatThrownBy(() -> run(nothing.withMedia(missing), folder.resolve("out")))
        .isInstanceOf(NoSuchFileException.class);
  }

  private static String run(DiskSpec spec, Path out) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new DiskBenchmark(spec)
        .run(Campaign.open(out), new PrintStream(bytes, true, StandardCharsets.UTF_8));
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
