/** Raw data and histograms of YCSB. */
package org.tenbin.log.ycsb;
