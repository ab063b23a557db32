package org.tenbin.bench;

import static org.tenbin.bench.Result.NO_GOAL;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The campaign in one file: a few rows, 10 M, 50 M, and what is between. */
final class RowWorks {
  private static final List<Answers.Figure> FIGURES =
      List.of(
          Answers.REQUESTS,
          Answers.ERRORS,
          new Answers.Figure("latency_mean_ms", 1e-3, 1e-9),
          new Answers.Figure("latency_sd_ms", 1e-3, 1e-9),
          new Answers.Figure("latency_min_ms", 1e-3, 0),
          new Answers.Figure("latency_max_ms", 1e-3, 0),
          new Answers.Figure("latency_p50_ms", 1e-3, 0.001),
          new Answers.Figure("latency_p90_ms", 1e-3, 0.001),
          new Answers.Figure("latency_p99_ms", 1e-3, 0.001),
          new Answers.Figure("latency_p99_9_ms", 1e-3, 0.001));
  private static final int FACTORS = BenchLogs.factors().length;

  private final Place place;
  private final Board board;
  private final int runs;
  private final Map<Long, Measured> known = new HashMap<>();

  RowWorks(Place place, Board board, int runs) {
    this.place = place;
    this.board = board;
    this.runs = runs;
  }

  /** A job that is all start. */
  void start() throws IOException, InterruptedException {
    Path file = place.made("tiny.csv", "campaign", "1000");
    place.tenbin(place.summarize(file, Place.BY));
    place.settle();
    List<Measured> measured = new ArrayList<>();
    for (int i = 0; i < runs; i++) {
      measured.add(place.tenbin(place.summarize(file, Place.BY)));
    }
    Answers.expect(place.summary(), FACTORS, -1, 1000);
    Measured median = Measured.median(measured);
    String what = "a job of 1,000 rows";
    board.add(Result.limited("start", what, "wall_s", median.wallSeconds(), 2, runs));
    board.add(Result.limited("start", what, "cpu_s", median.cpuSeconds(), NO_GOAL, runs));
    board.add(Result.limited("start", what, "peak_mib", median.peakMiB(), NO_GOAL, runs));
  }

  /** 10 M rows, where most of the time is no matter of rows. */
  void tenMillion() throws IOException, InterruptedException {
    Path file = place.millions(10);
    Turns duck = duckDb(file, runs);
    known.put(10L, Measured.median(duck.ours()));
    board.compare("rows-10m", duckDb(), duck, NO_GOAL, NO_GOAL, NO_GOAL);
    mawk(file);
  }

  /** 50 M rows. */
  void fiftyMillion() throws IOException, InterruptedException {
    Path file = place.millions(50);
    Turns duck = duckDb(file, runs);
    known.put(50L, Measured.median(duck.ours()));
    board.compare("rows-50m", duckDb(), duck, 0.25, 0.3, NO_GOAL);
    Turns spark =
        Turns.cold(
            Math.min(runs, 3),
            () -> place.tenbin(place.summarize(file, Place.BY)),
            () ->
                Measured.run(
                    place.peer("spark", "org.tenbin.bench.spark.SparkQuery", file.toString()),
                    Map.of(),
                    place.log("peer")),
            // Its percentiles are approximations.
            () -> check(FIGURES.subList(0, 6), FIGURES.size()));
    String name = "Spark " + place.version("spark", "spark-sql_2.13");
    board.compare("rows-50m", name, spark, 1 / 15.0, NO_GOAL, NO_GOAL);
  }

  private String duckDb() throws IOException {
    return "DuckDB " + place.version("duckdb", "duckdb_jdbc");
  }

  private Turns duckDb(Path file, int times) throws IOException, InterruptedException {
    return Turns.of(
        place,
        times,
        () -> place.tenbin(place.summarize(file, Place.BY)),
        () ->
            Measured.run(
                place.peer("duckdb", DuckDbQuery.class.getName(), file.toString()),
                Map.of(),
                place.log("peer")),
        () -> check(FIGURES, FIGURES.size()));
  }

  private void mawk(Path file) throws IOException, InterruptedException {
    String script =
        "NR > 1 { k = $2 \",\" $3 \",\" $4 \",\" $5 \",\" $6; n[k]++;"
            + " if ($11 >= 200 && $11 <= 299) { ok[k]++; s[k] += $10 } }"
            + " END { for (k in n) printf \"%s,%d,%d,%.9f\\n\", k, n[k], n[k] - ok[k],"
            + " s[k] / ok[k] }";
    Turns turns =
        Turns.of(
            place,
            Math.min(runs, 3),
            () -> place.tenbin(place.summarize(file, Place.BY)),
            () ->
                Measured.run(
                    List.of("mawk", "-F,", script, file.toString()), Map.of(), place.log("peer")),
            () -> check(FIGURES.subList(0, 3), 3));
    String name = "mawk " + place.versionOf("mawk", "-W", "version") + ", counts and means";
    board.compare("rows-10m", name, turns, NO_GOAL, NO_GOAL, NO_GOAL);
  }

  /**
   * Compares the summary with what the peer printed.
   *
   * @param printed how many figures the peer prints, of which the first are compared
   */
  private void check(List<Answers.Figure> figures, int printed) throws IOException {
    Answers.compare(
        Answers.ofSummary(place.summary(), FACTORS),
        Answers.ofPeer(place.log("peer"), FACTORS, printed),
        figures);
  }

  /** What a gigabyte more costs. */
  void slope() throws IOException, InterruptedException {
    Measured small = known.get(10L);
    Measured large = known.get(50L);
    if (small == null || large == null) {
      throw new IOException("needs rows-10m and rows-50m in the same call");
    }
    double gigabytes = (Files.size(place.millions(50)) - Files.size(place.millions(10))) / 1e9;
    double cpu = (large.cpuSeconds() - small.cpuSeconds()) / gigabytes;
    double wall = (large.wallSeconds() - small.wallSeconds()) / gigabytes;
    String what = "10 M to 50 M rows";
    board.add(Result.limited("slope", what, "cpu_s_per_gb", cpu, 1.1, runs));
    board.add(Result.limited("slope", what, "wall_s_per_gb", wall, NO_GOAL, runs));
  }
}
