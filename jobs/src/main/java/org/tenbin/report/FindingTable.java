package org.tenbin.report;

import java.util.List;

/**
 * A table of a finding.
 *
 * @param title what stands above it
 * @param head its head
 * @param textColumns how many columns from the left hold text
 * @param rows its rows, at least one
 */
record FindingTable(String title, List<String> head, int textColumns, List<List<String>> rows) {
  FindingTable {
    head = List.copyOf(head);
    rows = rows.stream().map(List::copyOf).toList();
  }
}
