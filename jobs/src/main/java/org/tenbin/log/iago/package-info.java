/** Statistics of Iago. */
package org.tenbin.log.iago;
