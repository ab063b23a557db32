package org.tenbin.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.PDXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tenbin.chart.font.ChartFonts;

class PdfWriterTest {
  private static final double PRINTED_WIDTH = 90 / 25.4 * 72;

  static Stream<Map.Entry<String, Chart>> kinds() {
    return Samples.all(Language.ENGLISH).entrySet().stream();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void pageIsTheDrawingAndFontsAreEmbeddedSubsets(Map.Entry<String, Chart> kind)
      throws IOException {
    Drawing drawing = Drawn.drawing(kind.getValue());
    byte[] pdf = Drawn.pdf(drawing);
    try (PDDocument document = Loader.loadPDF(pdf)) {
      assertThat(document.getNumberOfPages()).isEqualTo(1);
      PDRectangle page = document.getPage(0).getMediaBox();
      assertThat((double) page.getWidth()).isEqualTo(Theme.WIDTH);
      assertThat((double) page.getHeight()).isCloseTo(drawing.height(), within(0.01));
      Set<PDFont> fonts = new HashSet<>();
      collect(document.getPage(0).getResources(), fonts);
      assertThat(fonts).isNotEmpty();
      assertThat(fonts).allMatch(PDFont::isEmbedded);
      assertThat(fonts).allMatch(font -> font.getName().matches("[A-Z]{6}\\+.*"));
      assertThat(document.getDocumentInformation().getTitle()).isEqualTo(drawing.title());
    }
    assertThat(pdf.length).as("small enough to send").isLessThan(60_000);
  }

  private static void collect(PDResources resources, Set<PDFont> fonts) throws IOException {
    for (COSName name : resources.getFontNames()) {
      fonts.add(resources.getFont(name));
    }
    for (COSName name : resources.getXObjectNames()) {
      PDXObject object = resources.getXObject(name);
      assertThat(object).as("vectors only").isNotInstanceOf(PDImageXObject.class);
      if (object instanceof PDFormXObject form && form.getResources() != null) {
        collect(form.getResources(), fonts);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void allTextIsTextAndAtLeastSixPointsWhenPrintedNinetyMillimetresWide(
      Map.Entry<String, Chart> kind) throws IOException {
    byte[] pdf = Drawn.pdf(Drawn.drawing(kind.getValue()));
    assertThat(Drawn.positions(pdf))
        .hasSizeGreaterThan(60)
        .allSatisfy(text -> assertThat(size(text) * PRINTED_WIDTH / Theme.WIDTH).isGreaterThan(6));
    String whole = Drawn.text(pdf).replaceAll("\\s+", " ");
    Caption caption = kind.getValue().caption();
    assertThat(whole)
        .contains(caption.title())
        .contains(caption.subtitle())
        .contains(caption.source());
  }

  private static double size(TextPosition text) {
    return text.getTextMatrix().getScalingFactorY();
  }

  @Test
  void axisTitlesAreTextTooAlthoughTurned() throws IOException {
    StringBuilder letters = new StringBuilder();
    Drawn.positions(Drawn.pdf(Drawn.drawing(lines())))
        .forEach(position -> letters.append(position.getUnicode()));
    assertThat(letters.toString().replaceAll("\\s+", "")).contains("Meanelapsedtime[s]");
  }

  @Test
  void equalDrawingsGiveEqualBytesInEveryLocaleAndTimeZone() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    byte[] here = Drawn.pdf(Drawn.drawing(lines()));
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
      assertThat(Drawn.pdf(Drawn.drawing(lines()))).isEqualTo(here);
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  @Test
  void japaneseIsTextToo() throws IOException {
    ChartFonts fonts = ChartFonts.find();
    assumeTrue(fonts.japanese(), "skipped: this machine has no Japanese TrueType font");
    Chart chart = Samples.all(Language.JAPANESE).get("lines");
    byte[] pdf = Drawn.pdf(new Drawing(chart, Theme.of(fonts, Language.JAPANESE)));
    assertThat(Drawn.text(pdf)).contains("コア数が多いサーバーの読み込み実験結果").contains("クライアントノード数");
  }

  @Test
  void ligaturesDoNotHideWordsFromASearch() throws IOException {
    Chart chart =
        new LinesChart(
            new Caption("The first figure of a difficult definition", "", ""),
            Axis.fromZero("x", ""),
            Axis.fromZero("y", ""),
            List.of(new Series("a", List.of(Point.of(1, 1)))),
            LinesChart.Intervals.BARS);
    byte[] pdf = Drawn.pdf(new Drawing(chart, Theme.of(ChartFonts.find(), Language.ENGLISH)));
    assertThat(Drawn.text(pdf)).contains("The first figure of a difficult definition");
  }

  private static Chart lines() {
    return Samples.all(Language.ENGLISH).get("lines");
  }
}
