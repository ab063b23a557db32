package org.tenbin.log.jmeter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.CRC32C;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Test;
import org.tenbin.log.LogReader;
import org.tenbin.log.LookBack;
import org.tenbin.log.MemoryLog;
import org.tenbin.summary.Kind;
import org.tenbin.summary.Partial;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.RangeLinks;
import org.tenbin.summary.SummaryFolder;

/**
 * A JTL that is read in ranges gives the partials of a reading of the whole, or its chain breaks.
 */
class JmeterRangesTest {
  private static final String HEADER = "timeStamp,elapsed,label,responseMessage,success\n";
  private static final String OTHER_HEADER = "timeStamp,elapsed,success,label\n";
  private static final long WINDOW = 64;

  /** What a reading gave. */
  private static final class Result {
    private final Map<String, PartialWritable> partials = new TreeMap<>();
    private RangeLinks links;

    void take(PartialKey key, Partial partial) {
      PartialWritable known =
          partials.putIfAbsent(key.toString(), new PartialWritable(copy(partial)));
      if (known != null) {
        known.get().merge(copy(partial));
      }
    }

    private static Partial copy(Partial partial) {
      try (org.apache.hadoop.io.DataOutputBuffer out = new org.apache.hadoop.io.DataOutputBuffer();
          org.apache.hadoop.io.DataInputBuffer in = new org.apache.hadoop.io.DataInputBuffer()) {
        new PartialWritable(partial).write(out);
        in.reset(out.getData(), out.getLength());
        PartialWritable copy = new PartialWritable();
        copy.readFields(in);
        return copy.get();
      } catch (IOException impossible) {
        throw new AssertionError(impossible);
      }
    }

    Result settled() {
      partials.values().forEach(partial -> partial.get().settle());
      partials
          .values()
          .removeIf(
              partial -> {
                boolean range = partial.get().kind() == Kind.RANGE;
                links = range ? (RangeLinks) partial.get() : links;
                return range;
              });
      return this;
    }

    /** The keys whose partials differ. */
    List<String> others(Result that) {
      Set<String> keys = new TreeSet<>(partials.keySet());
      keys.addAll(that.partials.keySet());
      keys.removeIf(key -> Objects.equals(partials.get(key), that.partials.get(key)));
      return List.copyOf(keys);
    }

    boolean isSound() {
      return links == null || links.isSound();
    }
  }

  /** Reads ranges that begin at multiples of the window, as mappers do. */
  private static Result read(MemoryLog log, LogReader reader, List<Long> cuts) throws IOException {
    byte[] bytes = log.bytes();
    Result result = new Result();
    long start = 0;
    for (int i = 0; i <= cuts.size(); i++) {
      boolean whole = cuts.isEmpty();
      long end = i < cuts.size() ? cuts.get(i) : bytes.length;
      MemoryLog range = whole ? log : log.range(start, end);
      SummaryFolder folder = new SummaryFolder(result::take, Long.MAX_VALUE);
      folder.begin(log.path(), start, "jmeter");
      reader.read(range, folder);
      if (folder.isCutBeforeRequests()) {
        LookBack.lastSeries(reader, range, folder.link()).ifPresent(folder::truncated);
      }
      CRC32C crc = new CRC32C();
      crc.update(bytes, (int) start, (int) (end - start));
      folder.piece(start, end - start, (int) crc.getValue());
      folder.end();
      folder.flush();
      start = end;
    }
    return result.settled();
  }

  private static MemoryLog log(String text, Map<String, String> options) {
    return MemoryLog.of("run.jtl", text.getBytes(StandardCharsets.UTF_8), options);
  }

  private static List<Long> cuts(Random random, int length, long step) {
    List<Long> cuts = new ArrayList<>();
    for (long at = step; at < length; at += step) {
      if (random.nextInt(3) == 0) {
        cuts.add(at);
      }
    }
    return cuts;
  }

