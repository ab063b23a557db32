package org.tenbin.mapreduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.SequenceFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.experiment.Cell;
import org.tenbin.log.Better;
import org.tenbin.log.Measurement;
import org.tenbin.log.Outcome;
import org.tenbin.log.SeriesKey;
import org.tenbin.summary.Kind;
import org.tenbin.summary.Partial;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialReader;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.SummaryFolder;
import org.tenbin.summary.SummaryInfo;

/** A record that is lost or made up anywhere between framing and the tables fails the job. */
class AccountingTest {
  private static final SeriesKey SERIES = new SeriesKey(Cell.ALL, "1", "c", false);

  @TempDir Path folder;
  private final Map<PartialKey, Partial> partials = new TreeMap<>();
  private boolean ended;
  private final SummaryFolder reading = new SummaryFolder(partials::put, 1 << 20);

  @BeforeEach
  void readAFile() {
    reading.begin("/logs/a.csv", 0, "native");
    reading.framed();
    reading.measurement(
        new Measurement(SERIES, "rate", "req/s", Better.HIGHER, java.math.BigDecimal.TEN, 0));
    reading.used();
    request();
    request();
  }

  @Test
  void whatAddsUpIsGood() throws Exception {
    assertThat(merge().names()).contains("_SUCCESS").doesNotContain("_FAILED");
  }

  @Test
  void aRecordThatMetNoFate() {
    reading.framed();

    refused("4 records in, 3 used, 0 rejected, 0 skipped");
  }

  @Test
  void aRecordThatMetTwo() {
    reading.used();

    refused("3 records in, 4 used, 0 rejected, 0 skipped");
  }

  @Test
  void filesThatAddUpOnlyTogether() {
    reading.framed();
    reading.end();
    reading.begin("/logs/b.csv", 0, "native");
    reading.used();

    refused("4 records in, 4 used, 0 rejected, 0 skipped");
  }

  @Test
  void requestsThatNeverReachedACell() {
    end();
    partials.keySet().removeIf(key -> key.kind() == Kind.CLIENT);

    refused("2 requests were read, the cells hold 0");
  }

  @Test
  void measurementsThatNeverReachedACell() {
    end();
    partials.keySet().removeIf(key -> key.kind() == Kind.MEASUREMENT);

    refused("1 measurements were read, the cells hold 0");
  }

  private void request() {
    reading.framed();
    reading.series(SERIES, Long.MIN_VALUE, Long.MIN_VALUE).add(1000, 5, Outcome.OK, 0);
  }

  private void end() {
    ended = true;
    reading.end();
    reading.flush();
  }

  private void refused(String message) {
    assertThatThrownBy(this::merge)
        .isInstanceOf(SummaryException.class)
        .hasMessageContaining("the accounting does not add up: ")
        .hasMessageContaining(message);
    assertThat(new SummaryFiles(folder.resolve("out"), conf()).names())
        .contains("_FAILED")
        .doesNotContain("_SUCCESS");
  }

  /** Passes the partials through the job that merges: it counts as the one that reads logs. */
  private SummaryFiles merge() throws Exception {
    if (!ended) {
      end();
    }
    Path summary = folder.resolve("summary");
    write(summary);
    return LocalJobs.merge(conf(), folder.resolve("out"), summary);
  }

  private void write(Path summary) throws IOException {
    Files.createDirectories(summary.resolve(PartialReader.FOLDER));
    try (SequenceFile.Writer writer =
        SequenceFile.createWriter(
            conf(),
            SequenceFile.Writer.file(
                LocalJobs.hadoop(summary.resolve(PartialReader.FOLDER + "/part-r-00000"))),
            SequenceFile.Writer.keyClass(PartialKey.class),
            SequenceFile.Writer.valueClass(PartialWritable.class))) {
      for (Map.Entry<PartialKey, Partial> entry : partials.entrySet()) {
        writer.append(entry.getKey(), new PartialWritable(entry.getValue()));
      }
    }
    new SummaryInfo(java.util.List.of(), java.util.List.of())
        .write(LocalJobs.hadoop(summary), conf());
    Files.createFile(summary.resolve("_SUCCESS"));
  }

  private Configuration conf() {
    return LocalJobs.configuration(folder);
  }
}
