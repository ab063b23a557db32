/** Output of the jobs of a batch system. */
package org.tenbin.log.torque;
