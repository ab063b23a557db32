package org.tenbin.datagen.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The output folder. A run's logs are written in a hidden work folder and get their partition path
 * in one step when the run has been checked; so a run that has its folder is finished, and a broken
 * one leaves nothing but work to be thrown away.
 *
 * @param folder of the campaign
 */
record Campaign(Path folder) {
  /** Makes the folder and throws away what a broken run left. */
  static Campaign open(Path folder) throws IOException {
    Campaign campaign = new Campaign(folder.toAbsolutePath());
    Files.createDirectories(campaign.folder());
    delete(campaign.work());
    Files.createDirectories(campaign.work());
    return campaign;
  }

  /** For unfinished logs and the services' data. */
  Path work() {
    return folder.resolve("_work");
  }

  /**
   * All that is no request log: what the processes printed, the account of the runs, events and
   * facts. Its name begins so that a reader of request logs passes it over.
   */
  Path diary() {
    return folder.resolve("_bench");
  }

  /** Events beside the requests, which belong to the logs: some of them spoil a run. */
  Path events() {
    return folder.resolve("events");
  }

  /** What the probes saw. */
  Path samples() {
    return diary().resolve("events");
  }

  /** Captured facts of a machine, which belong to the logs too. */
  Path facts(String host) {
    return folder.resolve("hosts").resolve(host);
  }

  /** Settings of a machine that no table has a place for. */
  Path settings(String host) {
    return diary().resolve("hosts").resolve(host);
  }

  boolean isFinished(RunPlan run) {
    return Files.isDirectory(folder.resolve(run.folder()));
  }

  /** Gives the logs of a checked run their place. */
  void finish(RunPlan run, Path logs) throws IOException {
    Path target = folder.resolve(run.folder());
    Files.createDirectories(target.getParent());
    Files.move(logs, target, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Removes the work folder. */
  void cleanUp() throws IOException {
    delete(work());
  }

  /** Removes a folder with all that is in it, without following links. */
  static void delete(Path folder) throws IOException {
    if (Files.notExists(folder)) {
      return;
    }
    List<Path> inside;
    try (Stream<Path> walk = Files.walk(folder)) {
      inside = walk.sorted(Comparator.reverseOrder()).toList();
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    }
    for (Path path : inside) {
      Files.deleteIfExists(path);
    }
  }
}
