/**
 * What the fast readers of delimited text share: fields found in place, numbers read from bytes,
 * series looked up by the raw bytes of the columns that decide them. Nothing here allocates per
 * record.
 */
package org.tenbin.log.delimited;
