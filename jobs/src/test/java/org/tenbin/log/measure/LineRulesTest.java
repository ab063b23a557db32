package org.tenbin.log.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RecordingSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;

class LineRulesTest {
  /** A tool of our own: the first rule that matches a whole line decides. */
  private static final class Tool extends TextReader {
    private static final LineRules RULES =
        new LineRules()
            .on("rate: (\\S+)", (m, r) -> r.higher("rate", "/s", m.group(1)))
            .on("rate: .*", (m, r) -> r.skip(SkipRule.AGGREGATE));

    @Override
    public String name() {
      return "tool";
    }

    @Override
    public String recognisedBy() {
      return "nothing";
    }

    @Override
    public Match recognise(Head head) {
      return Match.NO;
    }

    @Override
    protected LineParser parser(LogInput input, Results results) {
      return RULES.parser(results);
    }
  }

  private static RecordingSink read(String text) throws IOException {
    RecordingSink sink = new RecordingSink();
    new Tool().read(MemoryLog.of(text), sink);
    assertThat(sink.framedRecords()).isEqualTo(sink.decidedRecords());
    return sink;
  }

  @Test
  void theFirstRuleThatMatchesTheWholeLineDecides() throws IOException {
    RecordingSink read = read("  rate: 5  \nrate: 5 of 6\nxrate: 7\n\nrate: x\n");
    assertThat(read.measurements()).hasSize(1);
    assertThat(read.measurements().get(0).value()).isEqualByComparingTo("5");
    assertThat(read.skips())
        .isEqualTo(Map.of(SkipRule.AGGREGATE, 1, SkipRule.COMMENT, 1, SkipRule.BLANK, 1));
    assertThat(read.reasons()).containsExactly(RejectReason.NUMBER);
    assertThat(read.rejectOffsets()).containsExactly(35L);
  }

  @Test
  void aLineThatNoPatternShouldSeeIsRejected() throws IOException {
    RecordingSink read = read("x".repeat(8193) + "\nrate: 1\n");
    assertThat(read.reasons()).containsExactly(RejectReason.TOO_LONG);
    assertThat(read.measurements()).hasSize(1);
  }
}