  /** Rows of all kinds; the rarer, the fewer. */
  private static String text(Random random, boolean odd) {
    StringBuilder text = new StringBuilder(HEADER);
    long time = 1_600_000_000_000L;
    for (int i = random.nextInt(60); i >= 0; i--) {
      time += random.nextInt(3);
      switch (random.nextInt(odd ? 16 : 8)) {
        case 0 -> parent(text, time - random.nextInt(6));
        case 1 -> row(text, time, "\"pay, 2 \"\"x\"\"\"");
        case 2 -> row(text, time, "\"two\nlines\"");
        case 3 -> row(text, 1_600_000_000_000L, "same");
        case 8 -> text.append("\0\0\0\0");
        case 9 -> text.append("1600000000000,5,\"never closed,OK,true\n");
        case 10 -> text.append(HEADER);
        case 11 -> text.append(random.nextInt(4) == 0 ? OTHER_HEADER : "\n");
        case 12 ->
            row(text, time, "\"x\n1600000000000,5,home,OK,true\n1600000000001,5,a,OK,true\"");
        case 13 -> text.append("1600000000000,x,home,OK,true\n1,2,3\n");
        case 14 -> row(text, time, "l".repeat(random.nextInt(300)));
        default -> row(text, time, random.nextBoolean() ? "home" : "login");
      }
    }
    if (random.nextInt(3) == 0) {
      text.setLength(text.length() - random.nextInt(Math.min(text.length(), 40)));
    }
    if (odd && random.nextInt(10) == 0) {
      return text.toString().replace('\n', '\r');
    }
    return text.toString();
  }

  private static void row(StringBuilder text, long time, String label) {
    text.append(time).append(",5,").append(label).append(",OK,true\n");
  }

  private static void parent(StringBuilder text, long time) {
    text.append(time)
        .append(",9,buy,\"Number of samples in transaction : 2, number of failing: 0\",true\n");
  }

  @Property(tries = 3000)
  void rangesGiveWhatAReadingOfTheWholeGives(@ForAll long seed, @ForAll boolean odd)
      throws IOException {
    Random random = new Random(seed);
    MemoryLog log = log(text(random, odd), Map.of());
    LogReader reader = new JmeterCsv(WINDOW);
    Result whole = read(log, reader, List.of());
    Result ranges = read(log, reader, cuts(random, log.bytes().length, WINDOW));

    boolean same = ranges.partials.equals(whole.partials);
    Statistics.label("chain, tables")
        .collect(ranges.isSound() ? "sound" : "broken", same ? "same" : "other")
        .coverage(
            coverage -> {
              coverage.check("sound", "same").percentage(share -> share > 30);
              coverage.check("broken", "other").percentage(share -> share > 1);
            });
    if (ranges.isSound()) {
      assertThat(ranges.others(whole)).isEmpty();
    }
  }

  @Property(tries = 500)
  void localTimesDoNotDependOnRanges(@ForAll long seed) throws IOException {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder(HEADER);
    // The hour from two to three of that morning stands twice.
    int minute = random.nextInt(60);
    for (int i = 0; i < 40; i++) {
      minute += random.nextInt(12);
      text.append(
          String.format(
              "2025/10/26 %02d:%02d:00,5,home,OK,true%n",
              (minute / 60 < 3 ? minute / 60 : minute / 60 - 1) % 24, minute % 60));
    }
    MemoryLog log = log(text.toString(), Map.of("zone", "Europe/Berlin"));
    LogReader reader = new JmeterCsv(WINDOW);
    Result whole = read(log, reader, List.of());
    Result ranges = read(log, reader, cuts(random, log.bytes().length, WINDOW * 4));

    Statistics.label("chain")
        .collect(ranges.isSound())
        .coverage(chain -> chain.check(true).percentage(share -> share > 20));
    if (ranges.isSound()) {
      assertThat(ranges.partials).isEqualTo(whole.partials);
    }
  }

  @Test
  void timesOfDayNeedTheRowsBefore() throws IOException {
    String text = HEADER + "23:59:59,5,home,OK,true\n00:00:01,5,home,OK,true\n".repeat(8);
    assertThat(soundInTwo(text, 128)).isFalse();
  }

  @Test
  void rowsInAQuotedFieldAreNoRows() throws IOException {
    String row = "1600000000000,5,home,OK,true\n";
    String quoted = "1600000000000,5,\"" + row.repeat(20) + "\",OK,true\n";
    assertThat(soundInTwo(HEADER + row + quoted + row, 256)).isFalse();
    assertThat(soundInTwo(HEADER + row.repeat(30), 256)).isTrue();
  }

