/**
 * Log formats. {@code LogFormat} is the registry; every format lives in a package of its own and
 * turns the bytes of a file into requests, measurements, histograms or events, and what it cannot
 * use into rejects. Nothing is dropped silently: each framed record is used, rejected or skipped.
 *
 * <p>A warning is one of these fates where it is about a record: what contradicts other records
 * (Locust's total beside its rows) or itself is a reject, what stands there twice and can be one
 * only is skipped as a duplicate. A doubt about records that are used all the same, such as rows
 * that were perhaps joined twice, has no fate of its own; it is an event with a count.
 */
package org.tenbin.log;
