/**
 * What the readers of text share: one parser for numbers with and without units ({@link
 * org.tenbin.log.text.Numbers}, {@link org.tenbin.log.text.Quantity}, {@link
 * org.tenbin.log.text.Durations}), lines of any charset ({@link org.tenbin.log.text.TextLines}) and
 * JSON as tools really write it ({@link org.tenbin.log.text.JsonDocuments}). Everything is exact:
 * decimals are {@code BigDecimal}, times are whole nanoseconds.
 */
package org.tenbin.log.text;
