package org.tenbin.log.jmeter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.log.Binding;
import org.tenbin.log.LogFormat;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.Outcome;
import org.tenbin.log.RecordingSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;

class JmeterCsvTest {
  private static final String SHORT = "timeStamp,elapsed,label,success\n";
  private static final String LONG =
      "timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,"
          + "failureMessage,bytes,sentBytes,grpThreads,allThreads,Latency,IdleTime,Connect\n";

  private static RecordingSink read(String text) throws IOException {
    return MemoryLog.of(text).read();
  }

  private static BigInteger millis(long value) {
    return BigInteger.valueOf(value).multiply(BigInteger.valueOf(1_000_000));
  }

  @ParameterizedTest
  @ValueSource(strings = {",", ";", "\t", "|"})
  void anyDelimiterAnyOrder(String d) throws IOException {
    RecordingSink read =
        read(
            String.join(d, "success", "label", "elapsed", "timeStamp", "extra")
                + "\n"
                + String.join(d, "false", "a", "30", "1700000000500", "x")
                + "\n");
    assertThat(read.count()).isEqualTo(1);
    assertThat(read.errors()).isEqualTo(1);
    assertThat(read.requests().get(0).startNanos()).isEqualTo(1_700_000_000_500_000_000L);
    assertThat(read.requests().get(0).key().cell().path()).isEqualTo("operation=a");
  }

  @Test
  void rowsSpanLinesAndOffsetsStayRight() throws IOException {
    String first = "1700000000000,1,a,500,\"one\ntwo, \"\"three\"\"\n\",t 1-1,,false,,7,,,,,,\n";
    RecordingSink read = read(LONG + first + "1700000000001,x,a,200,OK,t 1-1,,true,,7,,,,,,\n");
    assertThat(read.count()).isEqualTo(1);
    assertThat(read.reasons()).containsExactly(RejectReason.NUMBER);
    assertThat(read.rejectOffsets()).containsExactly((long) LONG.length() + first.length());
  }

  @Test
  void aQuoteThatNeverClosesCostsOneRecord() throws IOException {
    StringBuilder text = new StringBuilder(SHORT);
    text.append("1700000000000,10,\"a,true\n");
    for (int i = 1; i <= 1000; i++) {
      text.append(1_700_000_000_000L + i).append(",1,b,true\n");
    }
    RecordingSink read = read(text.toString());
    assertThat(read.count()).isEqualTo(1000);
    assertThat(read.reasons()).containsExactly(RejectReason.QUOTE);
    assertThat(read.rejectOffsets()).containsExactly((long) SHORT.length());
  }

  @Test
  void twoStrayQuotesDoNotSwallowTheRowsBetween() throws IOException {
    RecordingSink read =
        read(SHORT + "1,10,\"a,true\n2,20,b,true\n3,30,c,true\n4,40,d\",true,,\n5,50,e,true\n");
    assertThat(read.sumNanos()).isEqualTo(millis(20 + 30 + 50));
    assertThat(read.rejects()).hasSize(2);
  }

  @Test
  void aSecondHeaderChangesTheColumns() throws IOException {
    RecordingSink read =
        read(
            SHORT
                + "1700000000000,10,a,true\n"
                + SHORT
                + "\ufefflabel;success;elapsed;timeStamp;responseCode\n"
                + "a;false;30;1700000000500;500\n");
    assertThat(read.sumNanos()).isEqualTo(millis(40));
    assertThat(read.errors()).isEqualTo(1);
    assertThat(read.skips()).containsEntry(SkipRule.REPEATED_HEADER, 2);
  }

  @Test
  void rowsBelowAHeaderWithoutElapsedAreRejects() throws IOException {
    RecordingSink read = read(SHORT + "1,10,a,true\nlabel,success,responseCode\na,true,200\n");
    assertThat(read.count()).isEqualTo(1);
    assertThat(read.reasons()).containsExactly(RejectReason.COLUMNS);
  }

  @Test
  void withoutHeaderInDefaultOrder() throws IOException {
    String row = "1700000000000,1425,GET /login,200,OK,tg 1-1,text,true,3478,1016\n";
    assertThat(read(row + row).count()).isEqualTo(2);
    assertThat(read(row).requests().get(0).bytes()).isEqualTo(3478);
    String withFailure = "1700000000000,14,x,200,OK,tg 1-1,text,true,,99,9,1,1,null,1,0,1\n";
    assertThat(read(withFailure).requests().get(0).bytes()).isEqualTo(99);
  }

  @Test
  void columnsAsDeclared() throws IOException {
    MemoryLog log = MemoryLog.of("a|12|true\nb|13|false\n").with("header", "label,elapsed,success");
    RecordingSink read = log.read(LogFormat.JMETER);
    assertThat(read.sumNanos()).isEqualTo(millis(25));
    assertThat(read.errors()).isEqualTo(1);
    assertThat(read.requests().get(0).startNanos()).isEqualTo(RequestSeries.NO_TIME);
  }

