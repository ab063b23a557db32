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
import java.util.function.UnaryOperator;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.tenbin.chart.PdfWriter;
import org.tenbin.chart.PngWriter;
import org.tenbin.chart.SvgWriter;
import org.tenbin.chart.font.ChartFonts;

/**
 * Writes a report: each figure as PNG and PDF, <code>report.pdf</code> and <code>report.html</code>
 * .
 */
public final class ReportWriter {
  private static final double PIXELS_PER_POINT = 96.0 / 72.0;
  private static final double PAGE_WIDTH_POINTS = 400;

  /** What a page has for a figure, its caption below it: a higher one would be cut at the end. */
  private static final double PAGE_HEIGHT_POINTS = 620;

  private final Campaign campaign;
  private final ChartFonts fonts;
  private final Words words;
  private final String command;

  /**
   * Prepares a report.
   *
   * @param language tag of the wanted language; English where the fonts lack its letters
   * @param command the program and its arguments, as typed; empty if that is not known
   */
  public ReportWriter(Campaign campaign, ChartFonts fonts, String language, String command) {
    this.campaign = campaign;
    this.fonts = fonts;
    this.words = Words.of(fonts.japanese() ? language : "en");
    this.command = command;
  }

  /**
   * Writes all files.
   *
   * @param folder an existing folder
   * @return the files' paths, in the order in which they were written
   */
  public List<Path> write(Path folder, FileSystem fs) throws IOException {
    QuietLibraries.hush();
    List<Path> written = new ArrayList<>();
    List<Finding> findings = new Findings(campaign, words).all();
    List<DrawnFigure> figures = new FigureMaker(campaign, fonts, words).draw(findings);
    for (DrawnFigure figure : figures) {
      if (figure.onlyInReport()) {
        continue;
      }
      written.add(
          file(fs, folder, figure.file() + ".png", out -> PngWriter.write(figure.drawing(), out)));
      written.add(
          file(fs, folder, figure.file() + ".pdf", out -> PdfWriter.write(figure.drawing(), out)));
    }
    String title = campaign.experiment().title().in(words.language());
    String description = campaign.experiment().description().in(words.language());
    String subject = description.isBlank() ? words.text("report.kind") : description;
    String page =
        page(
            figures,
            findings,
            ReportWriter::printed,
            style("report.css") + style("print.css") + runningHead(),
            fonts::showable);
    written.add(
        file(
            fs,
            folder,
            "report.pdf",
            out -> PdfReport.write(page, title, subject, figures, fonts, out)));
    String web =
        "<!DOCTYPE html>\n"
            + page(
                figures,
                findings,
                ReportWriter::onTheWeb,
                style("report.css") + style("web.css"),
                UnaryOperator.identity());
    written.add(
        file(fs, folder, "report.html", out -> out.write(web.getBytes(StandardCharsets.UTF_8))));
    return written;
  }

  private String page(
      List<DrawnFigure> figures,
      List<Finding> findings,
      FiguresSection.FigureMarkup figureMarkup,
      String styles,
      UnaryOperator<String> legible) {
    List<Section> sections =
        List.of(
            new MethodSection(campaign),
            new EnvironmentSection(campaign),
            new FiguresSection(figures, figureMarkup),
            new FindingsSection(findings),
            new MeasurementsSection(campaign),
            new CellsSection(campaign),
            new QualitySection(campaign),
            new SteadinessSection(campaign),
            new InputsSection(campaign),
            new AppendixSection(campaign, command));
    return new ReportPage(campaign, sections, figures, words, styles, legible).xhtml();
  }

  /** On each page of a report on simulated requests stands that they are. */
  private String runningHead() {
    return campaign.isSimulated()
        ? "@page { @top-right { content: '"
            + words.text("report.simulated.mark")
            + "'; font: 8pt 'R'; color: #B34E00 } }"
        : "";
  }

  private static void printed(Markup markup, DrawnFigure figure, int number) {
    double shape = figure.drawing().height() / figure.drawing().width();
    double height = Math.min(PAGE_HEIGHT_POINTS, PAGE_WIDTH_POINTS * shape);
    Map<String, String> attributes = new LinkedHashMap<>();
    attributes.put("type", PdfReport.CHART_TYPE);
    attributes.put(PdfReport.CHART_INDEX, Integer.toString(number - 1));
    attributes.put("class", "chart");
    attributes.put("alt", figure.drawing().title() + ". " + figure.drawing().description());
    attributes.put(
        "style",
        String.format(
            Locale.ROOT,
            "width:%.2fpx;height:%.2fpx",
            height / shape * PIXELS_PER_POINT,
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
