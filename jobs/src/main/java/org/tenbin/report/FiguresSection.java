package org.tenbin.report;

import java.util.List;
import java.util.Map;

/** The figures with their captions, and what the analysis says of each. */
record FiguresSection(List<DrawnFigure> figures, FigureMarkup figureMarkup) implements Section {
  /** Puts a figure into the page. */
  @FunctionalInterface
  interface FigureMarkup {
    void write(Markup markup, DrawnFigure figure, int number);
  }

  FiguresSection {
    figures = List.copyOf(figures);
  }

  @Override
  public String key() {
    return "figures";
  }

  @Override
  public boolean isEmpty() {
    return figures.isEmpty();
  }

  @Override
  public void write(Page page) {
    int number = 0;
    for (DrawnFigure figure : figures) {
      int own = ++number;
      page.markup()
          .element(
              "div",
              Map.of("class", "figure", "id", "figure-" + own),
              () -> {
                figureMarkup.write(page.markup(), figure, own);
                page.markup()
                    .element(
                        "p",
                        Map.of("class", "caption"),
                        page.say("report.figure", own) + ": " + figure.caption());
              });
      page.list(figure.remarks());
    }
  }
}
