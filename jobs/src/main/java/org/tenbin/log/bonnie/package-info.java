/** Output of bonnie++ 1.03 to 1.98. */
package org.tenbin.log.bonnie;
