package org.tenbin.summary;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The tables of a summary directory. Each is a folder of CSV part files with a header: the factors
 * first where rows belong to cells, units in the names, and last the column <code>origin</code>,
 * which says whether the row comes from requests that were measured or simulated.
 */
public enum Table {
  CELLS(
      true,
      "runs,clients,requests,ok,errors,timeouts,error_rate,bytes",
      "latency_sum_ms,latency_mean_ms,latency_sd_ms,latency_min_ms",
      Columns.PERCENTILES,
      "latency_max_ms,with_errors_sum_ms,with_errors_max_ms,latency_source",
      "run_latency_mean_ms,run_latency_sd_ms",
      "elapsed_from_schedule_s,elapsed_from_schedule_sd_s,elapsed_from_launch_s",
      "elapsed_from_launch_sd_s,schedule_source",
      "throughput_per_s,throughput_sd_per_s,plateau_per_s,response_mean_ms,response_p99_ms"),
  RUNS(
      true,
      "run,clients,requests,ok,errors,timeouts,error_rate,bytes,untimed",
      "start_ns,end_ns,window_s,throughput_per_s,plateau_s,plateau_per_s",
      "elapsed_from_schedule_s,elapsed_from_schedule_min_s,elapsed_from_schedule_max_s",
      "elapsed_from_launch_s,schedule_source,start_skew_s",
      "fewest_requests,most_requests,backward_steps,truncated_clients",
      "latency_sum_ms,latency_mean_ms,latency_sd_ms,latency_min_ms",
      Columns.PERCENTILES,
      "latency_max_ms,with_errors_sum_ms,with_errors_max_ms,latency_source",
      "response_mean_ms,response_p99_ms"),
  CLIENTS(
      true,
      "run,client,requests,ok,errors,timeouts,bytes,untimed,start_ns,end_ns",
      "elapsed_from_schedule_s,elapsed_from_launch_s,schedule_source,backward_steps",
      "latency_sum_ms,latency_mean_ms,latency_sd_ms,latency_min_ms,latency_max_ms"),
  TIMELINE(true, "run,second,ok,errors,timeouts,latency_mean_ms,latency_max_ms"),
  PERCENTILES(true, "distribution,percentile,value_ms,population"),
  MEASUREMENTS(true, "run,client,metric,unit,better,trial,value,file"),
  EVENTS(false, "kind,host,time_ns,time_utc,duration_ms,count,at_least,detail,file"),
  HOSTS(false, "host,fact,value,file"),
  INPUTS(
      false,
      "file,bytes,crc32c,format,records_in,used_requests,used_other,rejected,skipped",
      "rejected_by_reason,skipped_by_rule"),
  REJECTS(false, "file,offset,reason,detail"),
  QUALITY(true, "run,verdict,reasons");

  /** Column groups that several tables share. */
  private static final class Columns {
    private static final String PERCENTILES =
        String.join(
            ",", Percentile.COLUMNS.stream().map(p -> "latency_" + p.column() + "_ms").toList());
  }

  /** The last column of every table. */
  public static final String ORIGIN = "origin";

  private final boolean ofCells;
  private final List<String> columns;

  Table(boolean ofCells, String... columns) {
    this.ofCells = ofCells;
    this.columns = Stream.of(columns).flatMap(c -> Arrays.stream(c.split(","))).toList();
  }

  /** Name of the table's folder, such as <code>cells</code>. */
  public String folder() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether its rows begin with the levels of a cell. */
  public boolean ofCells() {
    return ofCells;
  }

  /** The columns between the factors and the origin. */
  public List<String> columns() {
    return columns;
  }

  /** The header, for cells of the given factors. */
  public List<String> header(List<String> factors) {
    List<String> header = new ArrayList<>();
    if (ofCells) {
      header.addAll(factors);
    }
    header.addAll(columns);
    header.add(ORIGIN);
    return header;
  }

  /** The table of that folder name, if there is one. */
  public static Optional<Table> ofFolder(String folder) {
    return Arrays.stream(values()).filter(t -> t.folder().equals(folder)).findFirst();
  }
}
