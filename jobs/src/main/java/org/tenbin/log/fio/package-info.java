/** Latency logs of fio. */
package org.tenbin.log.fio;
