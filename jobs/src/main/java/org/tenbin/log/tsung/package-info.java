/** Logs of tsung. */
package org.tenbin.log.tsung;
