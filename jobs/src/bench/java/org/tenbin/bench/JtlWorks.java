package org.tenbin.bench;

import static org.tenbin.bench.Result.NO_GOAL;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Logs of JMeter. */
final class JtlWorks {
  private final Place place;
  private final Board board;
  private final int runs;

  JtlWorks(Place place, Board board, int runs) {
    this.place = place;
    this.board = board;
    this.runs = runs;
  }

  private Path file() throws IOException, InterruptedException {
    return place.jtl(2_000_000);
  }

  private List<String> summarize(Path file) {
    return place.program("summarize", file.toString(), place.summary().toString());
  }

  List<String> summarizeOnly() throws IOException, InterruptedException {
    return summarize(file());
  }

  private List<String> report() throws IOException {
    Path report = place.scratch().resolve("report");
    Place.delete(report);
    return place.program("report", place.summary().toString(), report.toString());
  }

  /** Summary and report against JMeter's report. */
  void report(String work) throws IOException, InterruptedException {
    Path file = file();
    Path theirs = place.scratch().resolve("jmeter-report");
    Turns turns =
        Turns.of(
            place,
            Math.min(runs, 3),
            () ->
                place
                    .tenbin(summarize(file))
                    .then(Measured.run(report(), Map.of(), place.log("report"))),
            () -> {
              Place.delete(theirs);
              return Measured.run(jmeter(file, theirs), Map.of(), place.log("peer"));
            },
            () -> sameAsJmeter(theirs.resolve("statistics.json")));
    String name = "JMeter " + place.version("jmeter", "ApacheJMeter_core");
    board.compare(work, name, turns, NO_GOAL, 0.1, 1 / 3.0);
  }

  private List<String> jmeter(Path file, Path report) {
    Path home = place.top().resolve("jobs/target/bench/jmeter-home");
    List<String> command = new ArrayList<>(List.of(Place.java(), "-Xms1g", "-Xmx1g"));
    command.add("-Djmeter.home=" + home);
    command.add("-Djava.awt.headless=true");
    command.add("-cp");
    command.add(place.folder("jmeter") + "/*");
    command.add("org.apache.jmeter.NewDriver");
    command.addAll(List.of("-g", file.toString(), "-o", report.toString(), "-j"));
    command.add(place.scratch().resolve("jmeter.log").toString());
    return command;
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
    Answers.compare(
        Answers.ofSummary(place.summary(), 1), theirs, List.of(Answers.REQUESTS, Answers.ERRORS));
  }

  /** 5 GB of it on two tasks at once against one: a file that is not split stays on one. */
  void split(String work) throws IOException, InterruptedException {
    Path file = place.jtl(50_000_000);
    SameCells cells = new SameCells(place, 1);
    Map<String, String> told = Map.of("HADOOP_ROOT_LOGGER", "INFO,console");
    Turns turns =
        Turns.of(
            place,
            Math.min(runs, 3),
            () -> {
              Measured two = at("2", file);
              Answers.expect(place.summary(), 1, 9, 50_000_000 / place.scale());
              return cells.first(two);
            },
            () -> at("1", file),
            cells);
    place.tenbin(summarize(file), told);
    long tasks = Counters.of(place.log("tenbin")).get("Merged Map outputs");
    board.compare(work, "one task at a time", turns, NO_GOAL, NO_GOAL, NO_GOAL);
    board.add(Result.limited(work, "one task at a time", "map_tasks", tasks, NO_GOAL, 1));
  }

  private Measured at(String cores, Path file) throws IOException, InterruptedException {
    return place.tenbin(summarize(file), Map.of("TENBIN_CORES", cores));
  }
}
