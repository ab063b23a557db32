package org.tenbin.mapreduce;

import java.io.IOException;
import java.util.Iterator;
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
    Iterator<PartialWritable> all = values.iterator();
    PartialWritable value = all.next();
    if (!all.hasNext()) {
      // Mostly a key occurs once in a task; its bytes pass as they are.
      context.write(key, value);
      return;
    }
    Partial first = value.get();
    while (all.hasNext()) {
      first.merge(all.next().get());
    }
    merged.set(first);
    context.write(key, merged);
  }
}
