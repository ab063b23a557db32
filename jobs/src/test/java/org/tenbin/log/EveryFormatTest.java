package org.tenbin.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What must hold for each format of the registry, on its fixtures. */
class EveryFormatTest {
  private static final long ENDLESS = Long.getLong("tenbin.endless.bytes", 16L << 20);
  private static final long GIGABYTE = 1L << 30;

  @TestFactory
  Stream<DynamicTest> fixturesAreRecognisedAndAccountedFor() {
    return forEachFormat(
        format -> {
          assertThat(Fixtures.of(format)).as("fixtures").isNotEmpty();
          for (MemoryLog log : Fixtures.of(format)) {
            assertThat(LogFormat.of(log.head())).as(log.path()).isEqualTo(format);
            if (format.reader().yields().isEmpty()) {
              assertThatThrownBy(() -> log.read(format)).isInstanceOf(LogRefusedException.class);
              continue;
            }
            RecordingSink sink = log.read(format);
            assertThat(sink.framedRecords()).as(log.path()).isPositive();
            assertThat(sink.framedRecords()).as(log.path()).isEqualTo(sink.decidedRecords());
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> anEmptyFileHasNoRecords() {
    return forEachFormat(
        format -> {
          try {
            assertThat(MemoryLog.of("").read(format).framedRecords()).isZero();
          } catch (LogRefusedException refused) {
            assertThat(refused).hasMessageNotContaining("null");
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> anEndlessLineIsBounded() {
    return forEachFormat(
        format -> {
          readEndless(format, MemoryLog.of(""));
          readEndless(format, Fixtures.of(format).get(0));
        });
  }

  /** The fixture, then a line that no reader may hold. */
  private static void readEndless(LogFormat format, MemoryLog log) throws IOException {
    CountingSink sink = new CountingSink(Long.MAX_VALUE);
    try {
      format.reader().read(new EndlessLog(log, ENDLESS), sink);
    } catch (LogRefusedException refused) {
      return;
    }
    assertThat(sink.framedRecords()).isEqualTo(sink.decidedRecords());
  }

  /** One of each way to frame lines; the heap of the tests does not hold a gigabyte. */
  @ParameterizedTest
  @EnumSource(names = {"NATIVE", "JMETER", "VEGETA", "PHOUT", "SYSLOG"})
  void aLineOfAGigabyteIsOneReject(LogFormat format) throws IOException {
    MemoryLog log = Fixtures.of(format).get(0);
    CountingSink without = new CountingSink(Long.MAX_VALUE);
    format.reader().read(log, without);
    CountingSink with = new CountingSink(Long.MAX_VALUE);
    format.reader().read(new EndlessLog(log, GIGABYTE), with);
    assertThat(Runtime.getRuntime().maxMemory()).isLessThanOrEqualTo(GIGABYTE);
    assertThat(with.framedRecords()).isEqualTo(without.framedRecords() + 1);
    assertThat(with.decidedRecords()).isEqualTo(with.framedRecords());
    assertThat(with.tooLongRecords()).isEqualTo(1);
  }

  private interface Check {
    void of(LogFormat format) throws IOException;
  }

  private static Stream<DynamicTest> forEachFormat(Check check) {
    return Arrays.stream(LogFormat.values())
        .map(f -> DynamicTest.dynamicTest(f.reader().name(), () -> check.of(f)));
  }

  /** A log with an endless line behind it. */
  private record EndlessLog(MemoryLog log, long size) implements LogInput {
    @Override
    public String path() {
      return log.path();
    }

    @Override
    public long start() {
      return 0;
    }

    @Override
    public long end() {
      return Long.MAX_VALUE;
    }

    @Override
    public InputStream open(long offset) {
      byte[] bytes = log.bytes();
      int from = (int) Math.min(offset, bytes.length);
      InputStream rest =
          new InputStream() {
            private long left = size - (offset - from);

            @Override
            public int read() {
              return left-- > 0 ? 'x' : -1;
            }

            @Override
            public int read(byte[] into, int at, int length) {
              int count = (int) Math.min(left, length);
              if (count <= 0) {
                return length == 0 ? 0 : -1;
              }
              Arrays.fill(into, at, at + count, (byte) 'x');
              left -= count;
              return count;
            }
          };
      return new SequenceInputStream(
          new ByteArrayInputStream(bytes, from, bytes.length - from), rest);
    }

    @Override
    public Binding binding() {
      return log.binding();
    }
  }
}
