/** Output of bombardier. */
package org.tenbin.log.bombardier;
