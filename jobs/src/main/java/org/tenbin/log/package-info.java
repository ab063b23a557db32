/**
 * Log formats. {@code LogFormat} is the registry; every format lives in a package of its own and
 * turns the bytes of a file into requests, measurements, histograms or events, and what it cannot
 * use into rejects. Nothing is dropped silently: each framed record is used, rejected or skipped.
 */
package org.tenbin.log;
