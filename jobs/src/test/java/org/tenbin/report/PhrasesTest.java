package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhrasesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "判定|判定",
        "レコード|レコード",
        "棄却レコード|棄却/レコード",
        "悪い秒の割合|悪い秒の/割合",
        "平均応答時間 [ms]|平均応答時間/[ms]",
        "条件（サーバー）|条件/（サーバー）",
        "Mean latency [ms]|Mean latency [ms]"
      })
  void headsBreakBetweenWordsOnly(String head, String lines) {
    assertThat(String.join("/", Phrases.lines(head))).isEqualTo(lines);
  }

  @Test
  void noSignIsLost() {
    String odd = "（（a漢b かなカナ））ー・、。x「」-1";

    assertThat(String.join("", Phrases.lines(odd)).replace(" ", ""))
        .isEqualTo(odd.replace(" ", ""));
  }

  @Test
  void theirSignsAreTwiceAsWide() {
    assertThat(Phrases.width("判定 1")).isEqualTo(6);
  }
}
