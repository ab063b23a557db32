/** Transactions of pgbench. */
package org.tenbin.log.pgbench;
