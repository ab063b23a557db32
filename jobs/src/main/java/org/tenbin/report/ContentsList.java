package org.tenbin.report;

import java.util.List;
import java.util.Map;

/** The table of contents: the chapters, and the figures below their chapter. */
record ContentsList(List<Section> sections, List<DrawnFigure> figures) {
  ContentsList {
    sections = List.copyOf(sections);
    figures = List.copyOf(figures);
  }

  void write(Page page) {
    Markup markup = page.markup();
    markup.element("h2", Map.of("class", "first"), page.say("report.contents"));
    markup.element(
        "ul",
        Map.of("class", "toc"),
        () -> {
          for (Section section : sections) {
            entry(markup, "chapter", section.key(), page.say("report." + section.key()));
            if (section instanceof FiguresSection) {
              int number = 0;
              for (DrawnFigure figure : figures) {
                number++;
                entry(
                    markup,
                    "entry",
                    "figure-" + number,
                    page.say("report.figure", number) + ": " + figure.caption());
              }
            }
          }
        });
  }

  private static void entry(Markup markup, String kind, String anchor, String text) {
    markup.element(
        "li", Map.of("class", kind), () -> markup.element("a", Map.of("href", "#" + anchor), text));
  }
}
