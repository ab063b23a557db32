package org.tenbin.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The table, line by line as it grows. */
final class Board {
  private final List<Result> results = new ArrayList<>();

  void add(Result result) {
    results.add(result);
    System.out.println("   " + result.line());
  }

  /** Processor time, wall time and memory of paired runs. */
  void compare(String work, String peer, Turns turns, double cpu, double wall, double peak) {
    add(Result.paired(work, peer, "cpu_s", turns, Measured::cpuSeconds, cpu));
    add(Result.paired(work, peer, "wall_s", turns, Measured::wallSeconds, wall));
    add(Result.paired(work, peer, "peak_mib", turns, Measured::peakMiB, peak));
  }

  /** Prints the table and writes it: for people with what it was measured on, and as CSV. */
  void finish(Path folder, List<String> circumstances) throws IOException {
    List<String> table = new ArrayList<>(circumstances);
    table.add("");
    table.add(Result.title());
    results.forEach(result -> table.add(result.line()));
    System.out.println();
    table.forEach(System.out::println);
    Files.write(folder.resolve("bench.txt"), table);
    Path csv = folder.resolve("bench.csv");
    Files.write(
        csv, Stream.concat(Stream.of(Result.HEADER), results.stream().map(Result::csv)).toList());
    System.out.println("\n" + csv);
  }
}
