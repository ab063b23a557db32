/** Samples of k6. */
package org.tenbin.log.k6;
