package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.util.VersionInfo;

/**
 * How the report was made, so that it can be made again.
 *
 * @param command the program and its arguments, as typed
 */
record AppendixSection(List<String> command) implements Section {
  AppendixSection {
    command = List.copyOf(command);
  }

  @Override
  public String key() {
    return "appendix";
  }

  @Override
  public void write(Page page) {
    List<List<String>> rows = new ArrayList<>();
    if (!command.isEmpty()) {
      rows.add(List.of(page.say("report.command"), String.join(" ", command)));
    }
    String version = AppendixSection.class.getPackage().getImplementationVersion();
    if (version != null) {
      rows.add(List.of("Tenbin", version));
    }
    rows.add(List.of("Hadoop", VersionInfo.getVersion()));
    rows.add(List.of("Java", System.getProperty("java.version")));
    page.table(
        page.say("report.appendix"),
        List.of(page.say("report.fact"), page.say("report.value")),
        2,
        rows);
  }
}
