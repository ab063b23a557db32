package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.util.VersionInfo;

/**
 * How the report was made, so that it can be made again.
 *
 * @param campaign what is reported
 * @param command the program and its arguments, as typed
 */
record AppendixSection(Campaign campaign, String command) implements Section {
  @Override
  public String key() {
    return "appendix";
  }

  @Override
  public void write(Page page) {
    List<List<String>> rows = new ArrayList<>();
    for (String made : campaign.commands()) {
      rows.add(List.of(page.say("report.command.summary"), made));
    }
    if (!command.isBlank()) {
      rows.add(List.of(page.say("report.command"), command));
    }
    rows.add(List.of(page.say("report.inputs.checksum"), InputFiles.of(campaign).checksum()));
    String version = AppendixSection.class.getPackage().getImplementationVersion();
    if (version != null) {
      rows.add(List.of("Tenbin", version));
    }
    rows.add(List.of("Hadoop", VersionInfo.getVersion()));
    rows.add(List.of("Java", System.getProperty("java.version")));
    rows.add(
        List.of(
            page.say("fact.os"),
            System.getProperty("os.name") + ", " + System.getProperty("os.arch")));
    page.table(
        page.say("report.appendix"),
        List.of(page.say("report.fact"), page.say("report.value")),
        2,
        rows);
  }
}
