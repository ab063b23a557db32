/** Apache JMeter's result files (JTL). */
package org.tenbin.log.jmeter;
