/** Accounting of batch systems: which job ran where and when, and which was killed. */
package org.tenbin.log.accounting;
