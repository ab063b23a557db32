package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tenbin.experiment.Factor;
import org.tenbin.summary.Table;
import org.tenbin.summary.Verdict;

/**
 * The one template of the report: an XHTML document that becomes both the PDF and the web page. How
 * a figure is put in differs and is left to the caller.
 */
final class ReportPage {
  /** Puts a figure into the page. */
  @FunctionalInterface
  interface FigureMarkup {
    void write(Markup markup, DrawnFigure figure, int number);
  }

  private static final int MOST_INPUTS = 40;

  private static final List<String> CELL_COLUMNS =
      List.of(
          "runs",
          "requests",
          "errors",
          "latency_mean_ms",
          "latency_p50_ms",
          "latency_p99_ms",
          "elapsed_from_schedule_s",
          "throughput_per_s");

  private static final List<String> DEFINITIONS =
      List.of("latency", "percentile", "point", "elapsed", "throughput", "quality");

  private final Campaign campaign;
  private final List<DrawnFigure> figures;
  private final Words words;
  private final String styles;
  private final FigureMarkup figureMarkup;
  private final Markup markup = new Markup();

  ReportPage(
      Campaign campaign,
      List<DrawnFigure> figures,
      Words words,
      String styles,
      FigureMarkup figureMarkup) {
    this.campaign = campaign;
    this.figures = figures;
    this.words = words;
    this.styles = styles;
    this.figureMarkup = figureMarkup;
  }

  String xhtml() {
    String title = campaign.experiment().title().in(words.language());
    markup.element(
        "html",
        Map.of("xmlns", "http://www.w3.org/1999/xhtml", "lang", words.language()),
        () -> {
          markup.element("head", () -> head(title));
          markup.element("body", () -> body(title));
        });
    return markup.toString();
  }

  private void head(String title) {
    markup.element("meta", Map.of("charset", "UTF-8"), () -> {});
    markup.element(
        "meta",
        ordered("name", "viewport", "content", "width=device-width, initial-scale=1"),
        () -> {});
    markup.element("title", title);
    markup.element("style", () -> markup.raw(styles));
    markup.element(
        "bookmarks",
        () -> {
          for (String section : sections()) {
            markup.element(
                "bookmark",
                ordered("name", words.text("report." + section), "href", "#" + section),
                () -> {});
          }
        });
  }

