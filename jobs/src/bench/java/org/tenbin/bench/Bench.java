package org.tenbin.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Measures whole processes: Tenbin on the embedded runtime in turn with a peer (A B A B ...) on the
 * same file, and compares their answers before any time is looked at. Started by scripts/bench,
 * which tells by environment where things are.
 */
public final class Bench {
  private static final List<String> FACTORS =
      List.of("backend", "hypervisor", "cores", "operation", "parallelism");
  private static final List<Answers.Figure> SQL_FIGURES =
      List.of(
          new Answers.Figure("requests", 1, 0),
          new Answers.Figure("errors", 1, 0),
          new Answers.Figure("latency_mean_ms", 1e-3, 1e-9),
          new Answers.Figure("latency_sd_ms", 1e-3, 1e-9),
          new Answers.Figure("latency_min_ms", 1e-3, 0),
          new Answers.Figure("latency_max_ms", 1e-3, 0),
          new Answers.Figure("latency_p50_ms", 1e-3, 0.001),
          new Answers.Figure("latency_p90_ms", 1e-3, 0.001),
          new Answers.Figure("latency_p99_ms", 1e-3, 0.001),
          new Answers.Figure("latency_p99_9_ms", 1e-3, 0.001));
  private static final double NO_GOAL = Double.NaN;
  private static final long MILLION = 1_000_000;

  private final Path top;
  private final Path data;
  private final Path scratch;
  private final int runs;
  private final long scale;
  private final PrintStream out = System.out;
  private final List<Result> results = new ArrayList<>();
  private final Map<String, Measured> known = new HashMap<>();

  private Bench(Path top, Path data, int runs, long scale) {
    this.top = top;
    this.data = data;
    this.runs = runs;
    this.scale = scale;
    scratch = data.resolve("scratch");
  }

  /**
   * Runs the works that are named, or all.
   *
   * @param args project folder, folder for data, runs, divisor of all sizes, names of works
   */
  public static void main(String[] args) throws Exception {
    Bench bench =
        new Bench(
            Path.of(args[0]), Path.of(args[1]), Integer.parseInt(args[2]), Long.parseLong(args[3]));
    System.exit(bench.run(List.of(args).subList(4, args.length)) ? 0 : 1);
  }

  private Map<String, Callable<Void>> works() {
    Map<String, Callable<Void>> works = new LinkedHashMap<>();
    works.put("start", work(this::start));
    works.put("rows-10m", work(() -> sql("rows-10m", 10, runs)));
    works.put("rows-50m", work(() -> sql("rows-50m", 50, Math.min(runs, 3))));
    works.put("slope", work(this::slope));
    works.put("files", work(this::files));
    works.put("gzip", work(() -> compressed("gzip", ".gz", "gzip", "-1")));
    works.put("zstd", work(() -> compressed("zstd", ".zst", "zstd", "-q")));
    works.put("shuffle", work(this::shuffle));
    works.put("random", work(this::random));
    works.put("jtl", work(this::jtl));
    works.put("demo", work(this::demo));
    return works;
  }

  /** A step that may fail in the ways of files and processes. */
  @FunctionalInterface
  private interface Step {
    void run() throws IOException, InterruptedException;
  }

  private static Callable<Void> work(Step step) {
    return () -> {
      step.run();
      return null;
    };
  }

  private boolean run(List<String> names) throws Exception {
    Files.createDirectories(scratch);
    boolean good = true;
    for (Map.Entry<String, Callable<Void>> work : works().entrySet()) {
      if (!names.isEmpty() && !names.contains(work.getKey())) {
        continue;
      }
      out.println("-- " + work.getKey());
      try {
        work.getValue().call();
      } catch (IOException failed) {
        good = false;
        out.println("   failed: " + failed.getMessage());
      }
    }
    out.println();
    out.println(Result.title());
    results.forEach(result -> out.println(result.line()));
    Path csv = data.resolve("bench.csv");
    Files.write(
        csv, Stream.concat(Stream.of(Result.HEADER), results.stream().map(Result::csv)).toList());
    out.println("\n" + csv);
    return good;
  }

  // What is run.

  private List<String> program(String program, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(top.resolve("scripts/hadoop").toString());
    command.add("jar");
    command.add(top.resolve("jobs/target/tenbin-jobs.jar").toString());
    command.add(program);
    command.addAll(List.of(arguments));
    return command;
  }

  private Path summary() {
    return scratch.resolve("summary");
  }

