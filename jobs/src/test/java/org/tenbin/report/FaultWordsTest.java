package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tenbin.experiment.Expectation;
import org.tenbin.summary.Fault;

class FaultWordsTest {
  private static final Expectation EXPECT =
      new Expectation(
          null, null, null, new BigDecimal("0.5"), new BigDecimal("0.001"), null, List.of());

  private static String said(String language, String reasons) {
    return new FaultWords(EXPECT, Words.of(language)).of(reasons);
  }

  @Test
  void numbersAreRoundedAndSayWhatIsAllowed() {
    assertThat(said("en", "error-rate (0.0016666666666666668)"))
        .isEqualTo("error rate 0.17 %, allowed 0.1 %");
    assertThat(said("ja", "error-rate (0.0016666666666666668)")).isEqualTo("エラー率 0.17 %（許容 0.1 %）");
    assertThat(said("en", "start-skew (1.23456 s); missing-clients (1 of 2)"))
        .isEqualTo("starts 1.23 s apart, allowed 0.5 s; clients missing: 1 of 2");
    assertThat(said("en", "short-client (9 of 10 requests)"))
        .isEqualTo("a client with 9 of 10 requests");
    assertThat(said("en", "overlap (with run 2 at cores=4)"))
        .isEqualTo("overlaps run 2 at cores=4");
  }

  @Test
  void everyFaultHasWordsInBothLanguages() {
    for (Fault fault : Fault.values()) {
      assertThat(Stream.of("en", "ja").map(l -> Words.of(l).textOr("fault." + fault.word(), "")))
          .as(fault.word())
          .doesNotContain("")
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void whatIsNotKnownStaysAsItIs() {
    assertThat(said("en", "slow disk (x)")).isEqualTo("slow disk (x)");
  }
}
