package org.tenbin.log.jmeter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.tenbin.log.Event;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RecordingSink;

class RepeatedRowsTest {
  private static RecordingSink read(String... rows) throws IOException {
    return MemoryLog.of("timeStamp,elapsed,label,success\n" + String.join("\n", rows) + "\n")
        .read();
  }

  private static String row(int millis) {
    return "170000000000" + millis + ",5,home,true";
  }

  @Test
  void rowsOfJoinedOverlappingLogsAreToldAndUsed() throws IOException {
    RecordingSink read = read(row(0), row(1), row(2), row(1), row(2), row(3));
    assertThat(read.count()).isEqualTo(6);
    assertThat(read.events())
        .containsExactly(
            new Event(
                "repeated-rows",
                "",
                1_700_000_000_001_000_000L,
                0,
                2,
                false,
                "rows stand word for word further up in the file: were overlapping logs joined?"));
  }

  @Test
  void equalNeighboursAreNotSuspicious() throws IOException {
    RecordingSink read = read(row(0), row(0), row(0), row(1));
    assertThat(read.count()).isEqualTo(4);
    assertThat(read.events()).isEmpty();
  }
}
