package org.tenbin.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.tenbin.chart.Drawing;
import org.tenbin.chart.Language;
import org.tenbin.chart.LinesChart;
import org.tenbin.chart.PdfWriter;
import org.tenbin.chart.PngWriter;
import org.tenbin.chart.SvgWriter;
import org.tenbin.chart.Theme;
import org.tenbin.chart.font.ChartFonts;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Figure;

/**
 * Writes a report: each figure as PNG and PDF, <code>report.pdf</code> and <code>report.html</code>
 * .
 */
public final class ReportWriter {
  private static final double PIXELS_PER_POINT = 96.0 / 72.0;
  private static final double PAGE_WIDTH_POINTS = 400;

  private final Campaign campaign;
  private final ChartFonts fonts;
  private final Words words;

  /**
   * Prepares a report.
   *
   * @param language tag of the wanted language; English where the fonts lack its letters
   */
  public ReportWriter(Campaign campaign, ChartFonts fonts, String language) {
    this.campaign = campaign;
    this.fonts = fonts;
    this.words = Words.of(fonts.japanese() ? language : "en");
  }

  /**
   * Writes all files.
   *
   * @param folder an existing folder
   * @return the files' paths, in the order in which they were written
   */
  public List<Path> write(Path folder, FileSystem fs) throws IOException {
    List<Path> written = new ArrayList<>();
    List<DrawnFigure> figures = figures();
    for (DrawnFigure figure : figures) {
      written.add(
          file(fs, folder, figure.file() + ".png", out -> PngWriter.write(figure.drawing(), out)));
      written.add(
          file(fs, folder, figure.file() + ".pdf", out -> PdfWriter.write(figure.drawing(), out)));
    }
    String title = campaign.experiment().title().in(words.language());
    String page =
        new ReportPage(
                campaign,
                figures,
                words,
                style("report.css") + style("print.css"),
                ReportWriter::printed)
            .xhtml();
    written.add(
        file(fs, folder, "report.pdf", out -> PdfReport.write(page, title, figures, fonts, out)));
    String web =
        "<!DOCTYPE html>\n"
            + new ReportPage(
                    campaign,
                    figures,
                    words,
                    style("report.css") + style("web.css"),
                    ReportWriter::onTheWeb)
                .xhtml();
    written.add(
        file(fs, folder, "report.html", out -> out.write(web.getBytes(StandardCharsets.UTF_8))));
    return written;
  }

  private List<DrawnFigure> figures() {
    List<Figure> specified = campaign.experiment().figures();
    List<Figure> wanted = specified.isEmpty() ? DefaultFigures.of(campaign) : specified;
    Theme theme =
        new Theme(
            fonts,
            words.language().equals("ja") ? Language.JAPANESE : Language.ENGLISH,
            seriesOrder(wanted));
    List<DrawnFigure> drawn = new ArrayList<>();
    for (Figure figure : wanted) {
      LinesChart chart = new LinesFigure(campaign, figure, words).chart();
      String caption =
          figure.caption() == null
              ? chart.caption().title()
              : figure.caption().in(words.language());
      drawn.add(new DrawnFigure(figure.file(), caption, new Drawing(chart, theme)));
    }
    return drawn;
  }

  /** Levels of all series factors: a level keeps its colour through the report. */
  private List<String> seriesOrder(List<Figure> figures) {
    return figures.stream()
        .map(Figure::series)
        .filter(name -> name != null)
        .distinct()
        .flatMap(
            name -> {
              Factor factor = campaign.factor(name);
              return campaign.levels(name).stream()
                  .map(level -> factor.levelLabel(level, words.language()));
            })
        .distinct()
        .toList();
  }

  private static void printed(Markup markup, DrawnFigure figure, int number) {
    double height = PAGE_WIDTH_POINTS * figure.drawing().height() / figure.drawing().width();
    Map<String, String> attributes = new LinkedHashMap<>();
    attributes.put("type", PdfReport.CHART_TYPE);
    attributes.put(PdfReport.CHART_INDEX, Integer.toString(number - 1));
    attributes.put("class", "chart");
    attributes.put(
        "style",
        String.format(
            Locale.ROOT,
            "width:%.2fpx;height:%.2fpx",
            PAGE_WIDTH_POINTS * PIXELS_PER_POINT,
            height * PIXELS_PER_POINT));
    markup.element("object", attributes, () -> {});
  }

  private static void onTheWeb(Markup markup, DrawnFigure figure, int number) {
    markup.raw(SvgWriter.write(figure.drawing(), "f" + number + "-"));
  }

  private static String style(String name) throws IOException {
    try (InputStream in = ReportWriter.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("the style sheet " + name + " is missing from the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Writes the content of a file. */
  @FunctionalInterface
  private interface FileContent {
    void write(OutputStream out) throws IOException;
  }

  private static Path file(FileSystem fs, Path folder, String name, FileContent content)
      throws IOException {
    Path path = new Path(folder, name);
    try (OutputStream out = fs.create(path, false)) {
      content.write(out);
    }
    return path;
  }
}
