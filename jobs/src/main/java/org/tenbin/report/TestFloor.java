package org.tenbin.report;

/** The smallest p that a test could reach, whatever the data: it limits what an answer can show. */
record TestFloor(double least, double adjusted, int family) {
  /**
   * What the sizes allow.
   *
   * @param sizes such as "5 pairs of levels"
   */
  String least(String sizes, Words words) {
    return words.counted("finding.least", family, sizes, Shown.p(least), Shown.p(adjusted), family);
  }

  /** That the test could have shown no difference. */
  String noChance(Words words) {
    return words.counted("finding.no.chance", family, Shown.p(adjusted), family);
  }
}
