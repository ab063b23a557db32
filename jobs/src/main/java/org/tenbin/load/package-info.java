/**
 * Brings log files into a file system of Hadoop: under partition paths, verified, atomically and
 * repeatably. The bytes stay as they are unless the user asks for compression.
 */
package org.tenbin.load;
