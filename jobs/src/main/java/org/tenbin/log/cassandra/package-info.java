/** Output of cassandra-stress. */
package org.tenbin.log.cassandra;
