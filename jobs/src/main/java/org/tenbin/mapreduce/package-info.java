/**
 * The jobs: input format, mapper, combiner, reducer, partitioner and comparators. The only package
 * that imports {@code org.apache.hadoop.mapreduce}.
 */
package org.tenbin.mapreduce;
