package org.tenbin.mapreduce;

import java.io.IOException;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Reducer;
import org.tenbin.summary.CampaignAssembler;
import org.tenbin.summary.CellAssembler;
import org.tenbin.summary.FileTally;
import org.tenbin.summary.Kind;
import org.tenbin.summary.Partial;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.RangeLinks;
import org.tenbin.summary.TableRows;

/**
 * Merges the partials of a cell, which arrive sorted by kind, run and item, and writes the rows of
 * its tables. Holds one partial at a time and what the cell's rows need of its runs.
 */
public final class TableReducer
    extends Reducer<PartialKey, PartialWritable, NullWritable, SummaryRecord> {
  /** Takes merged partials one after the other. */
  @FunctionalInterface
  private interface Taker {
    void take(PartialKey key, Partial partial) throws IOException;
  }

  private TableRows rows;

  @Override
  protected void setup(Context context) {
    rows =
        new TableRows(
            (table, lines, length) -> write(context, SummaryRecord.rows(table, lines, length)));
  }

  @Override
  protected void cleanup(Context context) throws IOException {
    rows.flush();
  }

  @Override
  protected void reduce(PartialKey group, Iterable<PartialWritable> values, Context context)
      throws IOException, InterruptedException {
    if (group.kind().ofCell()) {
      CellAssembler assembler = new CellAssembler(group.cell(), rows);
      merge(group, values, context, assembler::accept);
      CellAssembler.Totals totals = assembler.finish();
      context.getCounter(Count.CELLS).increment(1);
      context.getCounter(Count.REQUESTS_REDUCED).increment(totals.requests());
      context.getCounter(Count.MEASUREMENTS_REDUCED).increment(totals.measurements());
    } else {
      CampaignAssembler assembler = new CampaignAssembler(rows);
      merge(
          group,
          values,
          context,
          (key, partial) -> {
            check(partial, context);
            assembler.accept(key, partial);
          });
    }
  }

  private static void check(Partial partial, Context context) {
    if (partial instanceof FileTally file) {
      if (!file.isBalanced()) {
        context.getCounter(Count.FILES_UNBALANCED).increment(1);
      }
      if (file.isReadTwice()) {
        context.getCounter(Count.FILES_READ_TWICE).increment(1);
      }
      if (!file.refusal().isEmpty()) {
        context.getCounter(Count.FILES_REFUSED).increment(1);
      }
    }
  }

  /** Merges runs of equal keys within a group. */
  private static void merge(
      PartialKey current, Iterable<PartialWritable> values, Context context, Taker taker)
      throws IOException {
    PartialKey key = null;
    PartialWritable merged = null;
    for (PartialWritable value : values) {
      if (key != null && key.equals(current)) {
        merged.get().merge(value.get());
        continue;
      }
      if (key != null) {
        pass(key, merged, context, taker);
      }
      key = current.copy();
      merged = value.take();
    }
    if (key != null) {
      pass(key, merged, context, taker);
    }
  }

  private static void pass(PartialKey key, PartialWritable merged, Context context, Taker taker)
      throws IOException {
    if (merged.isDecoded() || key.kind().settles()) {
      merged.get().settle();
    }
    if (key.kind() == Kind.RANGE) {
      if (((RangeLinks) merged.get()).isSound()) {
        return;
      }
      context.getCounter(Count.FILES_TO_READ_WHOLE).increment(1);
    }
    write(context, SummaryRecord.partial(key, merged));
    taker.take(key, merged.get());
    context.progress();
  }

  private static void write(Context context, SummaryRecord record) throws IOException {
    try {
      context.write(NullWritable.get(), record);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", interrupted);
    }
  }
}
