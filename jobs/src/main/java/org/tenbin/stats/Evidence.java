package org.tenbin.stats;

import java.util.Optional;
import org.tenbin.log.Better;

/**
 * All that one contrast shows before the family is considered.
 *
 * @param fallback the test that decides where the rank test cannot; empty where there is none
 * @param needsInterval whether a verdict also needs the interval to leave out 1
 */
record Evidence(
    Better better,
    RatioEstimate estimate,
    TestResult rankTest,
    Optional<TestResult> fallback,
    boolean needsInterval,
    double delta,
    int candidateRuns,
    int baselineRuns,
    Optional<Equivalence> equivalence)
    implements Examined {}
