package org.tenbin.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Facts about other people's request logs and histograms, computed independently of this code. */
class RequestCorpusTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          jmeter-xml  | real/jmeter-jtl-xml/asf-sample_log1.jtl                    | 10000 | 5590.077 |  0 | 21.782 ||
          jmeter-xml  | real/jmeter-jtl-xml/asf-sample_log1c.jtl                   |  2000 |  360.620 |  0 |  3.195 ||
          jmeter-xml  | real/jmeter-jtl-xml/jenkins-JMeterResultsMultiLevel.jtl    |    10 |    3.819 |  0 |  0.645 ||
          jmeter-xml  | real/jmeter-jtl-xml/jenkins-whitespace-followed-by-xml.jtl |     8 |   33.137 |  0 | 15.902 ||
          jmeter-xml  | real/jmeter-jtl-xml/slareport-error.jtl                    |    62 |   18.594 |  1 | 16.646 ||
          jmeter-xml  | real/jmeter-jtl-xml/slareport-incomplete.jtl               |   498 |          |    |        ||
          jmeter-xml  | real/jmeter-jtl-xml/taurus-crash_trace.jtl                 |     1 |    0.117 |  0 |  0.117 ||
          jmeter-xml  | real/jmeter-jtl-xml/taurus-error1.jtl                      |     9 |    0.023 |  9 |  0.003 ||
          jmeter-xml  | real/jmeter-jtl-xml/taurus-trace.jtl                       |     1 |    0.388 |  1 |  0.388 ||
          jmeter-xml  | real/jmeter-jtl-xml/taurus-unicode-reqs.jtl                |     2 |    0.697 |  0 |  0.492 ||
          jmeter-xml  | hard/jmeter-jtl-xml/illegal-char-reference/input.xml       |     2 |    0.040 |  1 |  0.030 ||
          jmeter-xml  | hard/jmeter-jtl-xml/missing-end-tag/input.xml              |     2 |    0.012 |  0 |  0.007 | truncated|
          gatling     | real/gatling/nuxeo-small-v3.2.log                          |     2 |   37.620 |  0 | 37.361 ||
          gatling     | real/gatling/nuxeo-small-v3.4.log                          |    31 |    6.460 |  0 |  0.502 ||
          gatling     | real/gatling/nuxeo-small.log                               |     2 |  176.643 |  0 | 176.331 ||
          gatling     | real/gatling/nuxeo-v2.3.log                                |  1000 |   50.788 |  0 |  0.271 ||
          gatling     | real/gatling/nuxeo-v3.5.log                                | 16095 |  211.902 |  0 |  0.339 ||
          gatling     | real/gatling/taurus-1.x-a.simulation.log                   |     6 |    2.466 |  0 |  0.512 ||
          gatling     | real/gatling/taurus-3.simulation.log                       |   243 |   15.923 |  0 |  0.379 ||
          gatling     | real/gatling/taurus-331.simulation.log                     |   100 |   11.117 |  0 |  0.256 ||
          gatling     | real/gatling/taurus-4.simulation.log                       |   644 |  145.174 |  2 |  2.118 ||
          gatling     | hard/gatling/v30-vs-v34-columns/input.log                  |     1 |    0.100 |  0 |  0.100 ||
          gatling     | hard/gatling/v34-no-user-id/input.log                      |     2 |    0.400 |  1 |  0.300 ||
          gatling     | hard/gatling/eol-in-error-message/input.log                |     2 |    0.090 |  1 |  0.050 ||
          gatling     | hard/gatling/killed-and-joined-lines/input.log             |     2 |    0.080 |  0 |  0.050 | malformed|
          gatling     | hard/gatling/two-runs-one-file/input.log                   |     2 |    0.400 |  0 |  0.300 ||
          gatling     | hard/gatling/no-end-user-lines/input.log                   |     0 |    0     |  0 |        ||
          k6          | hard/k6/comma-and-newline-in-tags/input.csv                |     3 |    0.200 |  1 | 0.1005 ||
          k6-json     | real/k6/k6-2022-example.ndjson                             |     1 | 0.131205895 | 0 |     ||
          k6-json     | real/k6/k6docs-2017.ndjson                                 |     1 | 0.459865729 | 0 |     ||
          hey         | real/hey/blog-n1.csv                                       |     1 |   0.0087 |  0 | 0.0087 ||
          vegeta      | hard/vegeta/ns-latency-and-code-zero/input.csv             |     3 |  30.0128 |  2 | 30     ||
          ab          | real/ab/taurus-ab.tsv                                      |    10 |    2.383 |  0 |  0.247 ||
          ab          | hard/ab/tsv-sorted-by-ttime/input.tsv                      |     3 |    1.009 |  0 |  1     ||
          pgbench     | hard/pgbench/skipped-and-failed-transactions/input.log     |     3 |    0.004 |  1 | 0.002792 ||
          fio-latency | real/fio/pbench-fio_clat.1.log                             |    16 | 0.715426898 | 0 | 0.673435710 | | unit=ns
          fio-latency | hard/fio/lat-log-usec-vs-nsec/input.log                    |     2 | 0.002654 |  0 | 0.001369 | | unit=us
          fio-latency | hard/fio/lat-log-usec-vs-nsec/input.log                    |     2 | 0.000002654 | 0 | 0.000001369 | | unit=ns
          fio-latency | hard/fio/same-timestamp-spurious-value/input.log           |     5 | 0.242124297 | 0 | 0.240080000 | | unit=ns
          phout       | real/phantom-phout/tank-ph.out                             | 10075 | 92.695885 |   | 0.505533 ||
          phout       | real/phantom-phout/tank-phantom-phout.dat                  |   200 | 2200.142800 | 200 | 11.005432 ||
          siege       | real/siege/taurus-siege.out                                |    10 |     3.88 |  0 |   0.41 | | zone=UTC
          siege       | hard/siege/ansi-colour-lines/input.txt                     |     2 |     2.00 |  1 |   1.64 | | zone=UTC
          access      | real/access-log/alp-combined_access.log                    |    12 |   61.916 |    | 60     ||
          access-json | real/access-log/alp-json_access.log                        |    11 |   61.595 |    | 60     ||
          access      | hard/access-log/nginx-upstream-dash-and-list/input.log     |     4 |    5.656 |  1 |  5.205 ||
          access      | hard/access-log/nginx-upstream-dash-and-list/input.log     |     3 |    5.606 |    |  5.205 | | field=ut
          access      | hard/access-log/units-D-T-ms/input.log                     |     1 |    1.736 |  0 |        | unit unit unit|
          ping        | real/ping/amhunt-pingoutput.txt                            |   300 |  60.6847 |  0 |  0.290 ||
          ping        | real/ping/jc-alpine-ping-ip.out                            |     1 | 0.001637 |  0 | 0.001637 ||
          ping        | real/ping/jc-centos-ping-ip-O-unparsedlines.out            |    19 | 0.000899 |  0 | 0.000080 | unknown-record unknown-record unknown-record|
          ping        | real/ping/pkb-ping.out                                     |   100 | 0.035287 |  0 | 0.000602 ||
          ping        | real/ping/jc-centos-ping-ip-dup.out                        |     2 | 0.001447 |  0 | 0.000861 ||
          ping        | hard/ping/duplicates-more-received-than-sent/input.txt     |     2 |    0.010 |  0 |  0.006 ||
          ping        | hard/ping/timeouts-with-O-D/input.txt                      |     3 |  0.00103 |  2 | 0.00103 ||
          """)
  void requests(
      String format,
      String file,
      int requests,
      BigDecimal sumSeconds,
      Integer errors,
      BigDecimal maxSeconds,
      String rejects,
      String options)
      throws IOException {
    RecordingSink read = corpus(format, file, options);
    assertThat(read.reasons().stream().map(RejectReason::word).collect(Collectors.joining(" ")))
        .isEqualTo(rejects == null ? "" : rejects);
    assertThat(read.count()).isEqualTo(requests);
    if (sumSeconds != null) {
      assertThat(new BigDecimal(read.sumNanos()).movePointLeft(9)).isEqualByComparingTo(sumSeconds);
    }
    if (errors != null) {
      assertThat(read.errors()).isEqualTo(errors.longValue());
    }
    if (maxSeconds != null) {
      assertThat(BigDecimal.valueOf(read.maxNanos(), 9)).isEqualByComparingTo(maxSeconds);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          hdr            | real/hdrhistogram/jHiccup-2.0.1.logV0.hlog          |  81 |  61256 |
          hdr            | real/hdrhistogram/jHiccup-2.0.7S.logV2.hlog         |  62 |  48761 |
          hdr            | real/hdrhistogram/jHiccup-2.0.7S.logV3.hlog         |  62 |  48761 |
          hdr            | real/hdrhistogram/ycsb.logV1.hlog                   | 602 | 300056 |
          hdr            | real/hdrhistogram/c-hiccup.140623.1028.10646.hlog   |  11 |        |
          hdr            | hard/hdrhistogram/non-monotonic-starts/input.hlog   |   4 |   2988 |
          hdr            | hard/hdrhistogram/tagged-and-untagged/input.hlog    |   4 |   2988 |
          hdr            | hard/hdrhistogram/truncated-payload/input.hlog      |   1 |    741 | histogram
          hdr            | hard/hdrhistogram/decimal-comma-locale/input.hlog   |   0 |      0 | columns
          fio-histogram  | real/fio/pkb-clat_hist.1.log                        |   9 |  39663 |
          fio-histogram  | real/fio/pbench-fio_clat_hist.1.log                 |   0 |      0 | impossible
          ycsb-histogram | hard/ycsb/histogram-overflow-bucket/input.txt       |   1 |     10 |
          """)
  void histograms(String format, String file, int intervals, Long total, String rejects)
      throws IOException {
    RecordingSink read = corpus(format, file, null);
    assertThat(read.reasons().stream().map(RejectReason::word).collect(Collectors.joining(" ")))
        .isEqualTo(rejects == null ? "" : rejects);
    assertThat(read.histograms()).hasSize(intervals);
    if (total != null) {
      assertThat(read.histograms().stream().mapToLong(RecordingSink.Histogram::total).sum())
          .isEqualTo(total);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "hgrm,real/hdrhistogram/example3.hgrm,cannot be merged",
    "hgrm,real/hdrhistogram/aeron-net-pingpong.partial.hgrm,cannot be merged",
    "access,real/access-log/elastic-apache_logs.prefix,do not tell how long",
    "fio-latency,real/fio/pbench-fio_clat.1.log,tenbin.unit=us (fio 2)",
    "siege,real/siege/taurus-siege.out,declare their zone",
  })
  void refused(String format, String file, String message) throws IOException {
    MemoryLog log = Corpus.log(file);
    assertThat(LogFormat.of(log.head()).reader().name()).isEqualTo(format);
    assertThatThrownBy(log::read)
        .isInstanceOf(LogRefusedException.class)
        .hasMessageContaining(message);
  }

  @Test
  void tagsAreLabels() throws IOException {
    Map<String, Long> totals = new TreeMap<>();
    corpus("hdr", "hard/hdrhistogram/tagged-and-untagged/input.hlog", null)
        .histograms()
        .forEach(h -> totals.merge(h.key().cell().path(), h.total(), Long::sum));
    assertThat(totals.values()).containsExactlyInAnyOrder(741L, 1494L, 753L);
    assertThat(totals).containsEntry("operation=A", 1494L).containsEntry("operation=B", 753L);
  }

  @Test
  void theOpenBucketKeepsToItsBounds() throws IOException {
    Map<Long, Long> counts =
        corpus("ycsb-histogram", "hard/ycsb/histogram-overflow-bucket/input.txt", null)
            .histograms()
            .get(0)
            .counts();
    assertThat(counts)
        .containsEntry(500_000L, 4L)
        .containsEntry(1_500_000L, 3L)
        .containsEntry(5_013_503_000L, 2L);
  }

  @Test
  void abSpansItsSeconds() throws IOException {
    RecordingSink read = corpus("ab", "hard/ab/tsv-sorted-by-ttime/input.tsv", null);
    assertThat(read.spanNanos()).isEqualTo(5_004_000_000L);
  }

  @Test
  void pgbenchStampsWithoutLeadingZeros() throws IOException {
    RecordingSink read =
        corpus("pgbench", "hard/pgbench/skipped-and-failed-transactions/input.log", null);
    assertThat(read.requests().get(1).startNanos()).isEqualTo(1_700_000_001_000_005_000L);
    assertThat(read.skips()).containsEntry(SkipRule.NOT_SENT, 1);
  }

  @Test
  void pgbenchAggregatesAddUp() throws IOException {
    RecordingSink read = corpus("pgbench-aggregate", "hard/pgbench/aggregated-log/input.log", null);
    Map<String, Long> rounded =
        read.measurements().stream()
            .collect(
                Collectors.toMap(Measurement::metric, m -> Math.round(m.value().doubleValue())));
    assertThat(rounded)
        .containsEntry("transactions", 150L)
        .containsEntry("latency_mean", 3000L)
        .containsEntry("latency_min", 1000L)
        .containsEntry("latency_max", 12000L)
        .containsEntry("latency_variance", 1666667L);
  }

  @ParameterizedTest
  @CsvSource({"us,1.736 0.000001 0.001736", "s,1736000 1 1736", "ms,1736 0.001 1.736"})
  void accessUnitsAsDeclared(String unit, String seconds) throws IOException {
    RecordingSink read = corpus("access", "hard/access-log/units-D-T-ms/input.log", "unit=" + unit);
    assertThat(
            read.requests().stream()
                .limit(3)
                .map(r -> BigDecimal.valueOf(r.latencyNanos(), 9).stripTrailingZeros())
                .map(BigDecimal::toPlainString)
                .collect(Collectors.joining(" ")))
        .isEqualTo(seconds);
  }

  private static RecordingSink corpus(String format, String file, String options)
      throws IOException {
    Map<String, String> map =
        options == null
            ? Map.of()
            : Arrays.stream(options.split(" "))
                .map(o -> o.split("=", 2))
                .collect(Collectors.toMap(o -> o[0], o -> o[1]));
    MemoryLog log = Corpus.log(file, map);
    assertThat(LogFormat.of(log.head()).reader().name()).isEqualTo(format);
    return log.read();
  }
}
