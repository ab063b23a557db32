package org.tenbin.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** What goes from maps to reduces, which is to depend on keys, tasks and duration, not on rows. */
final class ShuffleWorks {
  private static final int TASKS = 8;

  private final Place place;
  private final Board board;

  ShuffleWorks(Place place, Board board) {
    this.place = place;
    this.board = board;
  }

  /** Ten times the rows at equal tasks, keys and duration, of few rows and of the thesis's grid. */
  void tenfold() throws IOException, InterruptedException {
    compare("1 M to 10 M rows", 1_000_000);
    compare("8.28 M to 82.8 M rows", 8_280_000);
  }

  private void compare(String what, long rows) throws IOException, InterruptedException {
    Counters few = shuffled(place.campaign(rows));
    Counters many = shuffled(place.campaign(10 * rows));
    add(what, few, many, "Reduce input records", 1);
    add(what, few, many, "Reduce shuffle bytes", 1.1);
  }

  private void add(String what, Counters few, Counters many, String counter, double goal)
      throws IOException {
    String metric = counter.toLowerCase(Locale.ROOT).replace(' ', '_');
    board.add(
        Result.counted("shuffle", what, metric, many.get(counter), few.get(counter), goal, 1));
  }

  private Counters shuffled(Path file) throws IOException, InterruptedException {
    long range = Files.size(file) / TASKS + 1;
    place.tenbin(
        place.program(
            "summarize",
            "-D",
            "mapreduce.input.fileinputformat.split.maxsize=" + range,
            "-D",
            "mapreduce.input.fileinputformat.split.minsize=" + range,
            "--by",
            Place.BY,
            file.toString(),
            place.summary().toString()),
        Map.of("HADOOP_ROOT_LOGGER", "INFO,console"));
    Counters counters = Counters.of(place.log("tenbin"));
    long tasks = counters.get("Merged Map outputs");
    if (tasks != TASKS) {
      throw new IOException(tasks + " map tasks, not " + TASKS + ": shuffles cannot be compared");
    }
    return counters;
  }
}
