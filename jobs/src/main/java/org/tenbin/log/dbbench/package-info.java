/** Output of db_bench of LevelDB and RocksDB. */
package org.tenbin.log.dbbench;
