package org.tenbin.mapreduce;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.tenbin.experiment.JudgingRules;

/** Jobs in this process on local files. */
public final class LocalJobs {
  private LocalJobs() {}

  /**
   * A configuration of its own for a test.
   *
   * @param temporary folder for Hadoop's temporary data
   * @param settings KEY=VALUE
   */
  public static Configuration configuration(Path temporary, String... settings) {
    Configuration conf = new Configuration();
    conf.set("mapreduce.framework.name", "local");
    conf.set("hadoop.tmp.dir", temporary.resolve("hadoop").toString());
    conf.set("mapreduce.task.io.sort.mb", "8");
    conf.set(
        "io.compression.codecs",
        "org.apache.hadoop.io.compress.GzipCodec,org.apache.hadoop.io.compress.BZip2Codec,"
            + "io.airlift.compress.zstd.ZstdCodec");
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      conf.set(setting.substring(0, equals), setting.substring(equals + 1));
    }
    NioLocalFileSystem.install(conf);
    return conf;
  }

  /** Summarizes logs by the factors of {@link SampleLogs}. */
  public static SummaryFiles summarize(Configuration conf, Path output, Path... inputs)
      throws Exception {
    new SummaryJob(conf, hadoop(output), JudgingRules.NONE, JobWatch.NONE)
        .summarize(Arrays.stream(inputs).map(LocalJobs::hadoop).toList(), SampleLogs.PLAN, false);
    return new SummaryFiles(output, conf);
  }

  /** Merges summaries. */
  public static SummaryFiles merge(Configuration conf, Path output, Path... summaries)
      throws Exception {
    List<org.apache.hadoop.fs.Path> inputs =
        Arrays.stream(summaries).map(LocalJobs::hadoop).toList();
    new SummaryJob(conf, hadoop(output), JudgingRules.NONE, JobWatch.NONE).merge(inputs);
    return new SummaryFiles(output, conf);
  }

  /** A path as Hadoop writes it. */
  public static org.apache.hadoop.fs.Path hadoop(Path path) {
    return new org.apache.hadoop.fs.Path(path.toString());
  }
}
