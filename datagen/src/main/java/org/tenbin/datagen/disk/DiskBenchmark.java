package org.tenbin.datagen.disk;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.tenbin.datagen.campaign.Campaign;
import org.tenbin.datagen.campaign.Pace;
import org.tenbin.datagen.campaign.RequestLog;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Level;

/**
 * All operations on all media, several times.
 *
 * @param spec media and sizes
 */
public record DiskBenchmark(DiskSpec spec) {
  /** Checks that there is something to measure. */
  public DiskBenchmark {
    if (spec.media().isEmpty()) {
      throw new IllegalArgumentException("no medium is named: media: {ram: /dev/shm}");
    }
  }

  /**
   * Runs what is not finished yet; in every repetition the media come in an order drawn anew.
   *
   * @throws NoSuchFileException if there is no folder for a medium
   */
  public void run(Campaign campaign, PrintStream out) throws IOException {
    for (String folder : new TreeMap<>(spec.media()).values()) {
      if (!Files.isDirectory(Path.of(folder))) {
        throw new NoSuchFileException(folder);
      }
    }
    Random order = new Random(spec.seed());
    Pace pace = new Pace(spec.repetitions() * spec.media().size() * DiskOperation.values().length);
    for (int repetition = 1; repetition <= spec.repetitions(); repetition++) {
      List<String> names = new ArrayList<>(spec.media().keySet().stream().sorted().toList());
      Collections.shuffle(names, order);
      for (String medium : names) {
        runMedium(medium, repetition, campaign, pace, out);
      }
    }
    campaign.cleanUp();
  }

  private void runMedium(
      String medium, int repetition, Campaign campaign, Pace pace, PrintStream out)
      throws IOException {
    Map<DiskOperation, Path> open = new LinkedHashMap<>();
    for (DiskOperation operation : DiskOperation.values()) {
      Path run = folder(medium, operation, repetition);
      if (campaign.isFinished(run)) {
        pace.skipped();
      } else {
        open.put(operation, run);
      }
    }
    if (open.isEmpty()) {
      return;
    }
    // What reads needs the file that was written: the first operation is repeated for the others.
    open.putIfAbsent(DiskOperation.WRITE_SEQUENTIAL, Path.of(""));
    try (Scratch scratch = Scratch.on(Path.of(spec.media().get(medium)))) {
      DiskRun run =
          new DiskRun(
              scratch.file(),
              (long) spec.fileMb() << 20,
              spec.blockKb() << 10,
              spec.randomBlocks(),
              spec.seed());
      for (DiskOperation operation : DiskOperation.values()) {
        if (open.containsKey(operation)) {
          runOne(run, operation, medium + ' ' + operation.level(), open, campaign, pace, out);
        }
      }
    }
  }

  private static void runOne(
      DiskRun run,
      DiskOperation operation,
      String title,
      Map<DiskOperation, Path> open,
      Campaign campaign,
      Pace pace,
      PrintStream out)
      throws IOException {
    if (operation.reads() && !PageCache.drop(run.file())) {
      out.println("warning: no GNU dd here: " + title + " reads what is still in memory");
    }
    Path work = campaign.work().resolve("run");
    Campaign.delete(work);
    try (RequestLog log = new RequestLog(work)) {
      run.run(operation, log);
      log.finish();
      if (!open.get(operation).toString().isEmpty()) {
        campaign.finish(open.get(operation), work);
        out.println(
            pace.ran(String.format(Locale.ROOT, "%s: %.1f MB/s", title, log.megabytesPerSecond())));
      }
    }
  }

  private static Path folder(String medium, DiskOperation operation, int repetition) {
    Cell cell =
        new Cell(List.of(new Level("medium", medium), new Level("operation", operation.level())));
    return Path.of(cell.path(), String.format(Locale.ROOT, "run=%02d", repetition));
  }
}
