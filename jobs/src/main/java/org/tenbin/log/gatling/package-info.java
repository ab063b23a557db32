/** Gatling's simulation.log. */
package org.tenbin.log.gatling;
