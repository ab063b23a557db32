/** Output of wrk and wrk2. */
package org.tenbin.log.wrk;
