package org.tenbin.log.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.log.text.UnreadableException;

class CsvTest {
  @Test
  void quotesHoldDelimitersAndQuotes() throws UnreadableException {
    assertThat(CsvLine.split("a, \"b,c\" ,\"d\"\"e\",")).containsExactly("a", "b,c", "d\"e", "");
    assertThat(CsvLine.split("a,b;c", ';')).containsExactly("a,b", "c");
    assertThat(CsvLine.split("")).containsExactly("");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"a,b", "a,\"b\"c", "\""})
  void aQuoteThatDoesNotCloseIsUnreadable(String line) {
    assertThatThrownBy(() -> CsvLine.split(line))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("quotes do not close on their line");
  }

  @Test
  void columnsAreFoundWithoutRegardToCapitals() throws UnreadableException {
    CsvRow.Header header = new CsvRow.Header(List.of("Name", "Count", "name"));
    CsvRow row = header.row(List.of("x", "3", "y"));
    assertThat(row.get("NAME")).isEqualTo("x");
    assertThat(row.get("count")).isEqualTo("3");
    assertThat(row.get("other")).isEmpty();
    assertThat(header.has("COUNT")).isTrue();
    assertThat(header.has("other")).isFalse();
  }

  @Test
  void aRowOfAnotherWidthIsUnreadable() {
    CsvRow.Header header = new CsvRow.Header(List.of("a", "b"));
    assertThatThrownBy(() -> header.row(List.of("1")))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("1 fields where the header names 2");
  }

  @ParameterizedTest
  @CsvSource({"99.9,latency_p99_9", "50.000,latency_p50", "99%,latency_p99", "0,latency_p0"})
  void percentilesAreNamed(String percent, String metric) throws UnreadableException {
    assertThat(Percentiles.metric("latency", percent)).isEqualTo(metric);
    assertThat(Percentiles.isPercentile(metric)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"latency_mean", "p99", "latency_p", "latency_p99_", "latency_px"})
  void otherMetricsAreNoPercentiles(String metric) {
    assertThat(Percentiles.isPercentile(metric)).isFalse();
  }
}
