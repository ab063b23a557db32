package org.tenbin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.mapreduce.LocalJobs;
import org.tenbin.mapreduce.SampleLogs;
import org.tenbin.mapreduce.SummaryFiles;
import org.tenbin.summary.Table;

/** What a user of summarize is told and gets, for good input and for bad. */
class SummarizeTest {
  private static final String HEADER = "start_us,latency_us,status\n";
  private static final String GOOD = HEADER + "1500000000000000,100,200\n";

  @TempDir Path folder;

  @Test
  void saysWhatItDid() throws Exception {
    log("run.csv", HEADER + "1500000000000000,100,200\n1500000000000100,200,500\n");
    Launched done = summarize("run.csv");

    assertThat(done.status()).isZero();
    assertThat(done.out())
        .contains("2 records from 1 files: 2 used, 0 rejected, 0 skipped; 2 requests in 1 cells")
        .contains("summary: " + out());
    assertThat(done.err()).isEmpty();
    assertThat(cell())
        .containsEntry("requests", "2")
        .containsEntry("ok", "1")
        .containsEntry("latency_max_ms", "0.1")
        .containsEntry("with_errors_max_ms", "0.2");
  }

  @Test
  void missingInput() throws Exception {
    refused(
        summarize("nowhere", "also/*.csv"), "the input file:" + folder + "/nowhere does not exist");
    assertThat(Files.exists(out())).isFalse();
  }

  @Test
  void aGlobThatMatchesNothing() throws Exception {
    refused(summarize("*.csv"), "no file matches file:" + folder + "/*.csv");
  }

  @Test
  void existingOutput() throws Exception {
    log("run.csv", GOOD);
    Files.createDirectories(out());
    Files.writeString(out().resolve("precious"), "x");

    refused(summarize("run.csv"), "the output " + out() + " exists; remove it or name another");
    assertThat(out().resolve("precious")).hasContent("x");
  }

  @Test
  void emptyFolder() throws Exception {
    Files.createDirectories(folder.resolve("logs/nested"));

    refused(summarize("logs"), "no log files in");
  }

  @Test
  void headerOnly() throws Exception {
    log("run.csv", HEADER);

    refused(summarize("run.csv"), "no request and no measurement in 1 file(s)");
  }

  @Test
  void unknownUnit() throws Exception {
    log("run.csv", "start_us,latency_h,status\n1500000000000000,1,200\n");

    refused(summarize("run.csv"), "run.csv: ", "latency_h");
  }

  @Test
  void noStatusColumn() throws Exception {
    log("run.csv", "start_us,latency_us\n1500000000000000,1\n");

    refused(summarize("run.csv"), "run.csv: a native log needs the columns", "status");
  }

  @Test
  void noLog() throws Exception {
    log("notes.txt", "Remember the milk\n");
    log("run.csv", GOOD);

    refused(summarize("notes.txt", "run.csv"), "notes.txt: no known log format");
  }

  @Test
  void factorConflict() throws Exception {
    log(
        "cores=4/run.csv",
        "start_us,latency_us,status,cores\n1500000000000000,1,200,8\n1500000000000000,1,200,4\n");

    refused(
        summarize("cores=4"),
        "1 of 2 records were rejected, the limit is 1 % (factor-conflict 1)",
        "run.csv at byte 33: factor-conflict: cores is 4 in the path and 8 in the record",
        "-D tenbin.rejects.max=1");
  }

  @Test
  void hostileTextStaysText() throws Exception {
    log("run.csv", HEADER + "1500000000000000,1,\u001b[31mred\n");

    Launched done = summarize("run.csv");
    refused(done, "the status is \\u001b[31mred");
    assertThat(done.err()).doesNotContain("\u001b");
  }

  @ParameterizedTest
  @CsvSource({
    "run.csv.lz4, 04224d18, is compressed with lz4",
    "run.csv, 04224d18, is compressed with lz4",
    "run.csv, 1f8b0800, is compressed with gzip; name the file .gz",
    "run.csv, 28b52ffd, is compressed with zstd; name the file .zst",
    "run.csv.xz, fd377a585a00, is compressed with xz; recompress it",
    "run.csv.gz, 00010203, its .gz data is damaged"
  })
  void compressedDataUnderAWrongName(String name, String magic, String message) throws Exception {
    Files.write(folder.resolve(name), java.util.HexFormat.of().parseHex(magic + "00".repeat(40)));

    refused(summarize(name), name + ": ", message);
  }

