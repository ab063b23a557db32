/** Logs of Java's garbage collectors. */
package org.tenbin.log.gc;
