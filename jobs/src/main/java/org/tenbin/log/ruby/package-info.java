/** Output of Ruby's Benchmark and benchmark-ips. */
package org.tenbin.log.ruby;
