/** Requests of ApacheBench. */
package org.tenbin.log.ab;
