package org.tenbin.log.delimited;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tenbin.log.LogFormat;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RecordingSink;

class SeriesCacheTest {
  /** Bytes that are no UTF-8 stand in logs too, and a line may hold any of them. */
  @Test
  void columnsWithAnyBytesStayApart() throws IOException {
    String log =
        """
        operation,client,start_us,latency_us,status
        a,\u00ffb,1,1,200
        a\u00ff,b,1,2,200
        a,\u00ffb,1,3,200
        "a\u00ff",b,1,4,200
        """;
    RecordingSink read =
        MemoryLog.of("log.csv", log.getBytes(StandardCharsets.ISO_8859_1), Map.of())
            .read(LogFormat.NATIVE);
    assertThat(read.requests())
        .extracting(r -> r.latencyNanos() / 1000 + r.key().cell().path() + " " + r.key().client())
        .containsExactly(
            "1operation=a \ufffdb",
            "2operation=a\ufffd b",
            "3operation=a \ufffdb",
            "4operation=a\ufffd b");
  }
}
