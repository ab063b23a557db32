package org.tenbin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.tenbin.log.LogFormat;

class FormatsTest {
  private static final String BEGIN = "<!-- formats: made by `formats --markdown` -->\n";
  private static final String END = "<!-- end of formats -->";

  @Test
  void everyFormatIsARow() {
    assertThat(FormatTable.rows()).hasSize(LogFormat.values().length + 1);
    assertThat(FormatTable.rows()).allSatisfy(row -> assertThat(row).hasSize(4));
  }

  @Test
  void theReadmeSaysWhatTheRegistryHas() throws IOException {
    String readme = Files.readString(Path.of("..", "README.md"));
    int from = readme.indexOf(BEGIN) + BEGIN.length();
    assertThat(readme.substring(from, readme.indexOf(END))).isEqualTo(FormatTable.markdown());
  }
}
