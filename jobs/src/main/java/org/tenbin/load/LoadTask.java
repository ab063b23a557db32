package org.tenbin.load;

import org.apache.hadoop.fs.Path;

/**
 * One file to be made.
 *
 * @param content what it is to hold
 * @param bytes size of the sources
 * @param destination where it goes, compression ending included
 */
public record LoadTask(Content content, long bytes, Path destination) {}
