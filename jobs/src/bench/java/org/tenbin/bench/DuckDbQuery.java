package org.tenbin.bench;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;

/** The cells of the campaign by DuckDB, with exact percentiles by nearest rank. */
final class DuckDbQuery {
  private static final String OK = "case when status between 200 and 299 then latency_us end";

  private DuckDbQuery() {}

  public static void main(String[] args) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                String.format(
                    "select backend, hypervisor, cores, operation, parallelism, count(*),"
                        + " count(*) - count(%1$s), avg(%1$s), stddev_samp(%1$s), min(%1$s),"
                        + " max(%1$s), quantile_disc(%1$s, 0.5), quantile_disc(%1$s, 0.9),"
                        + " quantile_disc(%1$s, 0.99), quantile_disc(%1$s, 0.999)"
                        + " from read_csv('%2$s') group by all",
                    OK, args[0]))) {
      int columns = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        StringBuilder line = new StringBuilder();
        for (int i = 1; i <= columns; i++) {
          line.append(i == 1 ? "" : ",").append(rows.getString(i));
        }
        System.out.println(line);
      }
    }
  }
}