  private Measured tenbin(List<String> command, Map<String, String> environment)
      throws IOException, InterruptedException {
    delete(summary());
    return Measured.run(command, environment, log("tenbin"));
  }

  private Measured summarize(Path input, String by) throws IOException, InterruptedException {
    return summarize(input, by, Map.of());
  }

  private Measured summarize(Path input, String by, Map<String, String> environment)
      throws IOException, InterruptedException {
    return tenbin(
        program("summarize", "--by", by, input.toString(), summary().toString()), environment);
  }

  private Path log(String name) {
    return scratch.resolve(name + ".out");
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private List<String> peer(String name, String classes, String main, String... arguments) {
    List<String> command = new ArrayList<>(List.of(java(), "-cp"));
    command.add(classes + ":" + top.resolve("jobs/target/bench/peers/" + name) + "/*");
    command.add(main);
    command.addAll(List.of(arguments));
    return command;
  }

  private static String classes() {
    return System.getProperty("java.class.path");
  }

  private String version(String peer, String artifact) throws IOException {
    try (Stream<Path> jars = Files.list(top.resolve("jobs/target/bench/peers/" + peer))) {
      return jars.map(jar -> jar.getFileName().toString())
          .filter(jar -> jar.startsWith(artifact + "-"))
          .map(jar -> jar.substring(artifact.length() + 1, jar.length() - ".jar".length()))
          .findFirst()
          .orElseThrow(() -> new IOException(peer + " is not there; scripts/bench fetches it"));
    }
  }

  private boolean has(String peer) {
    return Files.isDirectory(top.resolve("jobs/target/bench/peers/" + peer));
  }

  private Path made(String name, String... generator) throws IOException, InterruptedException {
    Path file = data.resolve(name);
    if (!Files.exists(file)) {
      out.println("   making " + file);
      List<String> command = new ArrayList<>(List.of(java(), "-cp", classes()));
      command.add(BenchLogs.class.getName());
      command.addAll(List.of(generator));
      Path fresh = data.resolve(name + ".fresh");
      delete(fresh);
      command.add(fresh.toString());
      Measured.run(command, Map.of(), log("generator"));
      Files.move(fresh, file);
    }
    return file;
  }

  private Path campaign(long millions) throws IOException, InterruptedException {
    long rows = millions * MILLION / scale;
    return made("campaign-" + rows + ".csv", "campaign", Long.toString(rows));
  }

  // How it is compared.

  /** One of two that take turns. */
  @FunctionalInterface
  private interface Turn {
    Measured run() throws IOException, InterruptedException;
  }

  /** A check of the answers that the two have just given. */
  @FunctionalInterface
  private interface Check {
    void check() throws IOException;
  }

  /** Runs two in turn, once unmeasured to warm caches, and compares answers before that counts. */
  private List<List<Measured>> inTurn(int times, Turn ours, Turn theirs, Check check)
      throws IOException, InterruptedException {
    ours.run();
    theirs.run();
    check.check();
    return counted(times, ours, theirs, () -> {});
  }

  /** Runs two in turn; the other is so slow that its caches do not show. */
  private List<List<Measured>> counted(int times, Turn ours, Turn theirs, Check check)
      throws IOException, InterruptedException {
    List<Measured> a = new ArrayList<>();
    List<Measured> b = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      a.add(ours.run());
      b.add(theirs.run());
      check.check();
    }
    return List.of(a, b);
  }

  private void compare(
      String work, String peer, List<List<Measured>> pair, double cpu, double wall, double peak) {
    add(work, peer, "cpu_s", pair, Measured::cpuSeconds, cpu);
    add(work, peer, "wall_s", pair, Measured::wallSeconds, wall);
    add(work, peer, "peak_mib", pair, Measured::peakMiB, peak);
  }

  private void add(
      String work,
      String peer,
      String metric,
      List<List<Measured>> pair,
      java.util.function.ToDoubleFunction<Measured> figure,
      double goal) {
    List<Measured> ours = pair.get(0);
    List<Measured> theirs = pair.get(1);
    double[] ratios = new double[ours.size()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = figure.applyAsDouble(ours.get(i)) / figure.applyAsDouble(theirs.get(i));
    }
    add(
        new Result(
            work,
            peer,
            metric,
            figure.applyAsDouble(Measured.median(ours)),
            figure.applyAsDouble(Measured.median(theirs)),
            Measured.median(ratios),
            goal));
  }

  private void add(Result result) {
    results.add(result);
    out.println("   " + result.line());
  }

  // The works.

