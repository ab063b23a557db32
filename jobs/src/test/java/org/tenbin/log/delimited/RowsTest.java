package org.tenbin.log.delimited;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.apache.commons.csv.QuoteMode;
import org.junit.jupiter.api.Test;
import org.tenbin.log.LineFramer;
import org.tenbin.log.MemoryLog;

class RowsTest {
  /** What was found: the fields, or the word for what is none. */
  private static List<Object> read(String text) throws IOException {
    List<Object> found = new ArrayList<>();
    try (LineFramer framer = new LineFramer(MemoryLog.of(text))) {
      Rows rows = new Rows(framer, ',', 50);
      for (Rows.Found f = rows.next(); f != Rows.Found.END; f = rows.next()) {
        found.add(f == Rows.Found.ROW ? texts(rows.fields()) : f);
      }
    }
    return found;
  }

  private static List<String> texts(Fields fields) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < fields.count(); i++) {
      texts.add(fields.text(i));
    }
    return texts;
  }

  @Provide
  Arbitrary<List<List<String>>> tables() {
    return Arbitraries.strings()
        .withChars("ab,\"\n 天é;")
        .ofMaxLength(8)
        .list()
        .ofMinSize(2)
        .ofMaxSize(6)
        .list()
        .ofMinSize(1)
        .ofMaxSize(6);
  }

  @Property
  void whatCommonsCsvWritesIsReadBack(@ForAll("tables") List<List<String>> table)
      throws IOException {
    StringBuilder text = new StringBuilder();
    CSVFormat format =
        CSVFormat.RFC4180.builder().setRecordSeparator('\n').setQuoteMode(QuoteMode.MINIMAL).get();
    for (List<String> row : table) {
      text.append(format.format(row.toArray())).append('\n');
    }
    assertThat(read(text.toString())).isEqualTo(table);
  }

  @Provide
  Arbitrary<String> wellFormed() {
    Arbitrary<String> field =
        Arbitraries.of(
            "", "a", "x y", "q\"r", "\"\"", "\"a\"", "\"a,b\"", "\"a\"\"b\"", "\"c\nd\"");
    return field
        .list()
        .ofMinSize(2)
        .ofMaxSize(5)
        .map(f -> String.join(",", f))
        .list()
        .ofMinSize(1)
        .ofMaxSize(6)
        .map(rows -> String.join("\n", rows) + "\n");
  }

  @Property
  void readsAsCommonsCsvDoes(@ForAll("wellFormed") String text) throws IOException {
    List<List<String>> expected = new ArrayList<>();
    CSVFormat format = CSVFormat.RFC4180.builder().setIgnoreEmptyLines(false).get();
    try (CSVParser parser = CSVParser.parse(text, format)) {
      for (CSVRecord row : parser) {
        expected.add(row.toList());
      }
    }
    assertThat(read(text)).isEqualTo(expected);
  }

  @Test
  void aQuoteThatNeverClosesCostsItsLine() throws IOException {
    assertThat(read("a,1\nb,\"2\nc,3\nd,4\n"))
        .containsExactly(
            List.of("a", "1"), Rows.Found.BROKEN_QUOTE, List.of("c", "3"), List.of("d", "4"));
  }

  @Test
  void aQuoteThatClosesWronglyCostsItsLine() throws IOException {
    assertThat(read("b,\"2\nc,\"3\"\nd,\"4\n5\"\n"))
        .containsExactly(Rows.Found.BROKEN_QUOTE, List.of("c", "3"), List.of("d", "4\n5"));
  }

  @Test
  void manyOpenQuotesTakeLittleTime() throws IOException {
    // Each of these lines closes the quote of the one before it and opens another.
    String line = "a\",\"c\n";
    assertThat(read("x,\"y\n" + line.repeat(200_000))).hasSize(200_001);
  }

  @Test
  void offsetsAndLinesAreThoseOfTheRow() throws IOException {
    try (LineFramer framer = new LineFramer(MemoryLog.of("a,b\nc,\"d\ne\"\nf,g"))) {
      Rows rows = new Rows(framer, ',', 2);
      rows.next();
      assertThat(rows.offset()).isZero();
      rows.next();
      assertThat(rows.offset()).isEqualTo(4);
      assertThat(rows.lines()).isEqualTo(2);
      assertThat(rows.terminated()).isTrue();
      rows.next();
      assertThat(rows.offset()).isEqualTo(12);
      assertThat(rows.lines()).isEqualTo(1);
      assertThat(rows.terminated()).isFalse();
      assertThat(rows.next()).isEqualTo(Rows.Found.END);
    }
  }

  @Test
  void aRowCanBeGivenUp() throws IOException {
    try (LineFramer framer = new LineFramer(MemoryLog.of("c,\"d\ne,f\ng\"\n"))) {
      Rows rows = new Rows(framer, ',', 2);
      assertThat(rows.next()).isEqualTo(Rows.Found.ROW);
      assertThat(rows.lines()).isEqualTo(3);
      rows.giveUp();
      assertThat(rows.next()).isEqualTo(Rows.Found.ROW);
      assertThat(texts(rows.fields())).containsExactly("e", "f");
    }
  }
}
