package org.tenbin.report;

/**
 * One comparison of a question as it is asked of the statistics.
 *
 * @param whole with all levels
 * @param collapsed the levels that are left out as collapsed
 * @param asked without them
 */
record AskedCase(QuestionCase whole, Collapsed collapsed, QuestionCase asked) {
  static AskedCase of(QuestionCase whole, Collapsed collapsed) {
    return new AskedCase(whole, collapsed, whole.without(collapsed.levels()));
  }
}
