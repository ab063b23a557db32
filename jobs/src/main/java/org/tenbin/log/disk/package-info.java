/** Lines of the small tools that measure a disk: hdparm and dd. */
package org.tenbin.log.disk;
