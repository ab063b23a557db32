package org.tenbin.datagen.disk;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Level;

/**
 * All operations on all media, several times.
 *
 * @param media folders by the level that they get of the factor <code>medium</code>
 * @param fileBytes size of the file on each
 * @param blockBytes of one request
 * @param randomBlocks of a random operation
 * @param repetitions runs of each cell
 * @param seed for the order of the media, the places and the data
 */
public record DiskBenchmark(
    Map<String, Path> media,
    long fileBytes,
    int blockBytes,
    int randomBlocks,
    int repetitions,
    long seed) {
  /** Checks the sizes. */
  public DiskBenchmark {
    media = Map.copyOf(media);
    if (media.isEmpty() || blockBytes < 1 || fileBytes < blockBytes || repetitions < 1) {
      throw new IllegalArgumentException(
          "a disk benchmark needs a medium, a block, a file of at least a block, and a run");
    }
    if (fileBytes % blockBytes != 0) {
      throw new IllegalArgumentException(
          "the file (" + fileBytes + " bytes) is no multiple of the block (" + blockBytes + ")");
    }
  }

  /**
   * Runs it; in every repetition the media come in an order drawn anew.
   *
   * @param out folder for the logs, which must not exist or be empty of runs
   */
  public void run(Path out, PrintStream progress) throws IOException {
    Random order = new Random(seed);
    for (int repetition = 1; repetition <= repetitions; repetition++) {
      List<String> names = new ArrayList<>(media.keySet().stream().sorted().toList());
      Collections.shuffle(names, order);
      for (String medium : names) {
        runMedium(medium, repetition, out, progress);
      }
    }
  }

  private void runMedium(String medium, int repetition, Path out, PrintStream progress)
      throws IOException {
    Path file = Files.createTempFile(media.get(medium), "tenbin-disk", ".data");
    try {
      DiskRun run = new DiskRun(file, fileBytes, blockBytes, randomBlocks, seed);
      for (DiskOperation operation : DiskOperation.values()) {
        Path log = out.resolve(folder(medium, operation, repetition)).resolve("client-01.csv");
        if (Files.exists(log)) {
          throw new FileAlreadyExistsException(log.toString());
        }
        long start = System.nanoTime();
        try (DiskLog lines = new DiskLog(log)) {
          run.run(operation, lines);
          lines.finish();
        }
        progress.printf(
            Locale.ROOT,
            "%s %s run %d: %.3f s%n",
            medium,
            operation.level(),
            repetition,
            (System.nanoTime() - start) / 1e9);
      }
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private static String folder(String medium, DiskOperation operation, int repetition) {
    Cell cell =
        new Cell(List.of(new Level("medium", medium), new Level("operation", operation.level())));
    return cell.path() + String.format(Locale.ROOT, "/run=%02d", repetition);
  }
}
