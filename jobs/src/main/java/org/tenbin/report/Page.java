package org.tenbin.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Factor;

/** What the sections of the report write on: markup, words, and the numbering of tables. */
final class Page {
  /** Text up to that length stands on one line, so that wide tables do not squeeze names. */
  private static final int SHORT = 16;

  /** Numbers with their interval, and verdicts, stand on one line up to that length. */
  private static final int SHORT_NUMBER = 24;

  /** A table of more columns is set smaller, so that none runs off the page. */
  private static final int MANY_COLUMNS = 9;

  /** A table of so many rows or fewer stands on one page, together with its caption. */
  private static final int SHORT_TABLE = 24;

  private final Campaign campaign;
  private final Words words;
  private final Markup markup;
  private int tables;

  Page(Campaign campaign, Words words, Markup markup) {
    this.campaign = campaign;
    this.words = words;
    this.markup = markup;
  }

  Campaign campaign() {
    return campaign;
  }

  Words words() {
    return words;
  }

  Markup markup() {
    return markup;
  }

  /** Text of the words, with values in their places. */
  String say(String key, Object... values) {
    return words.text(key, values);
  }

  /** Text about so many things, with values in their places. */
  String sayCounted(String key, long count, Object... values) {
    return words.counted(key, count, values);
  }

  void paragraph(String text) {
    markup.element("p", text);
  }

  void subheading(String text) {
    markup.element("h3", text);
  }

  /** A bulleted list. */
  void list(List<String> items) {
    if (!items.isEmpty()) {
      markup.element("ul", () -> items.forEach(item -> markup.element("li", item)));
    }
  }

  /** What a reader sees for the level that a row or cell has of a factor. */
  String level(Factor factor, String level) {
    return factor.levelLabel(level, words.language());
  }

  /** Labels of a cell's levels of the given factors. */
  List<String> levels(Cell cell, List<Factor> factors) {
    return factors.stream().map(f -> level(f, cell.level(f.name()).orElse(""))).toList();
  }

  /** Labels of factors, for the head of a table. */
  List<String> labels(List<Factor> factors) {
    return factors.stream().map(f -> f.label().in(words.language())).toList();
  }

  /**
   * A numbered table; its head is repeated on each page.
   *
   * @param textColumns how many columns from the left hold text
   */
  void table(String title, List<String> head, int textColumns, List<List<String>> rows) {
    table(title, head.size() > MANY_COLUMNS ? "wide many" : "wide", head, textColumns, rows);
  }

  /** A numbered table set small, with most of its width for the first column: names of files. */
  void tableOfFiles(String title, List<String> head, List<List<String>> rows) {
    table(title, "wide many files", head, 1, rows);
  }

  private void table(
      String title, String look, List<String> head, int textColumns, List<List<String>> rows) {
    tables++;
    String simulated = campaign.isSimulated() ? say("report.table.simulated") : "";
    String caption = say("report.table", tables) + ": " + title + simulated;
    markup.element(
        "div",
        Map.of("class", rows.size() <= SHORT_TABLE ? "together" : "long"),
        () -> {
          markup.element("p", Map.of("class", "caption above"), caption);
          markup.element(
              "div",
              Map.of("class", look),
              () -> markup.element("table", () -> rows(head, textColumns, rows)));
        });
  }

  private void rows(List<String> head, int textColumns, List<List<String>> rows) {
    markup.element("thead", () -> markup.element("tr", () -> head(head, textColumns)));
    markup.element(
        "tbody", () -> rows.forEach(row -> markup.element("tr", () -> cells(row, textColumns))));
  }

  private void head(List<String> values, int textColumns) {
    for (int i = 0; i < values.size(); i++) {
      List<String> lines = Phrases.lines(values.get(i));
      Map<String, String> attributes = new LinkedHashMap<>();
      attributes.put("scope", "col");
      String kept = Phrases.isUnspaced(values.get(i)) ? "short" : "";
      classes(attributes, i < textColumns ? "text" : "", kept);
      markup.element(
          "th",
          attributes,
          () -> {
            markup.text(lines.get(0));
            for (String line : lines.subList(1, lines.size())) {
              markup.element("br", () -> {});
              markup.text(line);
            }
          });
    }
  }

  private void cells(List<String> values, int textColumns) {
    for (int i = 0; i < values.size(); i++) {
      boolean text = i < textColumns;
      int longest = text ? SHORT : SHORT_NUMBER;
      Map<String, String> attributes = new LinkedHashMap<>();
      boolean kept = Phrases.width(values.get(i)) <= longest && (text || !isPlain(values.get(i)));
      classes(attributes, text ? "text" : "", kept ? "short" : "");
      markup.element("td", attributes, values.get(i));
    }
  }

  /** A number without a place to break. */
  private static boolean isPlain(String value) {
    return value.chars().allMatch(c -> c > ' ' && c < 0x80 && c != '-' && c != '/');
  }

  private static void classes(Map<String, String> attributes, String... names) {
    String all = String.join(" ", names).strip();
    if (!all.isEmpty()) {
      attributes.put("class", all);
    }
  }
}