  @Test
  void truncatedGzip() throws Exception {
    StringBuilder text = new StringBuilder(HEADER);
    for (int i = 0; i < 5000; i++) {
      text.append(1500000000000000L + i * 7919L * i)
          .append(',')
          .append(i * 31 % 977)
          .append(",200\n");
    }
    log("run.csv.gz", text.toString());
    byte[] bytes = Files.readAllBytes(folder.resolve("run.csv.gz"));
    Files.write(folder.resolve("run.csv.gz"), java.util.Arrays.copyOf(bytes, bytes.length / 2));

    refused(
        summarize("-Dtenbin.rejects.max=0", "run.csv.gz"), "run.csv.gz at byte ", ": corrupt: ");
    assertThat(summarize("run.csv.gz").status()).isZero();
    assertThat(files().row(Table.QUALITY))
        .containsEntry("verdict", "invalid")
        .containsEntry("reasons", "truncated-log");
  }

  @ParameterizedTest
  @ValueSource(strings = {"csv", "csv.gz", "csv.bz2", "csv.zst"})
  void aFileWithoutAByteIsALogOfNothing(String ending) throws Exception {
    log("logs/run.csv", GOOD);
    Files.createFile(folder.resolve("logs/empty." + ending));

    assertThat(summarize("logs").err()).isEmpty();
    assertThat(files().rows(Table.INPUTS))
        .extracting(row -> row.get("format") + " " + row.get("records_in"))
        .containsExactlyInAnyOrder("native 1", "empty 0");
  }

  @Test
  void unreadableFile() throws Exception {
    log("run.csv", GOOD);
    log("closed.csv", GOOD);
    Configuration conf = conf();
    conf.setClass(
        "fs.guarded.impl", GuardedFileSystem.class, org.apache.hadoop.fs.FileSystem.class);

    Launched done =
        Launched.of(new Summarize(), conf, "guarded:" + folder + "/*.csv", out().toString());
    refused(done, "closed.csv", "ermission denied");
  }

  @Test
  void aFileNamedTwiceIsReadOnce() throws Exception {
    log("logs/run.csv", GOOD);

    assertThat(summarize("logs", "logs/run.csv", "logs/*").status()).isZero();
    assertThat(cell()).containsEntry("requests", "1");
  }

  @Test
  void nestedFilesAreReadAndHiddenOnesPassedOver() throws Exception {
    log("logs/a/b/run.csv", GOOD);
    log("logs/_SUCCESS", "");
    log("logs/.hidden.csv", GOOD);
    log("logs/_temporary/part.csv", GOOD);

    assertThat(summarize("logs").status()).isZero();
    assertThat(files().rows(Table.INPUTS)).hasSize(1);
  }

  @Test
  void aGlobDoesNotMatchHiddenFiles() throws Exception {
    log("logs/run.csv", GOOD);
    log("logs/_SUCCESS", "");

    assertThat(summarize("logs/*").status()).isZero();
    assertThat(files().rows(Table.INPUTS)).hasSize(1);
  }

