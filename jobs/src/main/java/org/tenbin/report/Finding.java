package org.tenbin.report;

import java.util.List;
import java.util.Optional;
import org.tenbin.chart.Chart;

/**
 * The answer to a question.
 *
 * @param question as asked
 * @param sentences the answer, each sentence computed
 * @param head head of the table of comparisons
 * @param rows its rows; empty where the sentences say all
 * @param chart the comparisons as a chart
 */
record Finding(
    String question,
    List<String> sentences,
    List<String> head,
    List<List<String>> rows,
    Optional<Chart> chart) {
  Finding {
    sentences = List.copyOf(sentences);
    head = List.copyOf(head);
    rows = rows.stream().map(List::copyOf).toList();
  }
}
