package org.tenbin.chart.font;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChartFontsTest {
  @TempDir Path folder;

  @Test
  void aMachineWithoutFontsGetsTheOneThatIsAlwaysThereAndANotice() {
    ChartFonts fonts = ChartFonts.find(new FontSearch(List.of(folder)), "");
    assertThat(fonts.regular().family()).isEqualTo("Liberation Sans");
    assertThat(fonts.bold()).isSameAs(fonts.regular());
    assertThat(fonts.japanese()).isFalse();
    assertThat(fonts.notice()).get().asString().contains("labels are in English");
  }

  @Test
  void aKnownLatinFontIsFoundByItsFile() throws IOException {
    liberation("nested/LiberationSans-Regular.ttf");
    ChartFonts fonts = ChartFonts.find(new FontSearch(List.of(folder)), "");
    assertThat(fonts.regular().family()).isEqualTo("Liberation Sans");
    assertThat(fonts.japanese()).isFalse();
  }

  @Test
  void aSettingNamesAFileOrAFamily() throws IOException {
    Path file = liberation("mine.ttf");
    FontSearch none = new FontSearch(List.of());
    assertThat(ChartFonts.find(none, file.toString()).notice())
        .get()
        .asString()
        .doesNotContain("setting names no");
    FontSearch here = new FontSearch(List.of(folder));
    assertThat(ChartFonts.find(here, "liberation sans").regular().family())
        .isEqualTo("Liberation Sans");
  }

  @Test
  void aSettingThatIsNoFontIsNamedInTheNoticeAndHarmless() {
    ChartFonts fonts =
        ChartFonts.find(new FontSearch(List.of()), "No such\u0000\u202E Font\u001b[31m");
    assertThat(fonts.notice())
        .get()
        .asString()
        .contains("\"No such Font [31m\"")
        .contains("No Japanese");
    assertThat(fonts.regular().has('A')).isTrue();
  }

  @Test
  void aDamagedFontFileIsPassedOver() throws IOException {
    Files.writeString(folder.resolve("BIZUDGothic-Regular.ttf"), "x", StandardCharsets.UTF_8);
    Files.write(folder.resolve("NotoSansJP-Regular.ttf"), new byte[0]);
    Path whole = liberation("whole.ttf");
    byte[] half = java.util.Arrays.copyOf(Files.readAllBytes(whole), 20_000);
    Files.write(folder.resolve("ipaexg.ttf"), half);
    Files.write(folder.resolve("meiryo.ttc"), half);
    ChartFonts fonts = ChartFonts.find(new FontSearch(List.of(folder)), "");
    assertThat(fonts.regular().family()).isEqualTo("Liberation Sans");
  }

  @Test
  void aJapaneseFontOfThisMachineIsTakenWithItsOwnBold() {
    ChartFonts fonts = ChartFonts.find();
    assumeTrue(fonts.japanese(), "skipped: this machine has no Japanese TrueType font");
    assertThat(fonts.notice()).isEmpty();
    assertThat(fonts.regular().has("並列度と応答時間")).isTrue();
    assertThat(fonts.bold().has("並列度と応答時間")).isTrue();
    assertThat(fonts.bold().at(9).isBold()).as("never smeared by Java2D").isFalse();
  }

  @Test
  void aTextGoesToAFaceThatHasAllOfIt() {
    ChartFonts fonts = ChartFonts.builtIn();
    assertThat(fonts.faceFor("plain", true)).isSameAs(fonts.bold());
    assertThat(fonts.faceFor("天秤", false)).isSameAs(fonts.regular());
  }

  @Test
  void theConfigurationForAFontlessJavaNamesTheFont() {
    assertThat(FontlessJava.properties(Path.of("/tmp/x.ttf")))
        .startsWith("version=1\n")
        .contains("dialog.plain.latin-1=only\n")
        .endsWith("filename.only=/tmp/x.ttf\n");
  }

  private Path liberation(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    try (InputStream in =
        PDFont.class.getResourceAsStream(
            "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf")) {
      Files.copy(in, file);
    }
    return file;
  }
}
