package org.tenbin.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.tenbin.experiment.ExperimentReader;
import org.tenbin.experiment.Factor;
import org.tenbin.summary.Table;

/** The experiments with published data that ship with Tenbin. */
final class Published {
  private static final Path FOLDER = Path.of("..", "conf", "experiments");

  /** Column of a data file to metric, unit and better direction. */
  private static final Map<String, List<String>> METRICS =
      Map.of(
          "elapsed_s", List.of("elapsed", "s", "lower"),
          "throughput_req_per_s", List.of("throughput", "req/s", "higher"),
          "throughput_mbit_per_s", List.of("throughput", "Mbit/s", "higher"),
          "throughput_kib_per_s", List.of("throughput", "KiB/s", "higher"),
          "seeks_per_s", List.of("seeks", "/s", "higher"));

  private Published() {}

  static Campaign campaign(String name) {
    return campaign(name, UnaryOperator.identity());
  }

  /** The experiment with its data, each line of which is changed first. */
  static Campaign campaign(String name, UnaryOperator<String> change) {
    try {
      var experiment =
          ExperimentReader.read(name, Files.readAllBytes(FOLDER.resolve(name + ".yaml")));
      List<String> factors = experiment.factors().stream().map(Factor::name).toList();
      List<Map<String, String>> rows = new ArrayList<>();
      List<Path> files;
      try (Stream<Path> found = Files.list(FOLDER.resolve("data").resolve(name))) {
        files = found.sorted().toList();
      }
      for (Path file : files) {
        List<String> lines = Files.readAllLines(file);
        List<String> header = List.of(lines.get(0).split(","));
        for (String line : lines.subList(1, lines.size())) {
          rows.add(row(factors, header, List.of(change.apply(line).split(","))));
        }
      }
      return new Campaign(
          experiment, experiment.factors(), List.of(), List.of(), Map.of(Table.MEASUREMENTS, rows));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> row(
      List<String> factors, List<String> header, List<String> fields) {
    Map<String, String> row = new LinkedHashMap<>();
    Table.MEASUREMENTS.header(factors).forEach(column -> row.put(column, ""));
    for (int i = 0; i < header.size(); i++) {
      String column = header.get(i);
      List<String> metric = METRICS.get(column);
      if (metric != null) {
        row.put("metric", metric.get(0));
        row.put("unit", metric.get(1));
        row.put("better", metric.get(2));
        row.put("value", fields.get(i));
      } else {
        row.put(column.equals("trial") ? "run" : column, fields.get(i));
      }
    }
    row.put(Table.ORIGIN, "measured");
    return row;
  }
}
