package org.tenbin.bench.spark;

import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** The cells of the campaign by Spark SQL on all cores, percentiles by its approximation. */
final class SparkQuery {
  private static final String SCHEMA =
      "run string, backend string, hypervisor string, cores int, operation string,"
          + " parallelism int, client string, seq long, start_us long, latency_us long,"
          + " status int, bytes long";

  private SparkQuery() {}

  public static void main(String[] args) throws IOException {
    try (SparkSession spark =
        SparkSession.builder()
            .master("local[*]")
            .config("spark.ui.enabled", "false")
            .config("spark.sql.shuffle.partitions", "2")
            .getOrCreate()) {
      spark.sparkContext().setLogLevel("ERROR");
      spark
          .read()
          .option("header", "true")
          .schema(SCHEMA)
          .csv(args[0])
          .selectExpr("*", "if(status between 200 and 299, latency_us, null) ok")
          .createOrReplaceTempView("log");
      for (Row row :
          spark
              .sql(
                  "select backend, hypervisor, cores, operation, parallelism, n, errors, mean, sd,"
                      + " least, most, p[0], p[1], p[2], p[3] from (select backend, hypervisor,"
                      + " cores, operation, parallelism, count(*) n, count(*) - count(ok) errors,"
                      + " avg(ok) mean, stddev_samp(ok) sd, min(ok) least, max(ok) most,"
                      + " percentile_approx(ok, array(0.5D, 0.9D, 0.99D, 0.999D), 1000) p"
                      + " from log group by 1, 2, 3, 4, 5)")
              .collectAsList()) {
        System.out.println(
            IntStream.range(0, row.length())
                .mapToObj(i -> String.valueOf(row.get(i)))
                .collect(Collectors.joining(",")));
      }
    }
  }
}