  @Test
  void anotherHeaderIsNotInForceBehindACut() throws IOException {
    String row = "1600000000000,5,true,home\n";
    assertThat(soundInTwo(HEADER + OTHER_HEADER + row.repeat(20), 256)).isFalse();
    // Without other columns, the header that stands twice is the one that a range takes for true.
    String known = "1600000000000,5,home,OK,true\n";
    assertThat(soundInTwo(HEADER + HEADER + known.repeat(20), 256)).isTrue();
  }

  @Test
  void transactionsWhoseSamplesStandBeforeTheCutAreLeftOut() throws IOException {
    StringBuilder text = new StringBuilder(HEADER);
    row(text, 1_600_000_000_000L, "home");
    row(text, 1_600_000_000_005L, "x".repeat(60));
    int cut = text.length();
    assertThat(cut).isLessThanOrEqualTo(2 * 128).isGreaterThan(128);
    text.setLength(0);
    text.append(HEADER);
    row(text, 1_600_000_000_000L, "home");
    row(text, 1_600_000_000_005L, "x".repeat(60 + 256 - cut));
    assertThat(text.length()).isEqualTo(256);
    parent(text, 1_600_000_000_001L);
    row(text, 1_600_000_000_009L, "home");
    MemoryLog log = log(text.toString(), Map.of());
    Result ranges = read(log, new JmeterCsv(WINDOW), List.of(256L));

    assertThat(ranges.isSound()).isTrue();
    assertThat(ranges.partials).isEqualTo(read(log, new JmeterCsv(WINDOW), List.of()).partials);
    assertThat(ranges.partials.toString()).doesNotContain("buy");
  }

  @Test
  void transactionsAloneAreRequestsInEachRange() throws IOException {
    StringBuilder text = new StringBuilder(HEADER);
    for (int i = 0; i < 20; i++) {
      parent(text, 1_600_000_000_000L + i);
    }
    assertThat(soundInTwo(text.toString(), 512)).isTrue();
  }

  @Test
  void anEndlessLineMaySpanRanges() throws IOException {
    String text =
        HEADER + "1600000000000,5,home,OK,true\n" + "x".repeat(3 << 20) + "\n1,5,a,OK,true\n";
    MemoryLog log = log(text, Map.of());
    LogReader reader = new JmeterCsv(1 << 20);
    Result ranges = read(log, reader, List.of(1L << 20, 2L << 20, 3L << 20));

    assertThat(ranges.isSound()).isTrue();
    assertThat(ranges.partials).isEqualTo(read(log, reader, List.of()).partials);
  }

  @Test
  void aRunIsTruncatedWhereverTheCutRecordIsRead() throws IOException {
    StringBuilder text = new StringBuilder(HEADER);
    row(text, 1_600_000_000_000L, "home");
    row(text, 1_600_000_000_005L, "login");
    text.append("\n".repeat(128 - text.length())).append("16000000");
    MemoryLog log = log(text.toString(), Map.of());
    Result ranges = read(log, new JmeterCsv(WINDOW), List.of(128L));
    Result whole = read(log, new JmeterCsv(WINDOW), List.of());

    assertThat(ranges.isSound()).isTrue();
    assertThat(ranges.partials).isEqualTo(whole.partials);
    assertThat(ranges.partials).isNotEqualTo(withoutCut(text).partials);
  }

  private static Result withoutCut(StringBuilder text) throws IOException {
    String whole = text.substring(0, 128);
    return read(log(whole, Map.of()), new JmeterCsv(WINDOW), List.of());
  }

  private static boolean soundInTwo(String text, long cut) throws IOException {
    assertThat((long) text.length()).isGreaterThan(cut);
    MemoryLog log = log(text, Map.of());
    Result whole = read(log, new JmeterCsv(WINDOW), List.of());
    Result ranges = read(log, new JmeterCsv(WINDOW), Arrays.asList(cut));
    if (ranges.isSound()) {
      assertThat(ranges.partials).isEqualTo(whole.partials);
    }
    return ranges.isSound();
  }
}