  @Test
  void aNameWithACommaIsOneName() throws Exception {
    log("a,b/run 1.csv", GOOD);

    assertThat(summarize("a,b").status()).isZero();
    assertThat(files().row(Table.INPUTS).get("file")).endsWith("/a,b/run 1.csv");
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "1%, 0", "0.9%, 1", "0, 1", "100%, 0", "2, 0", "0.999%, 1"})
  void rejectLimit(String limit, int status) throws Exception {
    log("run.csv", oneRejectIn(100));

    assertThat(summarize("-D", "tenbin.rejects.max=" + limit, "run.csv").status())
        .isEqualTo(status);
  }

  @Test
  void theLimitIsOnePercentUnlessSet() throws Exception {
    log("run.csv", oneRejectIn(100));
    log("shorter.csv", oneRejectIn(99));

    assertThat(summarize("run.csv").status()).isZero();
    org.apache.hadoop.fs.FileUtil.fullyDelete(out().toFile());
    refused(summarize("shorter.csv"), "1 of 99 records were rejected", "negative-latency 1");
  }

  @ParameterizedTest
  @CsvSource({"many", "-1", "1%%", "''"})
  void aLimitThatIsNone(String limit) throws Exception {
    log("run.csv", GOOD);

    misused(
        summarize("-D", "tenbin.rejects.max=" + limit, "run.csv"),
        "tenbin.rejects.max=" + limit + ": give a count or a percentage, such as 0.1%");
    assertThat(Files.exists(out())).isFalse();
  }

  @Test
  void aFailedSummaryIsKeptForALookAndReplacedByTheNext() throws Exception {
    log("run.csv", oneRejectIn(10));
    refused(summarize("run.csv"), "records were rejected");

    assertThat(files().names()).contains("_FAILED", "rejects").doesNotContain("_SUCCESS");
    assertThat(files().row(Table.REJECTS)).containsEntry("reason", "negative-latency");

    assertThat(summarize("-Dtenbin.rejects.max=1", "run.csv").status()).isZero();
    assertThat(files().names()).contains("_SUCCESS").doesNotContain("_FAILED");
    refused(summarize("run.csv"), "exists; remove it or name another");
  }

  @Test
  void whatNoSummaryWroteIsNotReplaced() throws Exception {
    log("run.csv", oneRejectIn(10));
    refused(summarize("run.csv"), "records were rejected");
    Files.writeString(out().resolve("thesis.tex"), "x");

    refused(summarize("-Dtenbin.rejects.max=1", "run.csv"), "but also thesis.tex");
    assertThat(out().resolve("thesis.tex")).hasContent("x");
  }

  @Test
  void groupsByTheFactorsThatTheLogsCarry() throws Exception {
    SampleLogs.inFolders(folder.resolve("logs"), ".csv", List.of(1, 2), conf());

    assertThat(summarize("-Dtenbin.rejects.max=100%", "logs").status()).isZero();
    assertThat(files().rows(Table.CELLS)).hasSize(8);
    assertThat(files().rows(Table.CELLS).get(0).keySet())
        .startsWith("backend", "parallelism", "operation", "runs");
  }

  @Test
  void groupsByWhatItIsTold() throws Exception {
    SampleLogs.inOneFile(folder.resolve("all.csv"));

    assertThat(
            summarize("--by", "operation,backend", "all.csv", "-Dtenbin.rejects.max=100%").status())
        .isZero();
    assertThat(files().rows(Table.CELLS))
        .extracting(row -> row.get("operation") + " " + row.get("backend"))
        .containsExactlyInAnyOrder("read jungle", "read cassandra", "書く jungle", "書く cassandra");
  }

  @Test
  void aFactorThatNoRecordHasIsSaid() throws Exception {
    log("run.csv", GOOD);

    refused(
        summarize("--by", "colour", "run.csv"),
        "factor-missing: factor colour is neither in the path nor a column");
  }

  @Test
  void usage() throws Exception {
    Launched alone = Launched.of(new Summarize(), conf(), out().toString());
    Launched unknown = Launched.of(new Summarize(), conf(), "--bye", "x", "in", "out");
    Launched help = Launched.of(new Summarize(), conf(), "--help");

    assertThat(alone.status()).isEqualTo(2);
    assertThat(alone.err()).startsWith("tenbin: ").contains("PATH").contains("--help");
    assertThat(unknown.status()).isEqualTo(2);
    assertThat(unknown.err()).contains("--bye");
    assertThat(help.status()).isZero();
    assertThat(help.out()).contains("--by=FACTOR", "tenbin.rejects.max (1%)");
  }

  @Test
  void genericOptionsThatNameNothing() throws Exception {
    log("run.csv", GOOD);
    for (String option : new String[] {"-files", "-libjars"}) {
      Launched done = summarize(option, folder + "/nowhere", "run.csv");

      assertThat(done.status()).isEqualTo(2);
      assertThat(done.err()).startsWith("tenbin: ").contains("nowhere").doesNotContain("\tat ");
    }
  }

  @Test
  void settingsThatAreNoNumbers() throws Exception {
    log("run.csv", GOOD);

    misused(
        summarize("-D", "mapreduce.input.fileinputformat.split.maxsize=1k", "run.csv"),
        "mapreduce.input.fileinputformat.split.maxsize=1k: this is not a number");
  }

  @Test
  void filesThatAreNotThere() throws Exception {
    log("run.csv", GOOD);

    misused(summarize("-conf", folder + "/none.xml", "run.csv"), "-conf " + folder + "/none.xml");
    misused(
        summarize("--experiment", folder + "/none.yaml", "run.csv"),
        "the experiment file " + folder + "/none.yaml does not exist");
  }

  @Test
  void theStackTraceIsThereForWhoeverAsks() throws Exception {
    Launched done = summarize("-D", "tenbin.debug=true", "nowhere");

    assertThat(done.status()).isEqualTo(1);
    assertThat(done.err()).contains("\tat org.tenbin");
  }

  @Test
  void aMistakeInTheExperimentIsAMistakeOfUse() throws Exception {
    log("run.csv", GOOD);
    log("odd.yaml", "experiment: odd\nfactors: 3\n");

    Launched odd =
        Launched.of(
            new Summarize(),
            conf(),
            "--experiment",
            folder.resolve("odd.yaml").toString(),
            folder.resolve("run.csv").toString(),
            out().toString());
    assertThat(odd.status()).isEqualTo(2);
    assertThat(odd.err()).contains("odd.yaml").doesNotContain("\tat ");
  }

  @Test
  void aCutLogSpoilsTheRunThatItsColumnsName() throws Exception {
    StringBuilder rows = new StringBuilder("start_us,latency_us,status,run\n");
    for (int i = 0; i < 200; i++) {
      String run = i < 100 ? "early" : "late";
      rows.append(1500000000000000L + 1000L * i).append(",100,200,").append(run).append('\n');
    }
    log("both.csv", rows + "150000000030");
    Launched done = summarize("both.csv", "-D", "tenbin.rejects.max=5%");

    assertThat(done.status()).as(done.err()).isZero();
    assertThat(files().rows(Table.QUALITY))
        .extracting(quality -> quality.get("run") + ": " + quality.get("reasons"))
        .containsExactlyInAnyOrder("early: ", "late: truncated-log");
  }

  private static String oneRejectIn(int records) {
    return HEADER + "1500000000000000,-5,200\n" + "1500000000000000,100,200\n".repeat(records - 1);
  }

  private void log(String name, String text) {
    SampleLogs.write(folder.resolve(name), text, conf());
  }

  private Path out() {
    return folder.resolve("out");
  }

  private SummaryFiles files() {
    return new SummaryFiles(out(), conf());
  }

  private Map<String, String> cell() {
    return files().row(Table.CELLS);
  }

  private Configuration conf() {
    return LocalJobs.configuration(folder);
  }

  /** Runs it on names in the folder; what begins with a dash or follows one is an option. */
  private Launched summarize(String... words) throws Exception {
    String[] args = java.util.Arrays.copyOf(words, words.length + 1);
    for (int i = 0; i < words.length; i++) {
      boolean option =
          words[i].startsWith("-")
              || (i > 0 && List.of("-D", "-conf", "--by", "--experiment").contains(words[i - 1]));
      args[i] = option ? words[i] : folder.resolve(words[i]).toString();
    }
    args[words.length] = out().toString();
    return Launched.of(new Summarize(), conf(), args);
  }

  private static void refused(Launched program, String... messages) {
    told(program, 1, messages);
  }

  private static void misused(Launched program, String... messages) {
    told(program, 2, messages);
  }

  private static void told(Launched program, int status, String... messages) {
    assertThat(program.status()).isEqualTo(status);
    assertThat(program.err())
        .startsWith("tenbin: ")
        .contains(messages)
        .doesNotContain("Exception")
        .doesNotContain("\tat ");
    assertThat(program.err().lines().count()).isLessThan(10);
  }
}
