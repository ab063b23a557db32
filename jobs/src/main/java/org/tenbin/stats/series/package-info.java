/**
 * Series in their natural order: where a warm-up ends, where a line jitters about its trend, where
 * a system paused.
 */
package org.tenbin.stats.series;
