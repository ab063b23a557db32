/** Output of redis-benchmark and memtier_benchmark. */
package org.tenbin.log.redis;
