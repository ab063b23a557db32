package org.tenbin.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.log.Corpus;
import org.tenbin.mapreduce.LocalJobs;
import org.tenbin.mapreduce.SummaryFiles;
import org.tenbin.summary.Table;

/** A log of somebody else, from the command line to the tables. */
class SummarizeCorpusTest {
  @TempDir Path folder;

  @Test
  void aJmeterLogOf599Requests() throws Exception {
    Optional<Path> corpus = Corpus.find();
    assumeTrue(corpus.isPresent(), "skipped: no corpus beside the project");
    Path log = corpus.orElseThrow().resolve("real/jmeter-jtl-csv/taurus-slow-stdev.jtl");
    Configuration conf = LocalJobs.configuration(folder);
    Path out = folder.resolve("out");

    Launched done = Launched.of(new Summarize(), conf, log.toString(), out.toString());
    SummaryFiles summary = new SummaryFiles(out, conf);
    assertThat(done.status()).isZero();
    assertThat(done.out()).contains("599 records from 1 files: 599 used, 0 rejected, 0 skipped");
    assertThat(column(summary, "requests").reduce(BigDecimal::add)).hasValue(count(599));
    assertThat(column(summary, "errors").reduce(BigDecimal::add)).hasValue(count(63));
    assertThat(column(summary, "with_errors_sum_ms").reduce(BigDecimal::add))
        .hasValue(count(481_836));
    assertThat(column(summary, "with_errors_max_ms").reduce(BigDecimal::max)).hasValue(count(3531));
  }

  /** A column over the cells, one for each label. */
  private static Stream<BigDecimal> column(SummaryFiles summary, String name) {
    return summary.rows(Table.CELLS).stream().map(row -> new BigDecimal(row.get(name)));
  }

  private static BigDecimal count(long count) {
    return BigDecimal.valueOf(count);
  }
}
