package org.tenbin.log.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tenbin.experiment.Factor;
import org.tenbin.log.Better;
import org.tenbin.log.Binding;
import org.tenbin.log.Measurement;
import org.tenbin.log.ReadPlan;
import org.tenbin.log.RecordingSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.log.text.UnreadableException;

class ResultsTest {
  private final RecordingSink sink = new RecordingSink();

  private Results results(ReadPlan plan) {
    return new Results(Binding.of(plan, "logs/run-3.txt"), sink);
  }

  @Test
  void nothingReachesTheSinkBeforeTheRecordIsSettled() throws UnreadableException {
    Results results = results(ReadPlan.by("operation"));
    results.begin(7);
    results.label("read");
    results.higher("throughput", "req/s", "12.5");
    assertThat(sink.measurements()).isEmpty();
    results.settle();
    Measurement only = sink.measurements().get(0);
    assertThat(only.metric()).isEqualTo("throughput");
    assertThat(only.value()).isEqualByComparingTo("12.5");
    assertThat(only.better()).isEqualTo(Better.HIGHER);
    assertThat(only.offset()).isEqualTo(7);
    assertThat(only.key().run()).isEqualTo("run-3");
    assertThat(only.key().cell().level("operation")).hasValue("read");
    assertThat(sink.decidedRecords()).isEqualTo(1);
  }

  @Test
  void aRejectedRecordLeavesNothingBehind() {
    Results results = results(ReadPlan.by("operation"));
    results.begin(0);
    results.lower("elapsed", "s", BigDecimal.ONE);
    results.reject(RejectReason.UNIT, "unknown unit: x");
    results.settle();
    results.begin(9);
    results.settle();
    assertThat(sink.measurements()).isEmpty();
    assertThat(sink.reasons()).containsExactly(RejectReason.UNIT);
    assertThat(sink.skips()).containsExactly(Map.entry(SkipRule.COMMENT, 1));
  }

  @Test
  void aHeadingHoldsForTheRecordsBelowIt() {
    Results results = results(ReadPlan.by("operation"));
    results.begin(0);
    results.label("write");
    results.use();
    results.settle();
    results.begin(1);
    results.neutral("requests", "req", BigDecimal.TEN);
    results.settle();
    results.begin(2);
    results.label(null);
    results.neutral("requests", "req", new BigDecimal("2"));
    results.settle();
    assertThat(sink.measurements())
        .extracting(m -> m.key().cell().path())
        .containsExactly("operation=write", "operation=__HIVE_DEFAULT_PARTITION__");
  }

  @Test
  void whatTheToolSaysIsUndefinedHasNoValue() throws UnreadableException {
    Results results = results(ReadPlan.by("operation"));
    results.begin(0);
    results.lower("latency_min", "us", "9.223372036854776E18");
    results.lower("latency_mean", "us", "NaN");
    results.settle();
    assertThat(sink.measurements()).extracting(Measurement::value).containsExactly(null, null);
  }

  @Test
  void aDeclaredFactorThatIsMissingRejectsTheRecordAndItsSummary() {
    Factor backend = Factor.undeclared("backend");
    ReadPlan plan = new ReadPlan(List.of(backend), List.of("backend"), List.of(), null, Map.of());
    Results results = results(plan);
    results.begin(4);
    results.higher("throughput", "req/s", BigDecimal.ONE);
    results.settle();
    results.addAt(4, "requests", "req", Better.NEITHER, BigDecimal.ONE);
    results.settleEnd();
    assertThat(sink.measurements()).isEmpty();
    assertThat(sink.reasons()).containsExactly(RejectReason.FACTOR_MISSING);
    assertThat(sink.rejectOffsets()).containsExactly(4L);
  }
}
