/**
 * What formats with one record a line share: framing, the fate of each record, and numbers with
 * units. Such a format is a {@link org.tenbin.log.lines.LineFormat} with a parser of its own.
 */
package org.tenbin.log.lines;
