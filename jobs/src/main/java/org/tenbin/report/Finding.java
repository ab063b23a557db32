package org.tenbin.report;

import java.util.List;
import java.util.Optional;
import org.tenbin.chart.Chart;

/**
 * The answer to a question.
 *
 * @param question as asked
 * @param sentences the answer, each sentence computed
 * @param tables the comparisons as tables; none where the sentences say all
 * @param chart the comparisons as a chart
 */
record Finding(
    String question, List<String> sentences, List<FindingTable> tables, Optional<Chart> chart) {
  Finding {
    sentences = List.copyOf(sentences);
    tables = List.copyOf(tables);
  }
}
