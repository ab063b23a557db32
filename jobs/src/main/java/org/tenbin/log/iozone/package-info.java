/** Output of iozone. */
package org.tenbin.log.iozone;
