package org.tenbin.log.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.tenbin.log.Event;
import org.tenbin.log.LogFormat;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RecordingSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;

class EventTableTest {
  @Test
  void whatTheBenchmarkWrites() throws IOException {
    RecordingSink read =
        MemoryLog.of(
                """
                time_us,kind,host,duration_us,count,detail
                1700000000000001,load,node01,0,1,"1.52, 0.98"
                1700000001500000,gc-pause,node02,1234,1,Pause Young
                1700000002000000,conntrack-drop,node01,0,17,17 packets dropped
                """)
            .read();
    assertThat(read.events())
        .containsExactly(
            new Event("load", "node01", 1_700_000_000_000_001_000L, 0, 1, false, "1.52, 0.98"),
            new Event(
                "gc-pause",
                "node02",
                1_700_000_001_500_000_000L,
                1_234_000,
                1,
                false,
                "Pause Young"),
            new Event(
                "conntrack-drop",
                "node01",
                1_700_000_002_000_000_000L,
                0,
                17,
                false,
                "17 packets dropped"));
    assertThat(read.skips()).containsEntry(SkipRule.COMMENT, 1);
  }

  @Test
  void columnsThatAreMissingOrEmptyHaveDefaults() throws IOException {
    RecordingSink read = MemoryLog.of("kind,extra,time_us\nload,x,1000000\nload,y,\n").read();
    assertThat(read.events())
        .containsExactly(
            new Event("load", "", 1_000_000_000L, 0, 1, false, ""),
            new Event("load", "", RequestSeries.NO_TIME, 0, 1, false, ""));
  }

  @Test
  void whatCannotBeIsRejected() throws IOException {
    RecordingSink read =
        MemoryLog.of(
                """
                time_us,kind,duration_us,count
                1,,0,1
                1,gc-pause,-5,1
                1,load,0,-1
                noon,load,0,1
                1,load,0
                1,load,0,1.5
                """)
            .read(LogFormat.EVENTS);
    assertThat(read.events()).isEmpty();
    assertThat(read.reasons())
        .containsExactly(
            RejectReason.MALFORMED,
            RejectReason.NEGATIVE_LATENCY,
            RejectReason.NUMBER,
            RejectReason.NUMBER,
            RejectReason.COLUMNS,
            RejectReason.NUMBER);
  }

  @Test
  void aJoinedFileHasItsHeaderAgain() throws IOException {
    RecordingSink read = MemoryLog.of("time_us,kind\n1,load\nkind,time_us\nload,2\n").read();
    assertThat(read.events()).extracting(Event::timeNanos).containsExactly(1000L, 2000L);
    assertThat(read.skips()).containsEntry(SkipRule.REPEATED_HEADER, 1);
  }
}
