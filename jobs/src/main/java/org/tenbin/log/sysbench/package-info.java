/** Output of sysbench. */
package org.tenbin.log.sysbench;
