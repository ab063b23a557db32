/**
 * Disks measured for real: the rows of bonnie++'s table that Java can time (writing, rewriting and
 * reading in blocks, and reading and writing here and there, in Java NIO), and copying by streams
 * against <code>FileChannel.transferTo</code>, each on several folders such as one on a RAM disk
 * and one on a disk. Every block is one request of a native log.
 */
package org.tenbin.datagen.disk;
