package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Objects;
import java.util.Properties;
import org.apache.hadoop.io.DataInputBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.experiment.Cell;
import org.tenbin.log.Better;
import org.tenbin.log.Event;
import org.tenbin.log.HostFact;
import org.tenbin.log.Measurement;
import org.tenbin.log.RangeLink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SeriesKey;
import org.tenbin.log.SkipRule;

/** Summaries that were written once can be merged for ever: bytes of version 2 are read. */
class VersionTwoTest {
  private static final Properties BYTES = read();

  @ParameterizedTest
  @EnumSource(Kind.class)
  void bytesOfVersionTwoAreRead(Kind kind) {
    Partial read = RandomPartials.decoded(HexFormat.of().parseHex(BYTES.getProperty(kind.name())));

    assertThat(read.kind()).isEqualTo(kind);
    assertThat(RandomPartials.encoded(read)).isEqualTo(RandomPartials.encoded(example(kind)));
  }

  @Test
  void aKeyOfVersionTwoIsRead() throws IOException {
    byte[] bytes = HexFormat.of().parseHex(BYTES.getProperty("key"));
    PartialKey key = new PartialKey();
    try (DataInputBuffer in = new DataInputBuffer()) {
      in.reset(bytes, bytes.length);
      key.readFields(in);
    }

    assertThat(key)
        .isEqualTo(PartialKey.client(Cell.parse("backend=jungle/cores=24"), "03", "client-7"));
    assertThat(key.cell().level("cores")).contains("24");
  }

  @ParameterizedTest
  @ValueSource(bytes = {1, 3})
  void anotherVersionIsRefused(byte version) {
    byte[] other = HexFormat.of().parseHex(BYTES.getProperty("RUN"));
    other[0] = version;

    assertThatThrownBy(() -> RandomPartials.decoded(other))
        .hasMessageContaining("a partial of version " + version)
        .hasMessageContaining("this Tenbin reads version 2: summarize the logs anew");
  }

  /** What the bytes say, made anew. */
  static Partial example(Kind kind) {
    Partial partial = kind.empty();
    switch (kind) {
      case RUN -> {
        ((RunPartial) partial).latency().record(1_234_567, 3);
        ((RunPartial) partial).latency().record(5);
        ((RunPartial) partial).response().record(2_000_000_000_000L);
      }
      case CLIENT -> client((ClientTally) partial);
      case MEASUREMENT ->
          ((MeasurementList) partial)
              .add(
                  new Measurement(
                      new SeriesKey(Cell.ALL, "1", "node1", false),
                      "block_write",
                      "K/s",
                      Better.HIGHER,
                      new BigDecimal("-123.450"),
                      77),
                  "/logs/天秤.csv");
      case TIMELINE -> {
        ((TimelineBlock) partial).second(64).ok(1_000_000);
        ((TimelineBlock) partial).second(127).failed(true);
      }
      case FILE -> file((FileTally) partial);
      case EVENT ->
          ((EventList) partial)
              .add(new Event("conntrack-drop", "node1", 1_500_000_000L, 7, 12, true, "table full"));
      case FACT -> ((FactList) partial).add(new HostFact("node1", "cpu", "24 × 2.6 GHz"));
      case RANGE ->
          partial.merge(
              new RangeLinks(
                  8_388_608,
                  new RangeLink(
                      8_388_700,
                      16_777_300,
                      -7,
                      9,
                      new RangeLink.HighMark(1_500_000_000L, Long.MIN_VALUE, Long.MAX_VALUE),
                      true)));
    }
    return partial;
  }

  private static void client(ClientTally client) {
    client.ok.add(1_000_000);
    client.ok.add(Long.MAX_VALUE, 4);
    client.failed().add(30_000_000_000L);
    client.response().add(2_000_000);
    client.bytes.add(4096);
    client.timeouts = 1;
    client.untimed = 2;
    client.firstStartNanos = 1_500_000_000_000_000_000L;
    client.lastEndNanos = 1_500_000_030_000_000_000L;
    client.starts(1_499_999_999_000_000_000L, 1_499_999_990_000_000_000L);
    client.simulated();
    client.add(new Stretch(-42, 1 << 20, 1, 4, 5, 6, new LogOrder(3, 2, 1)));
  }

  private static void file(FileTally file) {
    file.format("native");
    file.countFramed();
    file.countFramed();
    file.countFramed();
    file.countRequest();
    file.countSkip(SkipRule.WARMUP);
    file.countReject(4711, RejectReason.NEGATIVE_LATENCY, "the latency is -5");
    file.countMeasurement();
    file.countHistogram(9);
    file.piece(0, 100, 0x1234abcd);
    file.piece(100, 50, -1);
    file.refuse("no");
  }

  private static Properties read() {
    try (Reader in =
        new InputStreamReader(
            Objects.requireNonNull(
                VersionTwoTest.class.getResourceAsStream("version-2.properties")),
            StandardCharsets.UTF_8)) {
      Properties bytes = new Properties();
      bytes.load(in);
      return bytes;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
