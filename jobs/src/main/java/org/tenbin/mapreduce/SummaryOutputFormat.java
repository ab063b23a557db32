package org.tenbin.mapreduce;

import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.SequenceFile;
import org.apache.hadoop.mapreduce.OutputCommitter;
import org.apache.hadoop.mapreduce.RecordWriter;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.hadoop.mapreduce.lib.output.PathOutputCommitter;
import org.tenbin.experiment.Factor;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialReader;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.Table;
import org.tenbin.summary.TableWriter;

/**
 * Writes a summary directory: a folder of CSV part files for each table, and the mergeable state in
 * <code>partials</code>. All files go through the task's work directory, so that a task that is
 * killed or runs twice leaves nothing.
 */
public final class SummaryOutputFormat extends FileOutputFormat<NullWritable, SummaryRecord> {
  @Override
  public RecordWriter<NullWritable, SummaryRecord> getRecordWriter(TaskAttemptContext context)
      throws IOException {
    OutputCommitter committer = getOutputCommitter(context);
    if (!(committer instanceof PathOutputCommitter paths)) {
      throw new IOException("not a committer of files: " + committer.getClass().getName());
    }
    return new Writer(paths.getWorkPath(), getUniqueFile(context, "part", ""), context);
  }

  private static final class Writer extends RecordWriter<NullWritable, SummaryRecord> {
    private final Path work;
    private final String part;
    private final Configuration conf;
    private final List<String> factors;
    private final Map<Table, TableWriter> tables = new EnumMap<>(Table.class);
    private SequenceFile.Writer partials;

    Writer(Path work, String part, TaskAttemptContext context) throws IOException {
      this.work = work;
      this.part = part;
      conf = context.getConfiguration();
      factors = ReadPlans.of(conf).factors().stream().map(Factor::name).toList();
      for (Table table : Table.values()) {
        if (table != Table.QUALITY) {
          tables.put(table, open(table));
        }
      }
    }

    private TableWriter open(Table table) throws IOException {
      Path file = new Path(new Path(work, table.folder()), part + ".csv");
      return new TableWriter(file.getFileSystem(conf).create(file, false), table.header(factors));
    }

    @Override
    public void write(NullWritable nothing, SummaryRecord record) throws IOException {
      if (record.isRows()) {
        record.writeTo(tables.get(record.table()));
        return;
      }
      if (partials == null) {
        partials =
            SequenceFile.createWriter(
                conf,
                SequenceFile.Writer.file(new Path(new Path(work, PartialReader.FOLDER), part)),
                SequenceFile.Writer.keyClass(PartialKey.class),
                SequenceFile.Writer.valueClass(PartialWritable.class),
                SequenceFile.Writer.compression(SequenceFile.CompressionType.NONE));
      }
      partials.append(record.key(), record.partial());
    }

    @Override
    public void close(TaskAttemptContext context) throws IOException {
      for (TableWriter table : tables.values()) {
        table.close();
      }
      if (partials != null) {
        partials.close();
      }
    }
  }
}
