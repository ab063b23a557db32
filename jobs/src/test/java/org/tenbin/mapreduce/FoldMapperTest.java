package org.tenbin.mapreduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.atLeast;
import static org.mockito.Mockito.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mrunit.mapreduce.MapDriver;
import org.apache.hadoop.mrunit.types.Pair;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.log.ReadPlan;
import org.tenbin.log.RejectReason;
import org.tenbin.summary.ClientTally;
import org.tenbin.summary.FileTally;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialWritable;

class FoldMapperTest {
  private static final String HEADER = "start_us,latency_us,status,client\n";

  @TempDir Path folder;
  private final MapDriver<LogSlice, NullWritable, PartialKey, PartialWritable> driver =
      MapDriver.newMapDriver(new FoldMapper());

  @BeforeEach
  void plan() {
    ReadPlans.put(driver.getConfiguration(), ReadPlan.by("backend"));
  }

  @Test
  void foldsALogIntoPartials() throws IOException {
    driver.withInput(
        log("backend=jungle/a.csv", "1000000,10,200,c1\n1000010,20,503,c1\n1000000,5,200,c2\n"),
        NullWritable.get());

    Map<String, PartialWritable> partials = merged(driver.run());

    assertThat(partials.keySet())
        .containsExactlyInAnyOrder(
            "RUN backend=jungle 1  0",
            "CLIENT backend=jungle 1 c1 0",
            "CLIENT backend=jungle 1 c2 0",
            "TIMELINE backend=jungle 1  0",
            "FILE   " + folder + "/backend=jungle/a.csv 0");
    ClientTally first = (ClientTally) partials.get("CLIENT backend=jungle 1 c1 0").get();
    assertThat(first.ok().count()).isEqualTo(1);
    assertThat(first.failed().max()).isEqualTo(20_000);
    assertThat(first.lastEndNanos()).isEqualTo(1_000_030_000L);
    assertThat(counted(Count.RECORDS_IN)).isEqualTo(3);
    assertThat(counted(Count.RECORDS_USED_AS_REQUESTS)).isEqualTo(3);
    assertThat(counted(Count.REQUESTS_MAPPED)).isEqualTo(3);
    assertThat(counted(Count.FILES_READ)).isEqualTo(1);
    assertThat(counted(Count.FLUSHES)).isZero();
  }

  @Test
  void rangesOfAFileAreReadOnceTogether() throws IOException {
    LogSlice whole = log("backend=jungle/a.csv", "1000000,10,200,c1\n".repeat(50));
    long middle = whole.length() / 2;
    driver.withInput(LogSlice.range(whole.path(), 0, middle), NullWritable.get());
    driver.withInput(
        LogSlice.range(whole.path(), middle, whole.length() - middle), NullWritable.get());

    FileTally file = (FileTally) merged(driver.run()).get("FILE   " + whole.path() + " 0").get();

    assertThat(file.framed()).isEqualTo(50);
    assertThat(file.bytes()).isEqualTo(whole.length());
    assertThat(counted(Count.FILES_READ)).isEqualTo(1);
  }

  @Test
  void rejectsAndSkipsAreCountedByReason() throws IOException {
    driver.withInput(
        log("a.csv", "1000000,-10,200,c\n1000000,10,what,c\n\n" + HEADER + "1000000,1,200,c\n"),
        NullWritable.get());
    driver.run();

    assertThat(counted(Count.RECORDS_IN)).isEqualTo(5);
    assertThat(counted(Count.RECORDS_REJECTED)).isEqualTo(2);
    assertThat(counted(Count.RECORDS_SKIPPED)).isEqualTo(2);
    assertThat(counted(Count.REJECTS, "negative-latency")).isEqualTo(1);
    assertThat(counted(Count.REJECTS, "status")).isEqualTo(1);
    assertThat(counted(Count.SKIPS, "blank")).isEqualTo(1);
    assertThat(counted(Count.SKIPS, "repeated-header")).isEqualTo(1);
  }

