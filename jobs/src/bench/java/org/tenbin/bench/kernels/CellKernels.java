package org.tenbin.bench.kernels;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Level;
import org.tenbin.log.LineFramer;
import org.tenbin.log.SeriesKey;
import org.tenbin.log.delimited.Fields;
import org.tenbin.log.delimited.SeriesCache;

/**
 * What it costs to find the series of a row, of which the cell is a part, by the bytes of six
 * columns. Rows are split before; what a sink does with a new series is not in here.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CellKernels {
  private static final int CELLS = 720;
  private static final int COLUMNS = 6;

  private final Fields[] rows = new Fields[CELLS];
  private final int[] columns = IntStream.range(0, COLUMNS).toArray();
  private SeriesCache known;

  /** Makes rows of different cells in random order, and a cache that has seen them. */
  @Setup
  public void make() {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    int[] ends = new int[CELLS];
    for (int i = 0; i < CELLS; i++) {
      String row = "jungle,kvm,24,read," + (i % 45 + 1) + ",node" + (i / 45 + 1);
      text.writeBytes(row.getBytes(StandardCharsets.US_ASCII));
      ends[i] = text.size();
    }
    text.writeBytes(new byte[LineFramer.TAIL]);
    byte[] bytes = text.toByteArray();
    int[] order = IntStream.range(0, CELLS).toArray();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = CELLS - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[other];
      order[other] = swapped;
    }
    for (int i = 0; i < CELLS; i++) {
      rows[order[i]] = new Fields(',');
      rows[order[i]].split(bytes, i == 0 ? 0 : ends[i - 1], ends[i]);
    }
    known = cache();
    for (Fields row : rows) {
      known.find(row);
    }
  }

  private SeriesCache cache() {
    return new SeriesCache(columns, new NoSink(), CellKernels::resolve);
  }

  private static SeriesCache.Entry resolve(Fields row) {
    Cell cell =
        new Cell(
            List.of(
                new Level("backend", row.text(0)),
                new Level("hypervisor", row.text(1)),
                new Level("cores", row.text(2)),
                new Level("operation", row.text(3)),
                new Level("parallelism", row.text(4))));
    return new SeriesCache.Entry(new SeriesKey(cell, "1", row.text(5), false), false, 0, 0);
  }

  /** As most rows are. */
  @Benchmark
  @OperationsPerInvocation(CELLS)
  @Kernel(per = "look-up", what = "cell look-up: the same cell again")
  public boolean same() {
    boolean found = true;
    for (int i = 0; i < CELLS; i++) {
      found &= known.find(rows[0]);
    }
    return found;
  }

  /** As in a log of many clients at once. */
  @Benchmark
  @OperationsPerInvocation(CELLS)
  @Kernel(per = "look-up", what = "cell look-up: another of 720 known cells")
  public boolean another() {
    boolean found = true;
    for (Fields row : rows) {
      found &= known.find(row);
    }
    return found;
  }

  /** The first row of each client. */
  @Benchmark
  @OperationsPerInvocation(CELLS)
  @Kernel(per = "look-up", what = "cell look-up: a cell not seen before, with its key made")
  public boolean unseen() {
    SeriesCache cache = cache();
    boolean found = true;
    for (Fields row : rows) {
      found &= cache.find(row);
    }
    return found;
  }
}