  private void start() throws IOException, InterruptedException {
    Path file = made("tiny.csv", "campaign", "1000");
    String by = String.join(",", FACTORS);
    // The archive of classes is made in the background after the first run of a program.
    summarize(file, by);
    Thread.sleep(10_000);
    List<Measured> measured = new ArrayList<>();
    for (int i = 0; i < runs; i++) {
      measured.add(summarize(file, by));
    }
    Measured median = Measured.median(measured);
    known.put("start", median);
    add(limit("start", "a job of 1,000 rows", "wall_s", median.wallSeconds(), 2));
    add(limit("start", "a job of 1,000 rows", "cpu_s", median.cpuSeconds(), NO_GOAL));
    add(limit("start", "a job of 1,000 rows", "peak_mib", median.peakMiB(), NO_GOAL));
  }

  private static Result limit(
      String work, String what, String metric, double value, double mostOrNaN) {
    return new Result(work, what, metric, value, mostOrNaN, value / mostOrNaN, 1 + 0 * mostOrNaN);
  }

  private void sql(String work, long millions, int times) throws IOException, InterruptedException {
    Path file = campaign(millions);
    String by = String.join(",", FACTORS);
    List<List<Measured>> duck =
        inTurn(
            times,
            () -> summarize(file, by),
            () ->
                Measured.run(
                    peer("duckdb", classes(), DuckDbQuery.class.getName(), file.toString()),
                    Map.of(),
                    log("peer")),
            () -> sameAsSql(SQL_FIGURES));
    known.put(work, Measured.median(duck.get(0)));
    boolean goals = millions == 50;
    compare(
        work,
        "DuckDB " + version("duckdb", "duckdb_jdbc"),
        duck,
        goals ? 0.25 : NO_GOAL,
        goals ? 0.3 : NO_GOAL,
        NO_GOAL);
    if (goals && has("spark")) {
      // Slow enough that one run of it says what there is to say.
      List<Answers.Figure> exactOnes = SQL_FIGURES.subList(0, 6);
      List<List<Measured>> spark =
          counted(
              1,
              () -> summarize(file, by),
              () ->
                  Measured.run(
                      peer(
                          "spark", classes(), "org.tenbin.bench.spark.SparkQuery", file.toString()),
                      Map.of(),
                      log("peer")),
              () -> sameAsSql(exactOnes));
      compare(
          work, "Spark " + version("spark", "spark-sql_2.13"), spark, 1 / 15.0, NO_GOAL, NO_GOAL);
    }
    if (!goals) {
      mawk(work, file, by);
    }
  }

  private void mawk(String work, Path file, String by) throws IOException, InterruptedException {
    String script =
        "NR > 1 { k = $2 \",\" $3 \",\" $4 \",\" $5 \",\" $6; n[k]++;"
            + " if ($11 >= 200 && $11 <= 299) { ok[k]++; s[k] += $10 } }"
            + " END { for (k in n) printf \"%s,%d,%d,%.9f\\n\", k, n[k], n[k] - ok[k],"
            + " s[k] / ok[k] }";
    List<List<Measured>> pair =
        inTurn(
            Math.min(runs, 3),
            () -> summarize(file, by),
            () ->
                Measured.run(
                    List.of("mawk", "-F,", script, file.toString()), Map.of(), log("peer")),
            () -> sameAsSql(SQL_FIGURES.subList(0, 3)));
    compare(work, "mawk, counts and means only", pair, NO_GOAL, NO_GOAL, NO_GOAL);
  }

  private void sameAsSql(List<Answers.Figure> figures) throws IOException {
    int printed = figures.size() == 6 ? SQL_FIGURES.size() : figures.size();
    Map<String, double[]> theirs = Answers.ofPeer(log("peer"), FACTORS.size(), printed);
    Answers.compare(Answers.ofSummary(summary(), FACTORS.size()), theirs, figures);
  }

  private void slope() throws IOException {
    Measured small = known.get("rows-10m");
    Measured large = known.get("rows-50m");
    if (small == null || large == null) {
      throw new IOException("needs rows-10m and rows-50m in the same call");
    }
    double gigabytes =
        (Files.size(data.resolve("campaign-" + 50 * MILLION / scale + ".csv"))
                - Files.size(data.resolve("campaign-" + 10 * MILLION / scale + ".csv")))
            / 1e9;
    double cpu = (large.cpuSeconds() - small.cpuSeconds()) / gigabytes;
    add(limit("slope", "10 M to 50 M rows", "cpu_s_per_gb", cpu, 1.1));
    double wall = (large.wallSeconds() - small.wallSeconds()) / gigabytes;
    add(limit("slope", "10 M to 50 M rows", "wall_s_per_gb", wall, NO_GOAL));
  }

