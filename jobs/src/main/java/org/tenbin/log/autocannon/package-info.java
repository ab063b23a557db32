/** Output of autocannon. */
package org.tenbin.log.autocannon;
