/**
 * Statistics for conclusions. Pure functions over arrays and small records: nothing here reads a
 * file or knows of Hadoop. The sample is always the run, never the request and never the client of
 * one run, since those share a server.
 *
 * <p>{@link org.tenbin.stats.Comparisons} answers a family of {@link org.tenbin.stats.Contrast}s,
 * each with a {@link org.tenbin.stats.Compared} (verdict, ratio, interval, tests, sizes) or a
 * {@link org.tenbin.stats.NotComparable} (why). The estimators behind it can be used alone: {@link
 * org.tenbin.stats.Summary}, {@link org.tenbin.stats.WelchRatio}, {@link
 * org.tenbin.stats.PairedRatios}, {@link org.tenbin.stats.MannWhitney}, {@link
 * org.tenbin.stats.WilcoxonSignedRank}, {@link org.tenbin.stats.Holm}, {@link
 * org.tenbin.stats.CliffsDelta}, {@link org.tenbin.stats.Equivalence}, {@link
 * org.tenbin.stats.Bootstrap}. {@link org.tenbin.stats.Confounding} names factors that cannot be
 * told apart, {@link org.tenbin.stats.DecimalRatio} rounds published ratios.
 */
package org.tenbin.stats;
