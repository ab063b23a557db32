/** Tenbin's own request log: CSV with units in the column names, made to be split anywhere. */
package org.tenbin.log.nativecsv;
