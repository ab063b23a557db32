package org.tenbin.report;

import java.util.List;

/** The questions of the experiment, answered. */
record FindingsSection(List<Finding> findings) implements Section {
  FindingsSection {
    findings = List.copyOf(findings);
  }

  @Override
  public String key() {
    return "findings";
  }

  @Override
  public boolean isEmpty() {
    return findings.isEmpty();
  }

  @Override
  public void write(Page page) {
    for (Finding finding : findings) {
      page.subheading(finding.question());
      page.list(finding.sentences());
      for (FindingTable table : finding.tables()) {
        page.table(table.title(), table.head(), table.textColumns(), table.rows());
      }
    }
  }
}
