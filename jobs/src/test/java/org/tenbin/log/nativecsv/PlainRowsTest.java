package org.tenbin.log.nativecsv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.tenbin.experiment.Cell;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogFormat;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RecordingSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SeriesKey;
import org.tenbin.log.delimited.Fields;
import org.tenbin.log.delimited.SeriesCache;

/** The reading in place against Commons CSV, to which a quoted field sends a row. */
class PlainRowsTest {
  private static final Map<String, String[]> COLUMNS =
      new TreeMap<>(
          Map.of(
              "start_us",
                  new String[] {
                    "0",
                    "7",
                    "1360000000000000",
                    "1360000000000001",
                    "13600000000000012",
                    "136000000000000",
                    "12345678",
                    "123456789012345678"
                  },
              "latency_us",
                  new String[] {
                    "1",
                    "1234567",
                    "12",
                    "12345678",
                    "123456789",
                    "9223372036854775",
                    "4611686018427387"
                  },
              "status", new String[] {"200", "204", "299", "300", "199", "503", "ok", "timeout"},
              "bytes", new String[] {"", "0", "512", "1234567890123456789"},
              "operation", new String[] {"read", "write", "天秤", "", "read/of/a/long/name", "w"},
              "client", new String[] {"node1", "node12", "node2", "c"},
              "run", new String[] {"1", "2"},
              "phase", new String[] {"measure", "", "warmup"},
              "intended_us", new String[] {"", "1360000000000000"},
              "seq",
                  new String[] {"7", "1", "", "any thing at all", "12345678", "1234567", "12x"}));
  private static final String[] ODD = {
    "x",
    "-1",
    "1.5",
    " 1",
    "2000",
    "",
    "1e3",
    "9999999999999999999",
    "99999999999999999999",
    "+7",
    "20",
    "200x",
    "200 ",
    "136000000000000:",
    "1360000000:00000",
    "9",
    "\t",
    "2\r7",
    "\r"
  };

  private static List<String> columns(SplittableRandom random) {
    List<String> columns = new ArrayList<>(COLUMNS.keySet());
    Collections.shuffle(columns, new java.util.Random(random.nextLong()));
    for (String optional : List.of("phase", "intended_us", "seq", "run", "bytes", "client")) {
      if (random.nextBoolean()) {
        columns.remove(optional);
      }
    }
    if (random.nextBoolean()) {
      // As most logs have them, which is read in one go.
      List<String> together = List.of("start_us", "latency_us", "status");
      columns.removeAll(together);
      columns.addAll(random.nextInt(columns.size() + 1), together);
    }
    return columns;
  }

  private static List<String> row(List<String> columns, SplittableRandom random, int oddIn) {
    List<String> row = new ArrayList<>();
    for (String column : columns) {
      String[] values = random.nextInt(oddIn) == 0 ? ODD : COLUMNS.get(column);
      // Mostly the first values, so that rows of one series stand together.
      row.add(values[random.nextInt(4) > 0 ? random.nextInt(2) : random.nextInt(values.length)]);
    }
    if (random.nextInt(oddIn * 5) == 0) {
      row.add("more");
    }
    return row;
  }

  @Property(tries = 400)
  void agreesWithTheGeneralPath(@ForAll long seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    List<String> columns = columns(random);
    String end = random.nextBoolean() ? "\n" : "\r\n";
    int oddIn = random.nextBoolean() ? 30 : 1000;
    // A few are more than a buffer holds.
    int rows = random.nextInt(20) == 0 ? 3000 : random.nextInt(40);
    String header = String.join(",", columns) + end;
    StringBuilder plain = new StringBuilder(header);
    StringBuilder quoted = new StringBuilder(header);
    for (int i = 0; i < rows; i++) {
      List<String> row = row(columns, random, oddIn);
      plain.append(String.join(",", row)).append(end);
      row.set(0, '"' + row.get(0) + '"');
      quoted.append(String.join(",", row)).append(end);
    }
    RecordingSink fast = MemoryLog.of(plain.toString()).read(LogFormat.NATIVE);
    RecordingSink general = MemoryLog.of(quoted.toString()).read(LogFormat.NATIVE);
    assertThat(fast.requests()).isEqualTo(general.requests());
    assertThat(fast.intendedTimes()).isEqualTo(general.intendedTimes());
    assertThat(fast.framedRecords()).isEqualTo(general.framedRecords()).isEqualTo(rows);
    assertThat(fast.skips()).isEqualTo(general.skips());
    assertThat(fast.rejects())
        .extracting(RecordingSink.Reject::reason, RecordingSink.Reject::detail)
        .isEqualTo(
            general.rejects().stream()
                .map(r -> org.assertj.core.groups.Tuple.tuple(r.reason(), r.detail()))
                .toList());
  }

