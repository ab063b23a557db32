/** Tables of measurements that people keep as CSV. */
package org.tenbin.log.table;
