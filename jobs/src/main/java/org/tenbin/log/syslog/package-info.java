/** What the kernel writes to the system log while a benchmark runs. */
package org.tenbin.log.syslog;
