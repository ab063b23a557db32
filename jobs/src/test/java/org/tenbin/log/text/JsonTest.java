package org.tenbin.log.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tenbin.log.Head;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RecordingSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;

class JsonTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\":nan}         | {\"a\":null}",
        "{\"a\":-nan,\"b\":1}  | {\"a\":null,\"b\":1}",
        "[Infinity, -inf]    | [null,null]",
        "{\"a\":\"nan\"}       | {\"a\":\"nan\"}",
        "{\"a\":1,\"a\":2}     | {\"a\":2}",
        "{\"a\":1.10}        | {\"a\":1.10}",
      })
  void asToolsReallyWriteIt(String text, String clean) throws UnreadableException {
    assertThat(JsonText.parse(text).toString()).isEqualTo(clean);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\":1e30812000000} | NUMBER",
        "{\"a\":               | MALFORMED",
        "{} {}                 | MALFORMED",
        "{\"a\":nano}          | MALFORMED",
      })
  void whatIsNoJsonIsUnreadable(String text, RejectReason reason) {
    assertThatThrownBy(() -> JsonText.parse(text))
        .isInstanceOfSatisfying(
            UnreadableException.class, u -> assertThat(u.reason()).isEqualTo(reason));
  }

  private static RecordingSink read(String text, List<String> documents) throws IOException {
    RecordingSink sink = new RecordingSink();
    JsonDocuments.forEach(
        MemoryLog.of(text),
        sink,
        (document, offset) -> {
          documents.add(offset + ": " + document);
          sink.used();
        });
    assertThat(sink.framedRecords()).isEqualTo(sink.decidedRecords());
    return sink;
  }

  @Test
  void documentsAreFoundBetweenLinesOfText() throws IOException {
    List<String> documents = new ArrayList<>();
    RecordingSink read =
        read("fio: é\n{\"a\":\"}{\"}\n[ ID] text\n[1,2]\n[{\"b\":2}] {\"b\":3}", documents);
    assertThat(documents).containsExactly("8: {\"a\":\"}{\"}", "36: [{\"b\":2}]", "46: {\"b\":3}");
    assertThat(read.skips()).isEqualTo(Map.of(SkipRule.COMMENT, 3));
  }

  @Test
  void aRepeatedDocumentIsSkippedAndOneThatDoesNotEndIsTruncated() throws IOException {
    List<String> documents = new ArrayList<>();
    RecordingSink read = read("{\"a\":1}\n{\"a\": 1}\n{\"a\":2", documents);
    assertThat(documents).containsExactly("0: {\"a\":1}");
    assertThat(read.skips()).isEqualTo(Map.of(SkipRule.DUPLICATE, 1));
    assertThat(read.reasons()).containsExactly(RejectReason.TRUNCATED);
    assertThat(read.rejectOffsets()).containsExactly(17L);
  }

  @Test
  void theFirstDocumentOfAHead() {
    Head head = MemoryLog.of("note: warning\n  {\"a\":1}\n{\"b\":2}").head();
    assertThat(JsonDocuments.firstDocument(head)).startsWith("{\"a\":1}");
    assertThat(JsonDocuments.firstDocument(MemoryLog.of("[ ID] Interval").head())).isEmpty();
  }
}
