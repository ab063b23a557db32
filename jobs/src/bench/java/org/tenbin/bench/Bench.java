package org.tenbin.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures whole processes: Tenbin on the embedded runtime in turn with a peer (A B A B ...) on the
 * same file, and compares their answers before any time is looked at. Started by scripts/bench.
 */
public final class Bench {
  private static final String PROFILE = "profile";

  private final Place place;
  private final int runs;
  private final Board board = new Board();

  private Bench(Place place, int runs) {
    this.place = place;
    this.runs = runs;
  }

  /** A work, which may fail in the ways of files and processes. */
  @FunctionalInterface
  private interface Work {
    void run() throws IOException, InterruptedException;
  }

  /**
   * Runs the works that are named.
   *
   * @param args what is done (<code>compare</code> or <code>profile</code>), project folder, folder
   *     for data, runs, divisor of all sizes, names of works
   */
  public static void main(String[] args) throws Exception {
    Place place = new Place(Path.of(args[1]), Path.of(args[2]), Long.parseLong(args[4]));
    List<String> works = List.of(args).subList(5, args.length);
    Files.createDirectories(place.scratch());
    if (args[0].equals(PROFILE)) {
      new Profile(place).run(works);
    } else {
      System.exit(new Bench(place, Integer.parseInt(args[3])).run(works) ? 0 : 1);
    }
  }

  private Map<String, Work> works() {
    RowWorks rows = new RowWorks(place, board, runs);
    InputWorks inputs = new InputWorks(place, board, runs);
    JtlWorks jtl = new JtlWorks(place, board, runs);
    Map<String, Work> works = new LinkedHashMap<>();
    works.put("start", rows::start);
    works.put("rows-10m", rows::tenMillion);
    works.put("rows-50m", rows::fiftyMillion);
    works.put("slope", rows::slope);
    works.put("files", inputs::files);
    works.put("gzip", () -> inputs.compressed("gzip", ".gz", "gzip", "-1"));
    works.put("zstd", () -> inputs.compressed("zstd", ".zst", "zstd", "-q"));
    works.put("shuffle", new ShuffleWorks(place, board)::tenfold);
    works.put("random", inputs::random);
    works.put("jtl", () -> jtl.report("jtl"));
    works.put("jtl-split", () -> jtl.split("jtl-split"));
    works.put("demo", this::demo);
    works.put("scale", new ScaleWork(place, board, runs)::run);
    return works;
  }

  private boolean run(List<String> names) throws IOException, InterruptedException {
    List<String> circumstances = circumstances();
    circumstances.forEach(System.out::println);
    boolean good = true;
    for (Map.Entry<String, Work> work : works().entrySet()) {
      if (!names.contains(work.getKey())) {
        continue;
      }
      System.out.println("-- " + work.getKey());
      try {
        work.getValue().run();
      } catch (IOException failed) {
        good = false;
        System.out.println("   failed: " + failed.getMessage());
      }
    }
    board.finish(place.data(), circumstances);
    return good;
  }

  /** Day, machine and versions, without which figures say nothing. */
  private List<String> circumstances() throws IOException, InterruptedException {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            "%s, Tenbin %s, Java %s", LocalDate.now(ZoneOffset.UTC), commit(), Runtime.version()));
    lines.add(
        String.format(
            "%s, %d cores, %s, Linux %s",
            fromProc("/proc/cpuinfo", "model name"),
            Runtime.getRuntime().availableProcessors(),
            fromProc("/proc/meminfo", "MemTotal"),
            System.getProperty("os.version")));
    lines.add(
        "medians; ratios pair by pair, least and greatest in brackets; "
            + (place.scale() == 1 ? "page cache warm" : "a hundredth of the data: NO MEASUREMENT"));
    return lines;
  }

  private String commit() throws IOException, InterruptedException {
    try {
      Measured.run(
          List.of("git", "-C", place.top().toString(), "log", "-1", "--format=%h"),
          Map.of(),
          place.log("commit"));
      return Files.readString(place.log("commit")).strip();
    } catch (IOException noRepository) {
      return "of an unknown commit";
    }
  }

  private static String fromProc(String file, String key) throws IOException {
    return Files.readAllLines(Path.of(file)).stream()
        .filter(line -> line.startsWith(key))
        .map(line -> line.substring(line.indexOf(':') + 1).strip().replaceAll(" +", " "))
        .findFirst()
        .orElse("");
  }

  private void demo() throws IOException, InterruptedException {
    Path folder = place.scratch().resolve("demo");
    List<String> command =
        List.of(place.top().resolve("scripts/demo").toString(), folder.toString());
    List<Measured> measured = new ArrayList<>();
    int times = Math.min(runs, 3);
    for (int i = 0; i <= times; i++) {
      Place.delete(folder);
      measured.add(Measured.run(command, Map.of(), place.log("tenbin")));
      place.settle();
    }
    Measured median = Measured.median(measured.subList(1, measured.size()));
    String what = "quick, all four steps";
    board.add(Result.limited("demo", what, "wall_s", median.wallSeconds(), 10, times));
    board.add(Result.limited("demo", what, "cpu_s", median.cpuSeconds(), Result.NO_GOAL, times));
  }
}