  @Test
  void aReturnWithinALineIsMalformedWithQuotesOrWithout() throws IOException {
    RecordingSink read =
        MemoryLog.of(
                """
                note,start_us,latency_us,status,client
                a,1,1,200,node1
                a,1,2,200,node1\r
                a\rb,1,3,200,node1
                "a"\r,1,4,200,node1
                "a",1,5,200,node1\r1,2,3
                "a\rb",1,6,200,node1
                a,1,7,200,node1\r1,2,3
                a,1,8,200,node1\r\r
                a,1,9,200,node1
                """)
            .read(LogFormat.NATIVE);
    assertThat(read.requests())
        .extracting(r -> r.latencyNanos())
        .containsExactly(1000L, 2000L, 9000L);
    assertThat(read.reasons()).containsOnly(RejectReason.MALFORMED).hasSize(6);
  }

  @Test
  void aHeaderWithAReturnWithinIsRefused() {
    assertThatThrownBy(
            () ->
                MemoryLog.of("start_us,latency_us,status\r1,1,200\n1,2,200\n")
                    .read(LogFormat.NATIVE))
        .isInstanceOf(LogRefusedException.class)
        .hasMessageContaining("carriage return");
  }

  @Test
  void plainRowsAreTakenInPlace() throws IOException {
    MemoryLog log =
        MemoryLog.of("start_us,latency_us,status,client\n" + "1,1,200,node1\n".repeat(100));
    RecordingSink sink = new RecordingSink();
    NativeHeader header = NativeHeader.of(List.of("start_us", "latency_us", "status", "client"));
    SeriesCache cache = new SeriesCache(new int[] {3}, sink, fields -> entry());
    PlainRows plain = new PlainRows(header, new int[] {3}, cache, sink);
    try (LineFramer framer = new LineFramer(log)) {
      framer.next();
      framer.next();
      Fields first = new Fields(',');
      first.split(framer.buffer(), framer.from(), framer.to());
      cache.find(first);
      framer.offer(plain);
      assertThat(framer.next()).isFalse();
    }
    assertThat(sink.framedRecords()).isEqualTo(99);
    assertThat(sink.requests()).hasSize(99);
  }

  private static SeriesCache.Entry entry() {
    return new SeriesCache.Entry(
        new SeriesKey(Cell.ALL, "1", "node1", false),
        false,
        RequestSeries.NO_TIME,
        RequestSeries.NO_TIME);
  }

  @Test
  void seriesThatBeginAlikeAreKeptApart() throws IOException {
    RecordingSink read =
        MemoryLog.of(
                """
                operation,start_us,latency_us,status,client
                r,1,1,200,node1
                r,1,2,200,node1
                r,1,3,200,node12
                r,1,4,200,node1
                rr,1,5,200,node1
                r,1,6,200,node12
                r,1,7,200,node
                r,1,8,200,node12
                """)
            .read(LogFormat.NATIVE);
    assertThat(read.requests())
        .extracting(r -> r.latencyNanos() / 1000 + r.key().client() + r.key().cell().path())
        .containsExactly(
            "1node1operation=r",
            "2node1operation=r",
            "3node12operation=r",
            "4node1operation=r",
            "5node1operation=rr",
            "6node12operation=r",
            "7nodeoperation=r",
            "8node12operation=r");
  }

  @Test
  void aQuoteWithinAColumnThatNobodyReadsIsARejectToo() throws IOException {
    RecordingSink read =
        MemoryLog.of(
                """
                operation,note,start_us,latency_us,status
                r,a,1,1,200
                r,a,1,2,200
                r,"a"x,1,3,200
                r,a,1,4,200
                """)
            .read(LogFormat.NATIVE);
    assertThat(read.requests())
        .extracting(r -> r.latencyNanos())
        .containsExactly(1000L, 2000L, 4000L);
    assertThat(read.rejects()).hasSize(1);
  }

  @Test
  void quotesAreSeenInColumnsThatNobodyReads() throws IOException {
    RecordingSink read =
        MemoryLog.of(
                """
                operation,note,start_us,latency_us,status
                r,a,1,1,200
                r,"a,b",1,2,200
                r,"a
                r,c,1,3,200
                """)
            .read(LogFormat.NATIVE);
    assertThat(read.requests())
        .extracting(r -> r.latencyNanos())
        .containsExactly(1000L, 2000L, 3000L);
    assertThat(read.rejects()).hasSize(1);
  }
}
