/** Output of iperf 2 and iperf3. */
package org.tenbin.log.iperf;
