package org.tenbin.datagen.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiskBenchmarkTest {
  private static final int BLOCK = 8 << 10;
  private static final int BLOCKS = 16;
  @TempDir Path folder;

  @Test
  void everyBlockIsALineAndTheFilesAreGone() throws IOException {
    Path one = Files.createDirectories(folder.resolve("one"));
    Path two = Files.createDirectories(folder.resolve("two"));
    Path out = folder.resolve("out");
    String told =
        run(new DiskBenchmark(Map.of("ram", one, "disk", two), fileBytes(), BLOCK, 5, 2, 7), out);

    assertThat(told.lines()).hasSize(2 * 2 * DiskOperation.values().length);
    for (DiskOperation operation : DiskOperation.values()) {
      for (String run : List.of("run=01", "run=02")) {
        Path log =
            out.resolve("medium=ram/operation=" + operation.level())
                .resolve(run)
                .resolve("client-01.csv");
        List<String> lines = Files.readAllLines(log);
        boolean random = operation.level().endsWith("random");
        assertThat(lines).hasSize(1 + (random ? 5 : BLOCKS));
        assertThat(lines.get(0)).isEqualTo("start_us,latency_ns,status,bytes,seq,phase");
        assertThat(lines.get(2)).matches("\\d{16},\\d+,ok,8192,1,measure");
      }
    }
    assertThat(one).isEmptyDirectory();
    assertThat(two).isEmptyDirectory();
  }

  @Test
  void logsThatAreThereAreNotOverwritten() throws IOException {
    DiskBenchmark benchmark =
        new DiskBenchmark(Map.of("disk", folder), fileBytes(), BLOCK, 1, 1, 7);
    run(benchmark, folder.resolve("out"));
    assertThatThrownBy(() -> run(benchmark, folder.resolve("out")))
        .isInstanceOf(FileAlreadyExistsException.class);
  }

  @Test
  void sizesThatDoNotFitAreRefused() {
    assertThatThrownBy(() -> new DiskBenchmark(Map.of("disk", folder), BLOCK + 1, BLOCK, 1, 1, 7))
        .hasMessage("the file (8193 bytes) is no multiple of the block (8192)");
    assertThatThrownBy(() -> new DiskBenchmark(Map.of(), fileBytes(), BLOCK, 1, 1, 7))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static long fileBytes() {
    return (long) BLOCK * BLOCKS;
  }

  private static String run(DiskBenchmark benchmark, Path out) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    benchmark.run(out, new PrintStream(bytes, true, StandardCharsets.UTF_8));
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
