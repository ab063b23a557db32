package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tenbin.experiment.Host;
import org.tenbin.experiment.LocalText;
import org.tenbin.summary.Table;

/** The machines: as the experiment describes them, and as their logs do. */
record EnvironmentSection(Campaign campaign) implements Section {
  /** So many machines stand side by side; more are listed below each other. */
  private static final int MOST_COLUMNS = 4;

  private static final double BYTES_PER_GIB = 1L << 30;

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
      row.add(fact(page, fact));
      for (Host host : hosts) {
        LocalText value = host.facts().get(fact);
        row.add(value == null ? "" : value.in(page.words().language()));
      }
      rows.add(row);
    }
    page.table(title, head, head.size(), rows);
  }

  private void found(Page page) {
    Map<String, Map<String, Set<String>>> hosts = new TreeMap<>();
    Set<String> facts = new TreeSet<>();
    for (Map<String, String> row : campaign.rows(Table.HOSTS)) {
      facts.add(row.get("fact"));
      hosts
          .computeIfAbsent(row.get("host"), h -> new TreeMap<>())
          .computeIfAbsent(row.get("fact"), f -> new TreeSet<>())
          .add(value(row));
    }
    if (hosts.isEmpty()) {
      return;
    }
    boolean sideBySide = hosts.size() <= MOST_COLUMNS;
    List<String> head = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    if (sideBySide) {
      head.add(page.say("report.host"));
      head.addAll(hosts.keySet());
      for (String fact : facts) {
        List<String> row = new ArrayList<>(List.of(fact(page, fact)));
        hosts.values().forEach(known -> row.add(all(page, known.getOrDefault(fact, Set.of()))));
        rows.add(row);
      }
    } else {
      head.addAll(
          List.of(page.say("report.host"), page.say("report.fact"), page.say("report.value")));
      hosts.forEach(
          (host, known) ->
              known.forEach(
                  (fact, values) -> rows.add(List.of(host, fact(page, fact), all(page, values)))));
    }
    page.table(page.say("report.hosts.found"), head, head.size(), rows);
  }

  private static String fact(Page page, String name) {
    return page.words().textOr("fact." + name, name.replace('_', ' '));
  }

  private static String all(Page page, Set<String> values) {
    return String.join(page.say("list.separator"), values);
  }

  /** The value of a fact; amounts of memory as people write them. */
  private static String value(Map<String, String> row) {
    String value = row.get("value");
    return row.get("fact").endsWith("_bytes") && value.matches("\\d{1,18}")
        ? Shown.fixed(Long.parseLong(value) / BYTES_PER_GIB, 1) + " GiB"
        : value;
  }
}
