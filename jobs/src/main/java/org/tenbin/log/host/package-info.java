/** Captured facts about machines. */
package org.tenbin.log.host;
