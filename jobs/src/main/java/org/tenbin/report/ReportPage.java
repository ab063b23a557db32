package org.tenbin.report;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The one template of the report: an XHTML document that becomes both the PDF and the web page. How
 * a figure is put in differs and is left to the caller.
 */
final class ReportPage {
  private final Campaign campaign;
  private final List<Section> sections;
  private final Words words;
  private final String styles;
  private final Markup markup;
  private final Page page;
  private final List<DrawnFigure> figures;

  /**
   * Prepares a page.
   *
   * @param sections the chapters, in order; empty ones are left out
   * @param figures the figures, for the contents
   * @param styles the style sheet
   * @param legible replaces what the page's fonts cannot show
   */
  ReportPage(
      Campaign campaign,
      List<Section> sections,
      List<DrawnFigure> figures,
      Words words,
      String styles,
      UnaryOperator<String> legible) {
    this.campaign = campaign;
    this.sections = sections.stream().filter(s -> !s.isEmpty()).toList();
    this.figures = List.copyOf(figures);
    this.words = words;
    this.styles = styles;
    markup = new Markup(legible);
    page = new Page(campaign, words, markup);
  }

  String xhtml() {
    String title = campaign.experiment().title().in(words.language());
    markup.element(
        "html",
        Map.of("xmlns", "http://www.w3.org/1999/xhtml", "lang", words.language()),
        () -> {
          markup.element("head", () -> head(title));
          markup.element("body", () -> body());
        });
    return markup.toString();
  }

  private void head(String title) {
    markup.element("meta", Map.of("charset", "UTF-8"), () -> {});
    markup.element(
        "meta",
        Map.of("name", "viewport", "content", "width=device-width, initial-scale=1"),
        () -> {});
    markup.element("title", title);
    String description = campaign.experiment().description().in(words.language());
    markup.element(
        "meta",
        Map.of("name", "description", "content", description.isBlank() ? title : description),
        () -> {});
    markup.element("style", () -> markup.raw(styles));
    markup.element(
        "bookmarks",
        () -> {
          for (Section section : sections) {
            markup.element(
                "bookmark",
                Map.of("name", heading(section), "href", "#" + section.key()),
                () -> {});
          }
        });
  }

  private String heading(Section section) {
    return words.text("report." + section.key());
  }

  private void body() {
    new CoverSection(campaign).write(page);
    new ContentsList(sections, figures).write(page);
    for (Section section : sections) {
      markup.element("h2", Map.of("id", section.key()), heading(section));
      section.write(page);
    }
  }
}