  private void files() throws IOException, InterruptedException {
    long rows = 82_800_000 / scale;
    Path folder = made("files-" + rows, "files", Long.toString(rows));
    Path one = made("campaign-" + rows + ".csv", "campaign", Long.toString(rows));
    String by = String.join(",", FACTORS);
    Map<String, Map<String, Double>> answer = new HashMap<>();
    List<List<Measured>> pair =
        inTurn(
            Math.min(runs, 3),
            () -> {
              Measured measured = summarize(folder, by);
              answer.clear();
              answer.putAll(Answers.ofSummary(summary(), FACTORS.size()));
              return measured;
            },
            () -> summarize(one, by),
            () -> {
              if (!answer.equals(Answers.ofSummary(summary(), FACTORS.size()))) {
                throw new IOException("one file and many give different cells");
              }
            });
    compare("files", "the same rows in one file", pair, 1.3, 1.3, NO_GOAL);
  }

  private void compressed(String work, String ending, String... tool)
      throws IOException, InterruptedException {
    Path plain = campaign(10);
    Path packed = Path.of(plain + ending);
    if (!Files.exists(packed)) {
      List<String> pack = new ArrayList<>(List.of(tool));
      pack.addAll(List.of("-c", plain.toString()));
      Path fresh = Path.of(packed + ".fresh");
      Measured.run(pack, Map.of(), fresh);
      Files.move(
          fresh, packed, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
    String by = String.join(",", FACTORS);
    Map<String, Map<String, Double>> answer = new HashMap<>();
    List<List<Measured>> pair =
        inTurn(
            Math.min(runs, 3),
            () -> {
              Measured measured = summarize(packed, by);
              answer.clear();
              answer.putAll(Answers.ofSummary(summary(), FACTORS.size()));
              return measured;
            },
            () -> {
              Measured alone =
                  Measured.run(
                      List.of(tool[0], "-dc", packed.toString()), Map.of(), Path.of("/dev/null"));
              Measured parsing = summarize(plain, by, Map.of("TENBIN_CORES", "1"));
              return new Measured(
                  alone.wallSeconds() + parsing.wallSeconds(),
                  alone.cpuSeconds() + parsing.cpuSeconds(),
                  Math.max(alone.peakMiB(), parsing.peakMiB()));
            },
            () -> {
              if (!answer.equals(Answers.ofSummary(summary(), FACTORS.size()))) {
                throw new IOException("packed and plain give different cells");
              }
            });
    compare(work, tool[0] + " -dc, then plain", pair, 1.2, 1.2, NO_GOAL);
  }

  private void shuffle() throws IOException, InterruptedException {
    Map<String, Long> few = shuffled(campaign(1));
    Map<String, Long> many = shuffled(campaign(10));
    for (String counter : few.keySet()) {
      double ratio = (double) many.get(counter) / few.get(counter);
      boolean records = counter.equals("reduce_input_records");
      add(
          new Result(
              "shuffle",
              "a tenth of the rows",
              counter,
              many.get(counter),
              few.get(counter),
              ratio,
              records ? 1 : 1.1));
    }
  }

  private Map<String, Long> shuffled(Path file) throws IOException, InterruptedException {
    long range = Files.size(file) / 8 + 1;
    tenbin(
        program(
            "summarize",
            "-D",
            "mapreduce.input.fileinputformat.split.maxsize=" + range,
            "-D",
            "mapreduce.input.fileinputformat.split.minsize=" + range,
            "--by",
            String.join(",", FACTORS),
            file.toString(),
            summary().toString()),
        Map.of("HADOOP_ROOT_LOGGER", "INFO,console"));
    Map<String, Long> counters = new LinkedHashMap<>();
    String text = Files.readString(log("tenbin"));
    for (String name : List.of("Reduce input records", "Reduce shuffle bytes")) {
      Matcher matcher = Pattern.compile(name + "=([0-9]+)").matcher(text);
      long most = 0;
      while (matcher.find()) {
        most = Math.max(most, Long.parseLong(matcher.group(1)));
      }
      counters.put(name.toLowerCase(java.util.Locale.ROOT).replace(' ', '_'), most);
    }
    return counters;
  }

  private void random() throws IOException, InterruptedException {
    long rows = 10 * MILLION / scale;
    String count = Long.toString(rows);
    Path few = made("random-720-" + rows + ".csv", "random", "720", count);
    Path many = made("random-100000-" + rows + ".csv", "random", "100000", count);
    // Two tasks share the heap of a local job.
    Map<String, String> heap = Map.of("TENBIN_CORES", "2", "HADOOP_HEAPSIZE_MAX", "1024");
    List<List<Measured>> pair =
        inTurn(
            Math.min(runs, 3),
            () -> {
              Measured measured = summarize(many, "cell", heap);
              // At a hundredth of the rows, chance leaves some cells out.
              Answers.expect(summary(), 1, scale == 1 ? 100_000 : -1, rows);
              return measured;
            },
            () -> summarize(few, "cell", heap),
            () -> Answers.expect(summary(), 1, 720, rows));
    compare("random", "720 cells, 512 MB a task", pair, NO_GOAL, 3, NO_GOAL);
  }

  private void jtl() throws IOException, InterruptedException {
    long rows = 2 * MILLION / scale;
    Path file = made("plain-" + rows + ".jtl", "jtl", Long.toString(rows));
    Path report = scratch.resolve("report");
    Path theirs = scratch.resolve("jmeter-report");
    Path home = top.resolve("jobs/target/bench/jmeter-home");
    List<List<Measured>> pair =
        counted(
            Math.min(runs, 2),
            () -> {
              Measured first =
                  tenbin(program("summarize", file.toString(), summary().toString()), Map.of());
              delete(report);
              Measured second =
                  Measured.run(
                      program("report", summary().toString(), report.toString()),
                      Map.of(),
                      log("report"));
              return new Measured(
                  first.wallSeconds() + second.wallSeconds(),
                  first.cpuSeconds() + second.cpuSeconds(),
                  Math.max(first.peakMiB(), second.peakMiB()));
            },
            () -> {
              delete(theirs);
              List<String> command = new ArrayList<>(List.of(java(), "-Xms1g", "-Xmx1g"));
              command.add("-Djmeter.home=" + home);
              command.add("-Djava.awt.headless=true");
              command.add("-cp");
              command.add(top.resolve("jobs/target/bench/peers/jmeter") + "/*");
              command.add("org.apache.jmeter.NewDriver");
              command.addAll(List.of("-g", file.toString(), "-o", theirs.toString(), "-j"));
              command.add(scratch.resolve("jmeter.log").toString());
              return Measured.run(command, Map.of(), log("peer"));
            },
            () -> sameAsJmeter(theirs.resolve("statistics.json")));
    compare("jtl", "JMeter " + version("jmeter", "ApacheJMeter_core"), pair, NO_GOAL, 0.1, 1 / 3.0);
  }

  private void sameAsJmeter(Path statistics) throws IOException {
    Pattern label =
        Pattern.compile(
            "\"transaction\" : \"([^\"]+)\",\\s*\"sampleCount\" : ([0-9]+),\\s*"
                + "\"errorCount\" : ([0-9]+)");
    Matcher matcher = label.matcher(Files.readString(statistics));
    Map<String, double[]> theirs = new HashMap<>();
    while (matcher.find()) {
      if (!matcher.group(1).equals("Total")) {
        theirs.put(
            matcher.group(1),
            new double[] {
              Double.parseDouble(matcher.group(2)), Double.parseDouble(matcher.group(3))
            });
      }
    }
    Answers.compare(Answers.ofSummary(summary(), 1), theirs, SQL_FIGURES.subList(0, 2));
  }

  private void demo() throws IOException, InterruptedException {
    Path folder = scratch.resolve("demo");
    List<Measured> measured = new ArrayList<>();
    for (int i = 0; i <= Math.min(runs, 3); i++) {
      delete(folder);
      Measured one =
          Measured.run(
              List.of(top.resolve("scripts/demo").toString(), folder.toString()),
              Map.of(),
              log("tenbin"));
      if (i > 0) {
        measured.add(one);
      } else {
        Thread.sleep(20_000);
      }
    }
    Measured median = Measured.median(measured);
    add(limit("demo", "quick, all four steps", "wall_s", median.wallSeconds(), 10));
    add(limit("demo", "quick, all four steps", "cpu_s", median.cpuSeconds(), NO_GOAL));
  }

  private static void delete(Path path) throws IOException {
    if (!Files.exists(path)) {
      return;
    }
    try (Stream<Path> all = Files.walk(path)) {
      for (Path one : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(one);
      }
    }
  }
}
