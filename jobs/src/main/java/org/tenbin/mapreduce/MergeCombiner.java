package org.tenbin.mapreduce;

import java.io.IOException;
import org.apache.hadoop.mapreduce.Reducer;
import org.tenbin.summary.Partial;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialWritable;

/** Merges the partials of equal keys within a task. */
public final class MergeCombiner
    extends Reducer<PartialKey, PartialWritable, PartialKey, PartialWritable> {
  private final PartialWritable merged = new PartialWritable();

  @Override
  protected void reduce(PartialKey key, Iterable<PartialWritable> values, Context context)
      throws IOException, InterruptedException {
    Partial first = null;
    for (PartialWritable value : values) {
      if (first == null) {
        first = value.get();
      } else {
        first.merge(value.get());
      }
    }
    merged.set(first);
    context.write(key, merged);
  }
}
