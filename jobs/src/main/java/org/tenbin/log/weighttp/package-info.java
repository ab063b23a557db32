/** Output of weighttp. */
package org.tenbin.log.weighttp;
