package org.tenbin.mapreduce;

import org.apache.hadoop.io.WritableComparator;
import org.apache.hadoop.mapreduce.Partitioner;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialWritable;

/** Sends all partials of a cell to one reducer. */
public final class CellPartitioner extends Partitioner<PartialKey, PartialWritable> {
  @Override
  public int getPartition(PartialKey key, PartialWritable value, int reducers) {
    int group = PartialKey.groupLength(key.getBytes(), 0, key.getLength());
    int hash = WritableComparator.hashBytes(key.getBytes(), group);
    return ((hash ^ (hash >>> 15)) & Integer.MAX_VALUE) % reducers;
  }
}
