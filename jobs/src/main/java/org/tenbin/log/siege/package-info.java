/** Transactions of Siege. */
package org.tenbin.log.siege;
