/**
 * Statistics for conclusions: confidence intervals, tests, effect sizes, scaling laws. Pure
 * functions over arrays; the sample is always the run, never the request.
 */
package org.tenbin.stats;
