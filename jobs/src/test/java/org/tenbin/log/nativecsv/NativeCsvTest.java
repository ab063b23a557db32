package org.tenbin.log.nativecsv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tenbin.log.LogFormat;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.Outcome;
import org.tenbin.log.RecordingSink;
import org.tenbin.log.RejectReason;

class NativeCsvTest {
  private static final String HEADER = "start_us,latency_us,status,bytes,operation";

  @Provide
  Arbitrary<List<String>> rows() {
    Arbitrary<String> row =
        Combinators.combine(
                Arbitraries.longs().between(0, 2_000_000_000_000_000L),
                Arbitraries.integers().between(0, 1_000_000),
                Arbitraries.of("200", "503", "ok", "timeout"),
                Arbitraries.of("", "17"),
                Arbitraries.of("read", "write", "天秤", "\"a,b\"", "\"say \"\"é\"\"\"", ""))
            .as((s, l, status, b, op) -> s + "," + l + "," + status + "," + b + "," + op);
    return Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(9, row),
            net.jqwik.api.Tuple.of(1, Arbitraries.of("", HEADER, "odd", "1,2,x,,r", "1,-2,ok,,r")))
        .list()
        .ofMaxSize(12);
  }

  @Property
  void rangesSeeEachRecordOnce(
      @ForAll("rows") List<String> rows,
      @ForAll @IntRange(min = 1, max = 90) int rangeSize,
      @ForAll("ends") String end,
      @ForAll boolean ended)
      throws IOException {
    String text = HEADER + end + String.join(end, rows) + (ended ? end : "");
    MemoryLog log = MemoryLog.of(text);
    RecordingSink whole = log.read(LogFormat.NATIVE);
    List<RecordingSink.Request> requests = new ArrayList<>();
    List<Long> offsets = new ArrayList<>();
    long framed = 0;
    for (int from = 0; from < log.bytes().length; from += rangeSize) {
      RecordingSink part = log.range(from, (long) from + rangeSize).read(LogFormat.NATIVE);
      requests.addAll(part.requests());
      offsets.addAll(part.rejectOffsets());
      framed += part.framedRecords();
    }
    assertThat(requests).isEqualTo(whole.requests());
    assertThat(offsets).isEqualTo(whole.rejectOffsets());
    assertThat(framed).isEqualTo(whole.framedRecords());
  }

  @Provide
  Arbitrary<String> ends() {
    return Arbitraries.of("\n", "\r\n");
  }

  /** Quoting all fields sends a row through Commons CSV; it must say the same. */
  @Property
  void theFastAndTheGeneralPathAgree(
      @ForAll @IntRange(min = 0) int start,
      @ForAll @IntRange(min = -5) int latency,
      @ForAll("words") String status,
      @ForAll("words") String operation)
      throws IOException {
    String[] fields = {"" + start, "" + latency, status, "", operation};
    String plain = HEADER + "\n" + String.join(",", fields) + "\n";
    String quoted = HEADER + "\n\"" + String.join("\",\"", fields) + "\"\n";
    RecordingSink fast = MemoryLog.of(plain).read(LogFormat.NATIVE);
    RecordingSink general = MemoryLog.of(quoted).read(LogFormat.NATIVE);
    assertThat(fast.requests()).isEqualTo(general.requests());
    assertThat(fast.rejects()).isEqualTo(general.rejects());
  }

  @Provide
  Arbitrary<String> words() {
    return Arbitraries.of("200", "ok", "OK", "299", "300", "-1", "timeout", "x", "天", "a b");
  }

  @Test
  void unitsAreExact() throws IOException {
    RecordingSink read =
        MemoryLog.of("start_s,latency_ms,status\n1700000000.25,0.0000005,ok\n1,1.5,404\n")
            .read(LogFormat.NATIVE);
    assertThat(read.requests())
        .extracting(RecordingSink.Request::startNanos, RecordingSink.Request::latencyNanos)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(1_700_000_000_250_000_000L, 1L),
            org.assertj.core.groups.Tuple.tuple(1_000_000_000L, 1_500_000L));
    assertThat(read.requests().get(1).outcome()).isEqualTo(Outcome.ERROR);
  }

  @ParameterizedTest
  @CsvSource({
    "'1,2,x,,r', STATUS",
    "'x,2,ok,,r', TIMESTAMP",
    "'1,x,ok,,r', NUMBER",
    "'1,-2,ok,,r', NEGATIVE_LATENCY",
    "'9000000000000000,900000000000000,ok,,r', IMPOSSIBLE",
    "'1,2,ok,r', COLUMNS",
    "'1,2,ok,-1,r', NUMBER",
    "'1,2,ok,,\"r', QUOTE",
  })
  void faultsAreRejectsWithTheirPlace(String row, RejectReason reason) throws IOException {
    RecordingSink read =
        MemoryLog.of(HEADER + "\n1,2,ok,,r\n" + row + "\n3,4,ok,,r\n").read(LogFormat.NATIVE);
    assertThat(read.reasons()).containsExactly(reason);
    assertThat(read.rejectOffsets()).containsExactly((long) HEADER.length() + 11);
    assertThat(read.count()).isEqualTo(2);
  }

  @Test
  void aCutLastRowIsTruncated() throws IOException {
    RecordingSink read = MemoryLog.of(HEADER + "\n1,2,ok,,r\n1,2,o").read(LogFormat.NATIVE);
    assertThat(read.reasons()).containsExactly(RejectReason.TRUNCATED);
  }

  @ParameterizedTest
  @CsvSource({
    "'start_us,latency_min,status', unknown unit",
    "'start_us,latency_us', needs the columns",
    "'start_us,latency_us,latency_ms,status', two columns",
    "'start_us,latency_us,status,status', twice",
  })
  void headersThatCannotBeUsedAreRefused(String header, String message) {
    assertThatThrownBy(() -> MemoryLog.of(header + "\n1,2,3\n").read(LogFormat.NATIVE))
        .isInstanceOf(LogRefusedException.class)
        .hasMessageContaining(message);
  }
}
