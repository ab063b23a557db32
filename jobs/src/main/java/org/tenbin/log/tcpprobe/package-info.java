/** Congestion windows as the kernel logs them. */
package org.tenbin.log.tcpprobe;
