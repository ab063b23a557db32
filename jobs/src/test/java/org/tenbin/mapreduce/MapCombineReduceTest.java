package org.tenbin.mapreduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mrunit.mapreduce.MapReduceDriver;
import org.apache.hadoop.mrunit.mapreduce.ReduceDriver;
import org.apache.hadoop.mrunit.types.Pair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.experiment.Cell;
import org.tenbin.log.Outcome;
import org.tenbin.log.ReadPlan;
import org.tenbin.log.SeriesKey;
import org.tenbin.summary.ClientTally;
import org.tenbin.summary.Kind;
import org.tenbin.summary.Partial;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.SummaryFolder;
import org.tenbin.summary.Table;

/**
 * Combiner and reducer alone, then mapper and reducer with the secondary sort between them. The
 * driver would group for a combiner as it does for a reducer, which Hadoop does not; all three
 * together are shown by {@link SummaryJobTest}.
 */
class MapCombineReduceTest {
  private static final PartialKey CLIENT = PartialKey.client(Cell.ALL, "1", "c");

  @TempDir Path folder;

  @Test
  void theCombinerMergesWhatBelongsTogether() throws IOException {
    List<Pair<PartialKey, PartialWritable>> combined =
        ReduceDriver.newReduceDriver(new MergeCombiner())
            .withInput(CLIENT, List.of(tally(5), tally(7), tally(9)))
            .run();

    assertThat(combined).hasSize(1);
    assertThat(combined.get(0).getFirst()).isEqualTo(CLIENT);
    ClientTally merged = (ClientTally) combined.get(0).getSecond().get();
    assertThat(merged.ok().count()).isEqualTo(3);
    assertThat(merged.ok().sum()).isEqualTo(21);
  }

  @Test
  void theReducerCountsWhatItsRowsHold() throws IOException {
    ReduceDriver<PartialKey, PartialWritable, NullWritable, SummaryRecord> driver =
        ReduceDriver.newReduceDriver(new TableReducer());
    List<Pair<NullWritable, SummaryRecord>> records =
        driver.withInput(CLIENT, List.of(tally(5), tally(7))).run();

    assertThat(records.stream().filter(r -> !r.getSecond().isRows())).hasSize(1);
    assertThat(tables(records)).containsExactlyInAnyOrder(Table.CLIENTS, Table.RUNS, Table.CELLS);
    assertThat(driver.getCounters().findCounter(Count.CELLS).getValue()).isEqualTo(1);
    assertThat(driver.getCounters().findCounter(Count.REQUESTS_REDUCED).getValue()).isEqualTo(2);
  }

  @Test
  void aFileThatDoesNotAddUpIsCounted() throws IOException {
    List<PartialWritable> emitted = new ArrayList<>();
    SummaryFolder folder =
        new SummaryFolder((key, partial) -> emitted.add(new PartialWritable(partial)), 1 << 20);
    folder.begin("/logs/a.csv", 0, "native");
    folder.framed();
    folder.framed();
    folder.used();
    folder.end();
    ReduceDriver<PartialKey, PartialWritable, NullWritable, SummaryRecord> driver =
        ReduceDriver.newReduceDriver(new TableReducer());
    driver.withInput(PartialKey.file(Kind.FILE, "/logs/a.csv"), emitted).run();

    assertThat(driver.getCounters().findCounter(Count.FILES_UNBALANCED).getValue()).isEqualTo(1);
    assertThat(driver.getCounters().findCounter(Count.FILES_REFUSED).getValue()).isZero();
  }

  @Test
  @SuppressWarnings("unchecked") // Hadoop's comparators are raw
  void logsToRowsCellByCell() throws IOException {
    MapReduceDriver<
            LogSlice, NullWritable, PartialKey, PartialWritable, NullWritable, SummaryRecord>
        driver = MapReduceDriver.newMapReduceDriver(new FoldMapper(), new TableReducer());
    ReadPlans.put(driver.getConfiguration(), ReadPlan.by("cores"));
    driver.setKeyOrderComparator(new PartialKey.Order());
    driver.setKeyGroupingComparator(new PartialKey.GroupOrder());
    for (String cores : new String[] {"24", "4"}) {
      for (String run : new String[] {"10", "2"}) {
        driver.addInput(log(cores, run), NullWritable.get());
      }
    }

    List<Pair<NullWritable, SummaryRecord>> records = driver.run();

    assertThat(rows(records, Table.CELLS)).extracting(row -> row.get(0)).containsExactly("4", "24");
    assertThat(rows(records, Table.CELLS)).extracting(row -> row.get(3)).containsOnly("6");
    assertThat(rows(records, Table.RUNS))
        .extracting(row -> row.get(0) + "/" + row.get(1))
        .containsExactly("4/2", "4/10", "24/2", "24/10");
    assertThat(rows(records, Table.TIMELINE)).hasSize(4);
    assertThat(rows(records, Table.INPUTS)).hasSize(4);
    assertThat(driver.getCounters().findCounter(Count.CELLS).getValue()).isEqualTo(2);
    assertThat(driver.getCounters().findCounter(Count.REQUESTS_REDUCED).getValue()).isEqualTo(12);
  }

  private LogSlice log(String cores, String run) throws IOException {
    Path file = folder.resolve("cores=" + cores + "/run=" + run + "/a.csv");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file, "start_us,latency_us,status\n1000000,10,200\n1000000,20,200\n1000000,30,503\n");
    return LogSlice.whole(LocalJobs.hadoop(file), Files.size(file));
  }

  private static PartialWritable tally(long latencyNanos) {
    List<Partial> emitted = new ArrayList<>();
    SummaryFolder folder = new SummaryFolder((key, partial) -> emitted.add(partial), 1 << 20);
    folder.begin("/logs/a.csv", latencyNanos, "native");
    folder
        .series(new SeriesKey(Cell.ALL, "1", "c", false), Long.MIN_VALUE, Long.MIN_VALUE)
        .add(1_000_000_000L, latencyNanos, Outcome.OK, 0);
    folder.flush();
    return new PartialWritable(
        emitted.stream().filter(p -> p.kind() == Kind.CLIENT).findFirst().orElseThrow());
  }

  private static List<Table> tables(List<Pair<NullWritable, SummaryRecord>> records) {
    return records.stream()
        .map(Pair::getSecond)
        .filter(SummaryRecord::isRows)
        .map(SummaryRecord::table)
        .toList();
  }

  private static List<List<String>> rows(
      List<Pair<NullWritable, SummaryRecord>> records, Table table) {
    return records.stream()
        .map(Pair::getSecond)
        .filter(record -> record.table() == table)
        .flatMap(record -> record.lines().lines())
        .map(line -> List.of(line.split(",", -1)))
        .toList();
  }
}
