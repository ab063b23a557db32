/**
 * What the readers of measurements share: a tool's text, JSON or CSV goes in record by record, and
 * {@link org.tenbin.log.measure.Results} collects what each record yields and settles its fate. A
 * tool's reader is then little more than a list of what its lines mean.
 *
 * <p>Percentiles, minima, maxima and averages without counts are kept as measurements of their own
 * run and under names of their own ({@link org.tenbin.log.measure.Percentiles}); nothing here, nor
 * any table behind it, merges them into a percentile or average of several runs.
 */
package org.tenbin.log.measure;
