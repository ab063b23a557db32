package org.tenbin.log.jmeter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.log.Corpus;
import org.tenbin.log.LogFormat;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RecordingSink;

class JmeterCorpusTest {
  private static final long MS = 1_000_000;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          asf-HTMLReportFalseTestFile.csv   |  50 |      0 | 50 |    0 |
          jenkins-JENKINS-16627.jtl         |   3 |   3688 |  0 | 2204 |
          jenkins-JMeterCsvResults2.csv     |   3 |   5833 |  0 | 2204 |
          jenkins-filewithtransactions.csv  | 313 | 556361 |  0 | 8989 | transactions=count
          jenkins-multiLineCSV.jtl          |   2 |   2016 |  1 | 1898 |
          jpgc-cmd-short.jtl                | 150 |   6013 |  0 |  668 |
          scalanova-semicolon-timeofday.csv |   5 |   5804 |  0 | 1260 |
          slareport-success.csv             | 194 |   3008 |  0 |  128 |
          taurus-kpi1.jtl                   |  21 |     89 |  9 |   34 |
          taurus-nonhttp-kpi.jtl            |  11 |   2158 |  8 |  614 |
          taurus-simple.kpi.jtl             |   6 |   7179 |  3 | 6479 |
          taurus-slow-stdev.jtl             | 599 | 481836 | 63 | 3531 |
          taurus-tranctl.jtl                |   2 |   1262 |  1 |  998 |
          taurus-unicode.jtl                |  13 |   7485 | 13 | 1152 |
          """)
  void realFiles(String file, int requests, long sumMs, int errors, long maxMs, String options)
      throws IOException {
    RecordingSink read = corpus("real/jmeter-jtl-csv/" + file, options);
    assertThat(read.rejects()).isEmpty();
    assertThat(read.count()).isEqualTo(requests);
    assertThat(read.sumNanos()).isEqualTo(BigInteger.valueOf(sumMs * MS));
    assertThat(read.errors()).isEqualTo(errors);
    assertThat(read.maxNanos()).isEqualTo(maxMs * MS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"asf-BatchTestLocal-noelapsed.csv", "asf-TestResultStatusAction-noelapsed.csv"})
  void withoutElapsedIsRefused(String file) {
    MemoryLog log = Corpus.log("real/jmeter-jtl-csv/" + file);
    assertThatThrownBy(log::read)
        .isInstanceOf(LogRefusedException.class)
        .hasMessageContaining("no column elapsed")
        .hasMessageContaining("label, responseCode, responseMessage")
        .hasMessageContaining("save.saveservice.time");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          quoted-newline-failureMessage/input.jtl    | 3 |        200 | 1 |                  |
          unquoted-newline-responseMessage/input.jtl | 2 |         40 | 0 | columns columns  |
          two-headers-different-order/input.jtl      | 2 |         40 | 1 |                  |
          no-header-default-order/input.jtl          | 3 |       3688 | 1 |                  |
          impossible-date-month-20/input.jtl         | 2 |       3629 | 0 |                  |
          scientific-timestamp-excel/input.jtl       | 2 |        400 | 0 |                  |
          semicolon-timeofday-midnight/input.csv     | 3 |       3000 | 0 |                  |
          unquoted-comma-in-message/input.jtl        | 2 |         40 | 0 | columns          |
          transaction-controller-parents/input.jtl   | 3 |        350 | 1 |                  |
          truncated-last-line/input.jtl              | 2 |         30 | 0 | truncated        |
          nul-bytes-tail/input.jtl                   | 3 |         60 | 0 | malformed        |
          bom-first-column/input.jtl                 | 2 |         40 | 1 |                  |
          old-mac-cr-only/input.jtl                  | 2 |         40 | 0 |                  |
          negative-elapsed-ntp-step/input.jtl        | 3 |        300 | 0 | negative-latency |
          dst-fall-back-local-dates/input.jtl        | 3 |        900 | 0 |                  | zone=Europe/Berlin
          quoted-numbers/input.csv                   | 2 |         40 | 0 |                  |
          sum-exceeds-int64/input.jtl                | 1 |          1 | 0 | impossible       |
          elapsed-over-int32/input.jtl               | 2 | 6147483648 | 0 |                  |
          overlapping-concat-duplicates/input.jtl    | 6 |        150 | 0 |                  |
          legal-identical-rows/input.jtl             | 5 |          5 | 0 |                  |
          success-true-with-404/input.jtl            | 3 |         87 | 1 |                  |
          doubled-quotes-and-comma-label/input.jtl   | 2 |         30 | 0 |                  |
          latin1-bytes/input.jtl                     | 1 |         10 | 0 |                  |
          """)
  void hardCases(String file, int requests, long sumMs, int errors, String rejects, String options)
      throws IOException {
    RecordingSink read = corpus("hard/jmeter-jtl/" + file, options);
    assertThat(read.count()).isEqualTo(requests);
    assertThat(read.sumNanos()).isEqualTo(BigInteger.valueOf(sumMs * MS));
    assertThat(read.errors()).isEqualTo(errors);
    assertThat(read.reasons().stream().map(r -> r.word()).collect(Collectors.joining(" ")))
        .isEqualTo(rejects == null ? "" : rejects);
  }

  private static RecordingSink corpus(String path, String options) throws IOException {
    Map<String, String> map =
        options == null
            ? Map.of()
            : Arrays.stream(options.split(" "))
                .map(o -> o.split("=", 2))
                .collect(Collectors.toMap(o -> o[0], o -> o[1]));
    MemoryLog log = Corpus.log(path, map);
    assertThat(LogFormat.of(log.head())).isEqualTo(LogFormat.JMETER);
    return log.read();
  }
}
