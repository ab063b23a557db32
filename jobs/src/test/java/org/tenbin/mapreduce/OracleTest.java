package org.tenbin.mapreduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.summary.Table;

/** Another program, DuckDB, reads the same logs and must find the same. */
class OracleTest {
  private static final int REQUESTS = 3001;
  private static final String QUERY =
      """
      WITH requests AS (
        SELECT *, status BETWEEN 200 AND 299 AS ok, CAST(latency_ms AS DECIMAL(18, 6)) AS ms
        FROM read_csv('LOGS/**/*.csv', hive_partitioning = true, types = {'latency_ms': 'VARCHAR'})
        WHERE phase = 'measure')
      SELECT backend || '/' || parallelism AS cell,
        count(*) AS requests,
        count(*) FILTER (NOT ok) AS errors,
        sum(ms) FILTER (ok) AS sum,
        avg(CAST(ms AS DOUBLE)) FILTER (ok) AS mean,
        stddev_samp(CAST(ms AS DOUBLE)) FILTER (ok) AS sd,
        min(ms) FILTER (ok) AS min,
        max(ms) FILTER (ok) AS max,
        quantile_disc(ms, 0.5) FILTER (ok) AS p50,
        quantile_disc(ms, 0.9) FILTER (ok) AS p90,
        quantile_disc(ms, 0.95) FILTER (ok) AS p95,
        quantile_disc(ms, 0.99) FILTER (ok) AS p99,
        quantile_disc(ms, 0.999) FILTER (ok) AS p99_9
      FROM requests GROUP BY backend, parallelism
      """;

  @TempDir Path folder;

  @Test
  void duckDbFindsTheSame() throws Exception {
    Path logs = folder.resolve("logs");
    write(logs);
    SummaryFiles summary =
        LocalJobs.summarize(
            LocalJobs.configuration(folder, "mapreduce.input.fileinputformat.split.maxsize=100000"),
            folder.resolve("summary"),
            logs);
    Map<String, Map<String, String>> cells = new HashMap<>();
    for (Map<String, String> row : summary.rows(Table.CELLS)) {
      cells.put(row.get("backend") + "/" + row.get("parallelism"), row);
    }
    int compared = 0;
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement();
        ResultSet theirs = statement.executeQuery(QUERY.replace("LOGS", logs.toString()))) {
      while (theirs.next()) {
        compare(cells.get(theirs.getString("cell")), theirs);
        compared++;
      }
    }

    assertThat(compared).isEqualTo(cells.size()).isEqualTo(4);
  }

  private static void compare(Map<String, String> ours, ResultSet theirs) throws Exception {
    assertThat(ours.get("requests")).isEqualTo(theirs.getString("requests"));
    assertThat(ours.get("errors")).isEqualTo(theirs.getString("errors"));
    for (String exact : new String[] {"sum", "min", "max"}) {
      assertThat(new BigDecimal(ours.get("latency_" + exact + "_ms")))
          .isEqualByComparingTo(theirs.getBigDecimal(exact));
    }
    for (String rounded : new String[] {"mean", "sd"}) {
      double expected = theirs.getDouble(rounded);
      assertThat(Double.parseDouble(ours.get("latency_" + rounded + "_ms")))
          .isCloseTo(expected, within(1e-9 * expected));
    }
    for (String percentile : new String[] {"p50", "p90", "p95", "p99", "p99_9"}) {
      assertThat(Double.parseDouble(ours.get("latency_" + percentile + "_ms")))
          .as(percentile)
          .isCloseTo(theirs.getDouble(percentile), Percentage.withPercentage(0.1));
    }
  }

  /** Heavy tails, several runs and clients, errors, warm-up, milliseconds with all decimals. */
  private static void write(Path logs) {
    Random random = new Random(45);
    for (String backend : new String[] {"jungle", "cassandra"}) {
      for (int parallelism : new int[] {1, 45}) {
        for (int run = 1; run <= 3; run++) {
          StringBuilder text = new StringBuilder("start_us,latency_ms,status,phase\n");
          for (int i = 0; i < REQUESTS; i++) {
            double ms = 3 * parallelism * Math.exp(1.5 * random.nextGaussian());
            text.append(1_480_000_000_000_000L + i * 1000L)
                .append(',')
                .append(BigDecimal.valueOf(Math.round(ms * 1e6), 6))
                .append(random.nextInt(50) == 0 ? ",503," : ",200,")
                .append(i < 20 ? "warmup" : "measure")
                .append('\n');
          }
          SampleLogs.write(
              logs.resolve(
                  String.format(
                      "backend=%s/parallelism=%d/operation=read/run=%d/c.csv",
                      backend, parallelism, run)),
              text.toString(),
              new org.apache.hadoop.conf.Configuration());
        }
      }
    }
  }
}
