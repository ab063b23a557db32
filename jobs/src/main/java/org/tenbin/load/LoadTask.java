package org.tenbin.load;

import org.apache.hadoop.fs.Path;

/**
 * One file to be loaded.
 *
 * @param source the file
 * @param bytes its size
 * @param destination where it goes, compression ending included
 */
public record LoadTask(Path source, long bytes, Path destination) {}
