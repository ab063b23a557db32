/** Events of any kind as a table. */
package org.tenbin.log.events;
