package org.tenbin.datagen.mapreduce;

/**
 * What a job wrote.
 *
 * @param bytes bytes of the logs before compression
 * @param checksum sum over files of the CRC-32C of path and content
 */
public record SimulateTotals(
    long runs,
    long files,
    long requests,
    long ok,
    long errors,
    long timeouts,
    long bytes,
    long checksum) {}
