package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.tenbin.experiment.Host;
import org.tenbin.experiment.LocalText;
import org.tenbin.summary.Table;

/** The machines: as the experiment describes them, and as their logs do. */
record EnvironmentSection(Campaign campaign) implements Section {
  @Override
  public String key() {
    return "environment";
  }

  @Override
  public boolean isEmpty() {
    return campaign.experiment().hosts().isEmpty() && campaign.rows(Table.HOSTS).isEmpty();
  }

  @Override
  public void write(Page page) {
    for (String role : List.of("server", "client")) {
      List<Host> hosts =
          campaign.experiment().hosts().stream().filter(h -> h.role().equals(role)).toList();
      if (!hosts.isEmpty()) {
        described(page, page.say("report.hosts." + role), hosts);
      }
    }
    found(page);
  }

  private static void described(Page page, String title, List<Host> hosts) {
    Set<String> facts = new LinkedHashSet<>();
    hosts.forEach(h -> facts.addAll(h.facts().keySet()));
    List<String> head = new ArrayList<>(List.of(page.say("report.host")));
    hosts.forEach(h -> head.add(h.name()));
    List<List<String>> rows = new ArrayList<>();
    for (String fact : facts) {
      List<String> row = new ArrayList<>();
      row.add(page.words().textOr("fact." + fact, fact));
      for (Host host : hosts) {
        LocalText value = host.facts().get(fact);
        row.add(value == null ? "" : value.in(page.words().language()));
      }
      rows.add(row);
    }
    page.table(title, head, head.size(), rows);
  }

  private void found(Page page) {
    Map<String, List<String>> rows = new TreeMap<>();
    for (Map<String, String> row : campaign.rows(Table.HOSTS)) {
      List<String> shown = List.of(row.get("host"), row.get("fact"), row.get("value"));
      rows.put(String.join("\n", shown), shown);
    }
    if (!rows.isEmpty()) {
      List<String> head =
          List.of(page.say("report.host"), page.say("report.fact"), page.say("report.value"));
      page.table(page.say("report.hosts.found"), head, 3, List.copyOf(rows.values()));
    }
  }
}
