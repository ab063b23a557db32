package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tenbin.summary.Table;
import org.tenbin.summary.Verdict;

/** The first page: what was examined, when, and how much of it there is. */
record CoverSection(Campaign campaign) {
  void write(Page page) {
    Markup markup = page.markup();
    markup.element("div", Map.of("class", "cover"), () -> content(page, markup));
  }

  private void content(Page page, Markup markup) {
    String language = page.words().language();
    markup.element("p", Map.of("class", "kind"), page.say("report.kind"));
    markup.element("h1", campaign.experiment().title().in(language));
    String description = campaign.experiment().description().in(language);
    if (!description.isBlank()) {
      markup.element("p", Map.of("class", "abstract"), description);
    }
    if (campaign.isSimulated()) {
      markup.element("p", Map.of("class", "simulated"), page.say("report.simulated"));
    }
    markup.element(
        "table",
        Map.of("class", "facts"),
        () ->
            markup.element(
                "tbody",
                () ->
                    facts(page)
                        .forEach(
                            fact ->
                                markup.element(
                                    "tr",
                                    () -> {
                                      markup.element("th", Map.of("scope", "row"), fact.get(0));
                                      markup.element("td", fact.get(1));
                                    }))));
  }

  private List<List<String>> facts(Page page) {
    List<List<String>> facts = new ArrayList<>();
    facts.add(List.of(page.say("report.experiment"), campaign.experiment().name()));
    String period = Period.of(campaign.runs(), page.words());
    if (!period.isEmpty()) {
      facts.add(List.of(page.say("report.period"), period));
    }
    facts.add(
        List.of(page.say("report.cells.count"), Shown.count(campaign.measuredCells().size())));
    if (!campaign.runs().isEmpty()) {
      facts.add(
          List.of(
              page.say("report.runs"),
              page.say(
                  "report.runs.judged",
                  Shown.count(campaign.runs().size()),
                  Shown.count(count(Verdict.VALID)),
                  Shown.count(count(Verdict.SUSPECT)),
                  Shown.count(count(Verdict.INVALID)))));
    }
    long requests = total("requests");
    if (requests > 0) {
      facts.add(List.of(page.say("report.requests"), Shown.count(requests)));
    }
    int measurements = campaign.rows(Table.MEASUREMENTS).size();
    if (measurements > 0) {
      facts.add(List.of(page.say("report.measurements"), Shown.count(measurements)));
    }
    facts.add(
        List.of(page.say("report.inputs.count"), Shown.count(campaign.rows(Table.INPUTS).size())));
    return facts;
  }

  private long total(String column) {
    return campaign.cells().stream()
        .map(row -> row.getOrDefault(column, ""))
        .filter(text -> !text.isEmpty())
        .mapToLong(Long::parseLong)
        .sum();
  }

  private long count(Verdict verdict) {
    return campaign.runs().stream().filter(run -> run.verdict() == verdict).count();
  }
}
