package org.tenbin.datagen.campaign;

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
public record Campaign(Path folder) {
  /** Makes the folder and throws away what a broken run left. */
  public static Campaign open(Path folder) throws IOException {
    Campaign campaign = new Campaign(folder.toAbsolutePath());
    Files.createDirectories(campaign.folder());
    delete(campaign.work());
    Files.createDirectories(campaign.work());
    return campaign;
  }

  /** For unfinished logs and the services' data. */
  public Path work() {
    return folder.resolve("_work");
  }

  /**
   * What is to be looked up, and summarized by nobody: what the processes printed, the account of
   * the runs. Its name begins so that a reader of logs passes it over.
   */
  public Path diary() {
    return folder.resolve("_bench");
  }

  /** Events beside the requests, which belong to the logs: some of them spoil a run. */
  public Path events() {
    return folder.resolve("events");
  }

  /** Captured facts of a machine, which belong to the logs too. */
  public Path facts(String host) {
    return folder.resolve("hosts").resolve(host);
  }

  /** Settings of a machine that no table has a place for. */
  public Path settings(String host) {
    return diary().resolve("hosts").resolve(host);
  }

  /** Whether the run of that folder is there; the folder is relative to the campaign's. */
  public boolean isFinished(Path run) {
    return Files.isDirectory(folder.resolve(run));
  }

  /** Gives the logs of a checked run their place. */
  public void finish(Path run, Path logs) throws IOException {
    Path target = folder.resolve(run);
    Files.createDirectories(target.getParent());
    Files.move(logs, target, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Removes the work folder. */
  public void cleanUp() throws IOException {
    delete(work());
  }

  /** Removes a folder with all that is in it, without following links. */
  public static void delete(Path folder) throws IOException {
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
