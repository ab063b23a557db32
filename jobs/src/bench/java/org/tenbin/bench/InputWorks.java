package org.tenbin.bench;

import static org.tenbin.bench.Result.NO_GOAL;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The same rows in other shapes: many files, packed, in random order. */
final class InputWorks {
  private static final int FACTORS = BenchLogs.factors().length;
  private static final long GRID_ROWS = 82_800_000;

  private final Place place;
  private final Board board;
  private final int runs;

  InputWorks(Place place, Board board, int runs) {
    this.place = place;
    this.board = board;
    this.runs = runs;
  }

  Path manyFiles() throws IOException, InterruptedException {
    long rows = GRID_ROWS / place.scale();
    return place.made("files-" + rows, "files", Long.toString(rows));
  }

  /** The thesis's grid: a file a client against one file. */
  void files() throws IOException, InterruptedException {
    Path folder = manyFiles();
    Path one = place.campaign(GRID_ROWS);
    SameCells cells = new SameCells(place, FACTORS);
    Turns turns =
        Turns.of(
            place,
            runs,
            () -> cells.first(place.tenbin(place.summarize(folder, Place.BY))),
            () -> place.tenbin(place.summarize(one, Place.BY)),
            cells);
    board.compare("files", "the same rows in one file", turns, 1.3, 1.3, NO_GOAL);
  }

  Path packed(String ending, String... tool) throws IOException, InterruptedException {
    Path plain = place.millions(10);
    Path packed = Path.of(plain + ending);
    if (!Files.exists(packed)) {
      List<String> pack = new ArrayList<>(List.of(tool));
      pack.addAll(List.of("-c", plain.toString()));
      Path fresh = Path.of(packed + ".fresh");
      Measured.run(pack, Map.of(), fresh);
      Files.move(
          fresh, packed, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
    return packed;
  }

  /** A packed file, which one task reads, against unpacking alone and reading with one task. */
  void compressed(String work, String ending, String... tool)
      throws IOException, InterruptedException {
    Path plain = place.millions(10);
    Path packed = packed(ending, tool);
    SameCells cells = new SameCells(place, FACTORS);
    Turns turns =
        Turns.of(
            place,
            runs,
            () -> cells.first(place.tenbin(place.summarize(packed, Place.BY))),
            () -> {
              Measured alone =
                  Measured.run(
                      List.of(tool[0], "-dc", packed.toString()), Map.of(), Path.of("/dev/null"));
              return alone.then(
                  place.tenbin(place.summarize(plain, Place.BY), Map.of("TENBIN_CORES", "1")));
            },
            cells);
    String name = tool[0] + " " + place.versionOf(tool[0], "--version") + " -dc, then plain";
    board.compare(work, name, turns, 1.2, 1.2, NO_GOAL);
  }

  Path random(int cells) throws IOException, InterruptedException {
    String rows = Long.toString(10_000_000 / place.scale());
    return place.made(
        "random-" + cells + "-" + rows + ".csv", "random", Integer.toString(cells), rows);
  }

  /** Two tasks, who share the heap of a local job: 512 MB each. */
  static Map<String, String> smallHeap() {
    return Map.of("TENBIN_CORES", "2", "HADOOP_HEAPSIZE_MAX", "1024");
  }

  /** So many cells that no cache holds them. */
  void random() throws IOException, InterruptedException {
    long rows = 10_000_000 / place.scale();
    Path few = random(720);
    Path many = random(100_000);
    Turns turns =
        Turns.of(
            place,
            Math.min(runs, 3),
            () -> {
              Measured measured = place.tenbin(place.summarize(many, "cell"), smallHeap());
              // At a hundredth of the rows, chance leaves some cells out.
              Answers.expect(place.summary(), 1, place.scale() == 1 ? 100_000 : -1, rows);
              return measured;
            },
            () -> place.tenbin(place.summarize(few, "cell"), smallHeap()),
            () -> Answers.expect(place.summary(), 1, 720, rows));
    board.compare("random", "720 cells, 2 tasks of 512 MB", turns, NO_GOAL, 3, NO_GOAL);
  }
}
