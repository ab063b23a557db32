/** Output of Go benchmarks. */
package org.tenbin.log.gobench;
