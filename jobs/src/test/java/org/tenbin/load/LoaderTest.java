package org.tenbin.load;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.GzipCodec;
import org.apache.hadoop.util.ReflectionUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoaderTest {
  private static final Configuration CONF = new Configuration();

  @TempDir java.nio.file.Path folder;
  private java.nio.file.Path logs;
  private Path target;

  @BeforeEach
  void makeLogs() throws IOException {
    logs = folder.resolve("logs");
    write("backend=a/one.csv", "start_us,latency_us,status\n1,2,200\n");
    write("backend=a/two.csv", "start_us,latency_us,status\n3,4,200\n");
    write("_truth.json", "{}");
    target = new Path(folder.resolve("target").toUri());
  }

  private void write(String name, String text) throws IOException {
    java.nio.file.Path file = logs.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text, UTF_8);
  }

  private List<LoadTask> tasks(String ending) throws IOException {
    return Sources.list(
        List.of(new Path(logs.toString())),
        target,
        new Destination(List.of(), List.of(), Map.of()),
        ending,
        CONF);
  }

  private List<String> visible() throws IOException {
    java.nio.file.Path root = folder.resolve("target");
    try (Stream<java.nio.file.Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> root.relativize(file).toString())
          .filter(name -> !name.endsWith(".crc"))
          .sorted()
          .toList();
    }
  }

  private static Loader loader() {
    return new Loader(CONF, Optional.empty(), bytes -> {});
  }

  @Test
  void loadsOnceAndPassesOverWhatIsThere() throws Exception {
    AtomicLong bytes = new AtomicLong();
    Loader counting = new Loader(CONF, Optional.empty(), bytes::addAndGet);
    assertThat(counting.load(tasks(""), 2)).isEqualTo(new Loader.Result(2, 0, 70));
    assertThat(bytes).hasValue(70);
    assertThat(visible()).containsExactly("backend=a/one.csv", "backend=a/two.csv");
    assertThat(loader().load(tasks(""), 2)).isEqualTo(new Loader.Result(0, 2, 0));
  }

  @Test
  void refusesWhatDiffersAndLeavesItAlone() throws Exception {
    loader().load(tasks(""), 1);
    write("backend=a/one.csv", "start_us,latency_us,status\n9,9,200\n");
    assertThatThrownBy(() -> loader().load(tasks(""), 1))
        .isInstanceOf(LoadException.class)
        .hasMessageContaining("backend=a/one.csv exists and differs from");
    assertThat(folder.resolve("target/backend=a/one.csv")).content().endsWith("1,2,200\n");
  }

  @Test
  void whatAKilledLoadLeftIsReplacedAndNeverVisible() throws Exception {
    java.nio.file.Path half = folder.resolve("target/backend=a/._loading_one.csv");
    Files.createDirectories(half.getParent());
    Files.writeString(half, "start_us,lat");
    loader().load(tasks(""), 1);
    assertThat(half).doesNotExist();
    assertThat(visible()).containsExactly("backend=a/one.csv", "backend=a/two.csv");
  }

  @Test
  void compressesAndComparesTheContent() throws Exception {
    CompressionCodec gzip = ReflectionUtils.newInstance(GzipCodec.class, CONF);
    Loader compressing = new Loader(CONF, Optional.of(gzip), bytes -> {});
    assertThat(compressing.load(tasks(".gz"), 2).loaded()).isEqualTo(2);
    assertThat(compressing.load(tasks(".gz"), 2).present()).isEqualTo(2);
    try (InputStream in =
        new java.util.zip.GZIPInputStream(
            Files.newInputStream(folder.resolve("target/backend=a/one.csv.gz")))) {
      assertThat(new String(in.readAllBytes(), UTF_8)).endsWith("1,2,200\n");
    }
  }

  @Test
  void packsAreAboutABlock() throws Exception {
    for (int i = 0; i < 9; i++) {
      write("run=1/%d.csv".formatted(i), "start_us,latency_us,status\n" + "1,2,200\n".repeat(10));
    }
    write("run=1/large.csv", "start_us,latency_us,status\n" + "1,2,200\n".repeat(20));
    // Each of the small ones has 107 bytes.
    List<LoadTask> packed = new Packer(CONF, 8 * 107 - 1, "").pack(tasks(""));
    assertThat(packed)
        .extracting(task -> task.destination().getName() + " " + task.bytes())
        .containsExactlyInAnyOrder(
            "packed-001.csv 70",
            "large.csv 187",
            "0.csv 107",
            "1.csv 107",
            "2.csv 107",
            "3.csv 107",
            "4.csv 107",
            "5.csv 107",
            "6.csv 107",
            "7.csv 107",
            "8.csv 107");
    assertThat(new Packer(CONF, 8 * 107, "").pack(tasks("")))
        .extracting(task -> task.destination().getName() + " " + task.bytes())
        .containsExactlyInAnyOrder(
            "packed-001.csv 70", "large.csv 187", "packed-001.csv 856", "packed-002.csv 107");
  }

  @Test
  void aPackTakesNoNameThatALogHas() throws Exception {
    write("run=1/a.csv", "start_us,latency_us,status\n1,2,200\n");
    write("run=1/packed-001.csv", "start_us,latency_us,status,client\n1,2,200,x\n");
    assertThat(new Packer(CONF, 1 << 20, "").pack(tasks("")))
        .extracting(
            task -> task.destination().getParent().getName() + "/" + task.destination().getName())
        .containsExactlyInAnyOrder(
            "backend=a/packed-001.csv", "run=1/packed-001.csv", "run=1/packed-002.csv");
  }

  @Test
  void missingAndCollidingSourcesAreTold() {
    assertThatThrownBy(
            () ->
                Sources.list(
                    List.of(new Path(logs + "-none")),
                    target,
                    new Destination(List.of(), List.of(), Map.of()),
                    "",
                    CONF))
        .hasMessageContaining("does not exist");
    assertThatThrownBy(
            () ->
                Sources.list(
                    List.of(
                        new Path(logs + "/backend=a/one.csv"),
                        new Path(logs + "/backend=a/one.csv")),
                    target,
                    new Destination(List.of(), List.of(), Map.of()),
                    "",
                    CONF))
        .hasMessageContaining("would both become");
  }
}
