package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import org.tenbin.stats.Compared;
import org.tenbin.stats.Comparison;
import org.tenbin.stats.Verdict;

/**
 * How many of some comparisons came to which verdict, in words; verdicts that none has are not
 * named.
 */
final class VerdictCounts {
  private VerdictCounts() {}

  static String of(List<Comparison> answers, Words words) {
    List<Compared> compared = compared(answers);
    List<String> counts = new ArrayList<>();
    for (Verdict verdict : Verdict.values()) {
      long count = compared.stream().filter(c -> c.verdict() == verdict).count();
      if (count > 0) {
        counts.add(words.share("count." + verdict, count, answers.size(), count, answers.size()));
      }
    }
    int rest = answers.size() - compared.size();
    if (rest > 0) {
      counts.add(words.share("count.NOT_COMPARABLE", rest, answers.size(), rest, answers.size()));
    }
    return String.join(words.text("count.separator"), counts);
  }

  static List<Compared> compared(List<Comparison> answers) {
    return answers.stream().filter(Compared.class::isInstance).map(Compared.class::cast).toList();
  }
}
