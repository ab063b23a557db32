/** Logs of HdrHistogram. */
package org.tenbin.log.hdr;