  @Test
  void whatHasNoElapsedIsRefusedWithTheWayOut() {
    assertThatThrownBy(() -> read("label,success,responseCode\na,true,200\n"))
        .isInstanceOf(LogRefusedException.class)
        .hasMessageContaining("label, success, responseCode")
        .hasMessageContaining("-D tenbin.header=");
    assertThatThrownBy(() -> MemoryLog.of("what,is,this\n").read(LogFormat.JMETER))
        .isInstanceOf(LogRefusedException.class)
        .hasMessageContaining("-D tenbin.header=");
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-30 12:00:00, Asia/Tokyo, 1796007600000",
    "2026/11/30 12:00:00.250, UTC, 1796040000250",
    "2026-11-30T12:00:00+09:00, , 1796007600000",
    "1796040000250, , 1796040000250",
  })
  void datesInTheDeclaredZone(String stamp, String zone, long epochMillis) throws IOException {
    MemoryLog log = MemoryLog.of(SHORT + stamp + ",1,a,true\n");
    RecordingSink read = (zone == null ? log : log.with("zone", zone)).read();
    assertThat(read.requests().get(0).startNanos()).isEqualTo(epochMillis * 1_000_000);
  }

  @Test
  void localDatesWithoutZoneAreRefused() {
    assertThatThrownBy(() -> read(SHORT + "2026-11-30 12:00:00,1,a,true\n"))
        .isInstanceOf(LogRefusedException.class)
        .hasMessageContaining("-D tenbin.zone=");
  }

  @Test
  void aDeclaredPattern() throws IOException {
    MemoryLog log =
        MemoryLog.of(SHORT + "30.11.26 12:00,1,a,true\n31.11.26 12:00,1,a,true\n")
            .with("timestamp_format", "dd.MM.yy HH:mm")
            .with("zone", "UTC");
    RecordingSink read = log.read();
    assertThat(read.requests().get(0).startNanos()).isEqualTo(1_796_040_000_000_000_000L);
    assertThat(read.reasons()).containsExactly(RejectReason.TIMESTAMP);
  }

  @Test
  void theRepeatedHourFollowsTheOrderOfRows() throws IOException {
    RecordingSink read =
        MemoryLog.of(
                SHORT
                    + "2026-10-25 02:59:59.500,1,a,true\n"
                    + "2026-10-25 02:00:00.200,1,a,true\n"
                    + "2026-10-25 02:59:59.900,1,a,true\n")
            .with("zone", "Europe/Berlin")
            .read();
    long first = read.requests().get(0).startNanos();
    assertThat(read.requests().get(1).startNanos() - first).isEqualTo(700_000_000);
    assertThat(read.requests().get(2).startNanos() - first).isEqualTo(400_000_000);
  }

  @Test
  void timesOfDayCrossMidnight() throws IOException {
    RecordingSink read =
        read("timeStamp;elapsed;label;success\n23:59:58;900;R;true\n00:00:01;600;R;true\n");
    assertThat(read.spanNanos()).isEqualTo(3_600_000_000L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2001/20/20 12:05:05.123", "1.64797E+12", "2026-11-30 25:00:00"})
  void stampsThatCannotBeTrustedLeaveTheLatency(String stamp) throws IOException {
    RecordingSink read = read(SHORT + stamp + ",7,a,true\n");
    assertThat(read.sumNanos()).isEqualTo(millis(7));
    assertThat(read.requests().get(0).startNanos()).isEqualTo(RequestSeries.NO_TIME);
  }

  @ParameterizedTest
  @CsvSource({
    "'x,1,a,true', TIMESTAMP",
    "'1700000000000,x,a,true', NUMBER",
    "'1700000000000,-1,a,true', NEGATIVE_LATENCY",
    "'1700000000000,9223372036854775807,a,true', IMPOSSIBLE",
    "'1700000000000,8000000000000,a,true', IMPOSSIBLE",
    "'1700000000000,1,a,text', STATUS",
    "'1700000000000,1,a', COLUMNS",
    "'1700000000000,1,a,b,true', COLUMNS",
  })
  void faults(String row, RejectReason reason) throws IOException {
    RecordingSink read =
        read(SHORT + "1700000000000,1,a,true\n" + row + "\n1700000000000,1,a,true\n");
    assertThat(read.reasons()).containsExactly(reason);
    assertThat(read.count()).isEqualTo(2);
  }

  @Test
  void theCutEndIsTruncated() throws IOException {
    assertThat(read(SHORT + "1700000000000,1,a,true\n17000000,99999").reasons())
        .containsExactly(RejectReason.TRUNCATED);
  }

  @Test
  void sumsBeyond64BitsOfMillisecondsAreKept() throws IOException {
    RecordingSink read = read(SHORT + "0,4000000000,a,true\n0,4000000000,a,true\n");
    assertThat(read.sumNanos()).isEqualTo(millis(8_000_000_000L));
  }

  @Test
  void nulBytesAreOneRejectAndTheRecordBehindThemCounts() throws IOException {
    RecordingSink read =
        read(SHORT + "1,10,a,true\n" + "\0".repeat(512) + "2,20,a,true\n3,3\0\0\0004,40,a,true\n");
    assertThat(read.sumNanos()).isEqualTo(millis(70));
    assertThat(read.reasons()).containsExactly(RejectReason.MALFORMED, RejectReason.MALFORMED);
  }

  @Test
  void successDecidesAgainstTheCode() throws IOException {
    RecordingSink read =
        read(
            """
            timeStamp,elapsed,label,responseCode,success
            1,1,a,404,true
            1,1,a,200,FALSE
            1,1,a,Non HTTP response code: java.net.SocketTimeoutException,false
            """);
    assertThat(read.requests())
        .extracting(RecordingSink.Request::outcome)
        .containsExactly(Outcome.OK, Outcome.ERROR, Outcome.TIMEOUT);
  }

  @Test
  void withoutSuccessTheCodeDecides() throws IOException {
    RecordingSink read =
        read("timeStamp,elapsed,label,responseCode\n1,1,a,302\n1,1,a,404\n1,1,a,\n");
    assertThat(read.errors()).isEqualTo(2);
  }

  private static final String TRANSACTIONS =
      LONG
          + "1700000000000,100,HP-0,200,OK,tg 1-1,text,true,,100,10,1,1,100,0,1\n"
          + "1700000000000,300,HP,200,\"Number of samples in transaction : 1, number of failing"
          + " samples : 0\",tg 1-1,,true,,200,20,1,1,0,0,0\n";

  @ParameterizedTest
  @CsvSource({"auto,1", "skip,1", "count,2"})
  void transactionsNextToTheirSamples(String rule, int requests) throws IOException {
    RecordingSink read = MemoryLog.of(TRANSACTIONS).with("transactions", rule).read();
    assertThat(read.count()).isEqualTo(requests);
    assertThat(read.framedRecords()).isEqualTo(2);
  }

  @Test
  void transactionsAloneAreRequests() throws IOException {
    String alone = LONG + TRANSACTIONS.lines().toList().get(2) + "\n";
    assertThat(read(alone).count()).isEqualTo(1);
  }

  @Test
  void aRowOfSeveralSamplesHasLostTheirTimes() throws IOException {
    RecordingSink read =
        read("timeStamp,elapsed,label,success,SampleCount\n1,10,a,true,1\n1,500,a,true,50\n");
    assertThat(read.count()).isEqualTo(1);
    assertThat(read.rejects().get(0).detail()).contains("50");
  }

  @Test
  void equalRowsAllCount() throws IOException {
    assertThat(read(SHORT + "1,1,a,true\n".repeat(5)).count()).isEqualTo(5);
  }

  @Test
  void hostsAndThreadGroupsAreClients() throws IOException {
    RecordingSink groups =
        read("timeStamp,elapsed,threadName,success\n1,1,users 1-1,true\n1,1,users 1-22,true\n");
    assertThat(groups.requests())
        .extracting(r -> r.key().client())
        .containsExactly("users", "users");
    RecordingSink hosts =
        read("timeStamp,elapsed,threadName,success,Hostname\n1,1,users 1-1,true,gen1\n");
    assertThat(hosts.requests()).extracting(r -> r.key().client()).containsExactly("gen1");
  }

  @Test
  void bytesThatAreNoUtf8CostACharacter() throws IOException {
    byte[] latin1 = (SHORT + "1,10,Requ\u00eate,true\n").getBytes(StandardCharsets.ISO_8859_1);
    MemoryLog log = MemoryLog.of("x.jtl", latin1, Map.of());
    assertThat(label(log.read())).isEqualTo("Requ\ufffdte");
    assertThat(label(log.with("charset", "ISO-8859-1").read())).isEqualTo("Requ\u00eate");
  }

  private static String label(RecordingSink read) {
    return read.requests().get(0).key().cell().levels().get(0).value();
  }

  @Test
  void runsAreFiles() throws IOException {
    MemoryLog log =
        MemoryLog.of("a/results.jtl", (SHORT + "1,1,a,true\n").getBytes(UTF8), Map.of());
    assertThat(log.read().requests().get(0).key().run())
        .isEqualTo("results")
        .isEqualTo(Binding.of(org.tenbin.log.ReadPlan.by(), "a/results.jtl").fileRun());
  }

  private static final java.nio.charset.Charset UTF8 = StandardCharsets.UTF_8;
}
