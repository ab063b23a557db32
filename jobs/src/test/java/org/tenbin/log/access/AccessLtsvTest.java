package org.tenbin.log.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.tenbin.log.LogFormat;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RecordingSink;
import org.tenbin.log.RejectReason;

class AccessLtsvTest {
  @Test
  void aTimeThatIsCutOffBehindItsBracketIsNoTime() throws IOException {
    String lines =
        """
        time:[02/Jan/2013:03:04:05 +0000]\tstatus:200\treqtime:0.5
        time:[\tstatus:200\treqtime:0.5
        time:[02/Jan/2013:03:04:05 +0000\tstatus:200\treqtime:0.5
        """;
    RecordingSink read = MemoryLog.of(lines).read(LogFormat.ACCESS_LTSV);
    assertThat(read.requests()).hasSize(1);
    assertThat(read.requests().get(0).startNanos()).isEqualTo(1_357_095_845_000_000_000L);
    assertThat(read.reasons()).containsExactly(RejectReason.TIMESTAMP, RejectReason.TIMESTAMP);
  }
}
