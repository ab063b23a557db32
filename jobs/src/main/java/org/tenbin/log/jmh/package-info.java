/** Results of JMH, the Java microbenchmark harness. */
package org.tenbin.log.jmh;
