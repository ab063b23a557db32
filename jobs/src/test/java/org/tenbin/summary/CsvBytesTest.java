package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.commons.csv.CSVPrinter;

class CsvBytesTest {
  private static final String[] ODD = {
    "", " ", "a b", "\"", "a\"b", ",", "-", "-5", "+1e3", "=1", "'", "天秤", "#", "a\n", "\u202e",
    "x.y_z-1", "é", "~", "1,5", "😀"
  };

  /** The printer of Commons CSV, value by value, is what the bytes are to be. */
  @Property(tries = 500)
  void rowsAreAsThePrinterWritesThem(@ForAll long seed) throws IOException {
    Random random = new Random(seed);
    StringBuilder expected = new StringBuilder();
    CSVPrinter printer = new CSVPrinter(expected, TableWriter.FORMAT);
    CsvBytes lines = new CsvBytes();
    for (int row = 0; row < 20; row++) {
      List<String> values = new ArrayList<>();
      for (int i = 1 + random.nextInt(5); i > 0; i--) {
        boolean first = values.isEmpty();
        long number = random.nextLong() >> random.nextInt(64);
        switch (random.nextInt(4)) {
          case 0 -> {
            lines.number(number, first);
            values.add(Long.toString(number));
          }
          case 1 -> {
            lines.decimal(number, Num.MILLI_DIGITS, Num.NANOS_OF_MILLI, first);
            values.add(Num.ms(number));
          }
          case 2 -> {
            lines.decimal(number, Num.SECOND_DIGITS, Num.NANOS_OF_SECOND, first);
            values.add(Num.seconds(number));
          }
          default -> {
            String text = ODD[random.nextInt(ODD.length)];
            lines.text(text, first);
            values.add(TableText.encode(text));
          }
        }
      }
      lines.endLine();
      printer.printRecord(values);
    }

    assertThat(new String(lines.bytes(), 0, lines.length(), StandardCharsets.UTF_8))
        .isEqualTo(expected.toString());
  }

  @Example
  void rowsArePassedOnWholeAndOnce() throws IOException {
    List<String> passed = new ArrayList<>();
    TableRows rows =
        new TableRows(
            (table, lines, length) ->
                passed.add(new String(lines, 0, length, StandardCharsets.UTF_8)));
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < 5000; i++) {
      new Row(Table.REJECTS, new byte[0], rows).add("f").add(i).add("r").add("").end("measured");
      expected.append("f,").append(i).append(",r,,measured\n");
    }
    assertThat(passed).hasSizeGreaterThan(1).allMatch(lines -> lines.endsWith("measured\n"));
    rows.flush();
    rows.flush();

    assertThat(String.join("", passed)).isEqualTo(expected.toString());
  }
}