  @Test
  void littleMemoryMeansMorePartialsAndNothingElse() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 5000; i++) {
      text.append(1_000_000 + i * 1000).append(",10,200,c").append(i % 7).append('\n');
    }
    LogSlice slice = log("a.csv", text.toString());
    driver.getConfiguration().set(FoldMapper.MEMORY_BYTES, "3k");
    List<Pair<PartialKey, PartialWritable>> pieces =
        driver.withInput(slice, NullWritable.get()).run();
    MapDriver<LogSlice, NullWritable, PartialKey, PartialWritable> roomy =
        MapDriver.newMapDriver(new FoldMapper());
    ReadPlans.put(roomy.getConfiguration(), ReadPlan.by("backend"));

    assertThat(counted(Count.FLUSHES)).isBetween(500L, 1000L);
    assertThat(pieces).hasSizeGreaterThan(4 * 7);
    assertThat(merged(pieces)).isEqualTo(merged(roomy.withInput(slice, NullWritable.get()).run()));
  }

  @Test
  void aLongFileIsNotSilent() throws IOException {
    LogSlice slice = log("a.csv", "1000000,10,200,c1\n".repeat(400_000));

    assertThat(driver.withInput(slice, NullWritable.get()).run()).hasSizeLessThan(10);
    verify(driver.getContext(), atLeast(20)).progress();
  }

  @Test
  void aFileThatCannotBeUsedSaysWhy() throws IOException {
    Path file = folder.resolve("notes.txt");
    Files.writeString(file, "Remember the milk\n");
    driver.withInput(LogSlice.whole(LocalJobs.hadoop(file), Files.size(file)), NullWritable.get());

    List<Pair<PartialKey, PartialWritable>> pairs = driver.run();

    assertThat(pairs).hasSize(1);
    FileTally tally = (FileTally) pairs.get(0).getSecond().get();
    assertThat(tally.refusal()).startsWith("no known log format");
    assertThat(tally.framed()).isZero();
  }

  @Test
  void damagedDataIsARejectOfTheRest() throws IOException {
    StringBuilder text = new StringBuilder(HEADER);
    for (int i = 0; i < 20_000; i++) {
      text.append(i * 7919L * i).append(',').append(i * 31 % 977).append(",200,c\n");
    }
    Path file = folder.resolve("a.csv.gz");
    SampleLogs.write(file, text.toString(), LocalJobs.configuration(folder));
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 0x55;
    Files.write(file, bytes);
    driver.withInput(LogSlice.whole(LocalJobs.hadoop(file), bytes.length), NullWritable.get());

    FileTally tally = (FileTally) merged(driver.run()).get("FILE   " + file + " 0").get();
    java.util.zip.CRC32C crc = new java.util.zip.CRC32C();
    crc.update(bytes);

    assertThat(tally.rejected(RejectReason.CORRUPT)).isEqualTo(1);
    assertThat(tally.usedRequests()).isPositive();
    assertThat(tally.isBalanced()).isTrue();
    assertThat(tally.bytes()).isEqualTo(bytes.length);
    assertThat(tally.crc32c()).isEqualTo((int) crc.getValue());
  }

  private LogSlice log(String name, String lines) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, HEADER + lines);
    return LogSlice.whole(LocalJobs.hadoop(file), Files.size(file));
  }

  /** The partials of equal keys merged, as the reducer would have them. */
  private static Map<String, PartialWritable> merged(
      List<Pair<PartialKey, PartialWritable>> pairs) {
    Map<String, PartialWritable> merged = new TreeMap<>();
    for (Pair<PartialKey, PartialWritable> pair : pairs) {
      PartialWritable first = merged.putIfAbsent(pair.getFirst().toString(), pair.getSecond());
      if (first != null) {
        first.get().merge(pair.getSecond().get());
      }
    }
    merged.values().forEach(value -> value.get().settle());
    return merged;
  }

  private long counted(Count count) {
    return driver.getCounters().findCounter(count).getValue();
  }

  private long counted(String group, String name) {
    return driver.getCounters().findCounter(group, name).getValue();
  }
}
