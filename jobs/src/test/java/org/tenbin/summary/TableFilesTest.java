package org.tenbin.summary;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableFilesTest {
  private static final List<String> HEADER = List.of("file", "detail", "origin");

  @TempDir Path folder;
  private Path part;

  @BeforeEach
  void makeFolder() throws IOException {
    part = Files.createDirectories(folder.resolve("rejects")).resolve("part-r-00000.csv");
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    List<String> row = List.of("a \"quoted\", name", "=HYPERLINK(1)", "'tis");
    try (TableWriter writer = new TableWriter(Files.newOutputStream(part), HEADER)) {
      byte[] line = (new String(Row.levels(row), UTF_8) + "\n").getBytes(UTF_8);
      writer.write(line, line.length);
    }

    assertThat(part)
        .hasContent("file,detail,origin\n\"a \"\"quoted\"\", name\",'=HYPERLINK(1),''tis\n");
    assertThat(rows()).hasSize(1);
    assertThat(rows().get(0).values()).containsExactlyElementsOf(row);
  }

  @Test
  void partsAreReadInOrderAndHiddenOnesPassedOver() throws IOException {
    Files.writeString(part.resolveSibling("part-r-00001.csv"), "file\nsecond\n");
    Files.writeString(part, "file\nfirst\n");
    Files.writeString(part.resolveSibling("_part"), "file\nhidden\n");

    assertThat(rows()).extracting(row -> row.get("file")).containsExactly("first", "second");
  }

  @Test
  void aRowThatDoesNotFitItsHeaderIsTold() throws IOException {
    Files.writeString(part, "file,detail\na,b\nc\n");

    assertThatThrownBy(this::rows)
        .isInstanceOf(IOException.class)
        .hasMessageContaining("part-r-00000.csv: row 2 has 1 fields, the header 2");
  }

  @Test
  void anAbsentTableHasNoRows() throws IOException {
    assertThat(
            TableReader.rows(
                new org.apache.hadoop.fs.Path(folder.toString()), Table.CELLS, new Configuration()))
        .isEmpty();
  }

  @Test
  void everyTableSaysWhereItsRowsComeFrom() {
    for (Table table : Table.values()) {
      List<String> header = table.header(List.of("backend"));
      assertThat(header).endsWith(Table.ORIGIN).doesNotHaveDuplicates();
      assertThat(header.get(0).equals("backend")).isEqualTo(table.ofCells());
      assertThat(Table.ofFolder(table.folder())).contains(table);
    }
  }

  private List<Map<String, String>> rows() throws IOException {
    return TableReader.rows(
        new org.apache.hadoop.fs.Path(folder.toString()), Table.REJECTS, new Configuration());
  }
}
