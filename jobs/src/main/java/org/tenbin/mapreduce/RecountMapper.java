package org.tenbin.mapreduce;

import java.io.IOException;
import org.apache.hadoop.mapreduce.Mapper;
import org.tenbin.summary.FileTally;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialWritable;

/** Passes partials of summaries on, and counts anew what their files gave. */
public final class RecountMapper
    extends Mapper<PartialKey, PartialWritable, PartialKey, PartialWritable> {
  @Override
  protected void map(PartialKey key, PartialWritable value, Context context)
      throws IOException, InterruptedException {
    if (value.get() instanceof FileTally file) {
      FileCounts.add(file, context);
      context.getCounter(Count.FILES_READ).increment(1);
    }
    context.write(key, value);
  }
}