  private static Map<String, String> ordered(String... pairs) {
    Map<String, String> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      map.put(pairs[i], pairs[i + 1]);
    }
    return map;
  }

  private List<String> sections() {
    List<String> sections = new ArrayList<>(List.of("method"));
    if (!figures.isEmpty()) {
      sections.add("figures");
    }
    sections.addAll(List.of("cells", "quality", "inputs"));
    return sections;
  }

  private void body(String title) {
    markup.element("h1", title);
    if (campaign.isSimulated()) {
      markup.element("p", Map.of("class", "simulated"), words.text("report.simulated"));
    }
    String description = campaign.experiment().description().in(words.language());
    if (!description.isBlank()) {
      markup.element("p", description);
    }
    markup.element("h2", words.text("report.contents"));
    markup.element(
        "ul",
        Map.of("class", "toc"),
        () -> {
          for (String section : sections()) {
            markup.element(
                "li",
                () ->
                    markup.element(
                        "a", Map.of("href", "#" + section), words.text("report." + section)));
          }
        });
    heading("method");
    for (String definition : DEFINITIONS) {
      markup.element("p", words.text("definition." + definition));
    }
    figures();
    cells();
    quality();
    inputs();
  }

  private void heading(String section) {
    markup.element("h2", Map.of("id", section), words.text("report." + section));
  }

  private void figures() {
    if (figures.isEmpty()) {
      return;
    }
    heading("figures");
    int number = 0;
    for (DrawnFigure figure : figures) {
      int own = ++number;
      markup.element(
          "div",
          ordered("class", "figure", "id", "figure-" + own),
          () -> {
            figureMarkup.write(markup, figure, own);
            markup.element(
                "p",
                Map.of("class", "caption"),
                words.text("report.figure", own) + ": " + figure.caption());
          });
    }
  }

  private void cells() {
    heading("cells");
    markup.element("p", words.text("report.cells.note"));
    List<Factor> factors = campaign.factors();
    List<String> columns =
        CELL_COLUMNS.stream()
            .filter(c -> campaign.cells().stream().anyMatch(row -> !row.get(c).isEmpty()))
            .toList();
    List<String> head = new ArrayList<>();
    factors.forEach(f -> head.add(f.label().in(words.language())));
    columns.forEach(c -> head.add(columnHead(c)));
    table(
        head,
        factors.size(),
        campaign.cells().stream()
            .map(
                row -> {
                  List<String> values = new ArrayList<>();
                  factors.forEach(
                      f -> values.add(f.levelLabel(row.get(f.name()), words.language())));
                  columns.forEach(c -> values.add(Figures.shown(row.get(c))));
                  return values;
                })
            .toList());
  }

  private String columnHead(String column) {
    Quantity quantity = Quantity.of(column, words);
    String label = words.textOr("report." + column, quantity.label());
    return quantity.unit().isEmpty() ? label : label + " [" + quantity.unit() + "]";
  }

  private void quality() {
    heading("quality");
    List<RunRow> runs = campaign.runs();
    markup.element(
        "p",
        words.text(
            "report.quality.summary",
            runs.size(),
            count(runs, Verdict.VALID),
            count(runs, Verdict.SUSPECT),
            count(runs, Verdict.INVALID)));
    List<RunRow> odd = runs.stream().filter(run -> run.verdict() != Verdict.VALID).toList();
    if (odd.isEmpty()) {
      markup.element("p", words.text("report.quality.none"));
      return;
    }
    List<Factor> factors = campaign.factors();
    List<String> head = new ArrayList<>();
    factors.forEach(f -> head.add(f.label().in(words.language())));
    head.add(words.text("report.run"));
    head.add(words.text("report.verdict"));
    head.add(words.text("report.reasons"));
    table(
        head,
        head.size(),
        odd.stream()
            .map(
                run -> {
                  List<String> values = new ArrayList<>();
                  factors.forEach(
                      f ->
                          values.add(
                              f.levelLabel(
                                  run.cell().level(f.name()).orElse(""), words.language())));
                  values.add(run.run());
                  values.add(run.verdict().word());
                  values.add(run.reasons());
                  return values;
                })
            .toList());
  }

  private static long count(List<RunRow> runs, Verdict verdict) {
    return runs.stream().filter(run -> run.verdict() == verdict).count();
  }

  private void inputs() {
    heading("inputs");
    List<Map<String, String>> inputs = campaign.rows(Table.INPUTS);
    long in = sum(inputs, "records_in");
    long used = sum(inputs, "used_requests") + sum(inputs, "used_other");
    long rejected = sum(inputs, "rejected");
    long skipped = sum(inputs, "skipped");
    markup.element(
        "p",
        inputs.size() > MOST_INPUTS
            ? words.text(
                "report.inputs.more", MOST_INPUTS, inputs.size(), in, used, rejected, skipped)
            : words.text("report.inputs.all", in, used, rejected, skipped));
    table(
        List.of(
            words.text("report.file"),
            words.text("report.bytes"),
            "CRC-32C",
            words.text("report.format"),
            words.text("report.records"),
            words.text("report.rejected"),
            words.text("report.skipped")),
        1,
        inputs.stream()
            .limit(MOST_INPUTS)
            .map(
                row ->
                    List.of(
                        row.get("file"),
                        row.get("bytes"),
                        row.get("crc32c"),
                        row.get("format"),
                        row.get("records_in"),
                        row.get("rejected"),
                        row.get("skipped")))
            .toList());
  }

  private static long sum(List<Map<String, String>> rows, String column) {
    return rows.stream().mapToLong(row -> Long.parseLong(row.get(column))).sum();
  }

  private void table(List<String> head, int textColumns, List<List<String>> rows) {
    markup.element(
        "table",
        () -> {
          markup.element("thead", () -> markup.element("tr", () -> cells("th", head, textColumns)));
          markup.element(
              "tbody",
              () -> rows.forEach(row -> markup.element("tr", () -> cells("td", row, textColumns))));
        });
  }

  private void cells(String tag, List<String> values, int textColumns) {
    for (int i = 0; i < values.size(); i++) {
      markup.element(tag, i < textColumns ? Map.of("class", "text") : Map.of(), values.get(i));
    }
  }
}
