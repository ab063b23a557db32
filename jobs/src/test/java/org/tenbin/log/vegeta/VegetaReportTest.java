package org.tenbin.log.vegeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tenbin.log.LogFormat;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RecordingSink;
import org.tenbin.log.RejectReason;

class VegetaReportTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          VEGETA_REPORT_JSON | {"latencies":{"":1000000,"mean":2000000},"status_codes":{}}
          VEGETA_REPORT      | Latencies  [, mean]  1ms, 2ms
          """)
  void aLatencyWithoutANameIsRejectedWithItsRecord(LogFormat format, String text)
      throws IOException {
    RecordingSink read = MemoryLog.of(text).read(format);
    assertThat(read.measurements()).isEmpty();
    assertThat(read.reasons()).containsExactly(RejectReason.MALFORMED);
    assertThat(read.rejects().get(0).detail())
        .isEqualTo("expected the name of a statistic, found: ");
  }

  @ParameterizedTest
  @CsvSource({"50th,latency_p50", "99.9th,latency_p99_9", "max,latency_max", "mean,latency_mean"})
  void statisticsAreNamed(String statistic, String metric) throws IOException {
    String json = "{\"latencies\":{\"" + statistic + "\":1500000},\"status_codes\":{}}";
    RecordingSink read = MemoryLog.of(json).read(LogFormat.VEGETA_REPORT_JSON);
    assertThat(read.measurements())
        .filteredOn(m -> m.metric().equals(metric))
        .singleElement()
        .satisfies(m -> assertThat(m.value()).isEqualByComparingTo("1.5"));
  }
}
