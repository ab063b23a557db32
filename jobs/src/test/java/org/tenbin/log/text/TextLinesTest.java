package org.tenbin.log.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RecordingSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;

class TextLinesTest {
  private final RecordingSink sink = new RecordingSink();

  private List<String> lines(byte[] bytes, Map<String, String> options) throws IOException {
    List<String> found = new ArrayList<>();
    try (TextLines lines = TextLines.open(MemoryLog.of("x.txt", bytes, options), sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        found.add(lines.offset() + ":" + line);
        sink.used();
      }
    }
    assertThat(sink.framedRecords()).isEqualTo(sink.decidedRecords());
    return found;
  }

  private List<String> lines(String text) throws IOException {
    return lines(text.getBytes(StandardCharsets.UTF_8), Map.of());
  }

  @Test
  void coloursAndNulsAreTakenOut() throws IOException {
    assertThat(lines("\u001b[0;34mblue\u001b[0m\n\0\0a\0b\0\n"))
        .containsExactly("0:blue", "16:a\ufffdb");
  }

  @Test
  void blankLinesAreSkippedAndLinesOfNulsRejected() throws IOException {
    assertThat(lines("a\n \t\n\n\0\0\nb")).containsExactly("0:a", "9:b");
    assertThat(sink.skips()).isEqualTo(Map.of(SkipRule.BLANK, 2));
    assertThat(sink.reasons()).containsExactly(RejectReason.MALFORMED);
    assertThat(sink.rejectOffsets()).containsExactly(6L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
  void utf16WithAByteOrderMarkKeepsItsOffsets(String charset) throws IOException {
    byte[] bytes = "\ufeffaé\r\n天\nb".getBytes(Charset.forName(charset));
    assertThat(lines(bytes, Map.of())).containsExactly("2:aé", "10:天", "14:b");
  }

  @Test
  void aDeclaredCharsetIsUsedAndABadByteCostsOneCharacter() throws IOException {
    byte[] latin = {'R', (byte) 0xe9, 'x'};
    assertThat(lines(latin, Map.of("charset", "ISO-8859-1"))).containsExactly("0:Réx");
    assertThat(lines(latin, Map.of())).containsExactly("0:R\ufffdx");
  }

  @Test
  void anEndlessLineIsOneReject() throws IOException {
    assertThat(lines("a\n" + "x".repeat((1 << 20) + 1) + "\nb\n"))
        .containsExactly("0:a", ((1 << 20) + 4) + ":b");
    assertThat(sink.reasons()).containsExactly(RejectReason.TOO_LONG);
    assertThat(sink.rejectOffsets()).containsExactly(2L);
  }
}
