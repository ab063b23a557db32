package org.tenbin.datagen.transfer;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.tenbin.datagen.bench.BenchException;
import org.tenbin.datagen.bench.BenchLibrary;
import org.tenbin.datagen.campaign.Campaign;
import org.tenbin.datagen.campaign.Pace;
import org.tenbin.datagen.campaign.RequestLog;
import org.tenbin.datagen.process.Children;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Level;
import org.tenbin.program.UsageException;

/**
 * Every server sends every file, several times.
 *
 * @param servers levels of the factor <code>server</code>
 * @param megabytes levels of the factor <code>file_mb</code>, in 2^20 bytes
 */
public record TransferBenchmark(
    TransferSpec spec, BenchLibrary library, List<String> servers, List<Integer> megabytes) {
  private static final int LARGEST_MB = 64 * 1024;

  /**
   * Takes the levels from an experiment.
   *
   * @throws IllegalArgumentException if it asks for what this benchmark does not have
   */
  public static TransferBenchmark of(
      Experiment experiment, TransferSpec spec, BenchLibrary library) {
    if (experiment.factors().size() != 2) {
      throw new IllegalArgumentException("the factors must be server and file_mb");
    }
    List<String> servers = levels(experiment, "server");
    for (String server : servers) {
      if (!server.equals(RunningServer.JETTY) && WebServer.ofLevel(server).isEmpty()) {
        throw new IllegalArgumentException(
            "no server " + server + ": jetty, apache, lighttpd, nginx");
      }
    }
    List<Integer> sizes = new ArrayList<>();
    for (String size : levels(experiment, "file_mb")) {
      if (!size.matches("[1-9][0-9]{0,4}") || Integer.parseInt(size) > LARGEST_MB) {
        throw new IllegalArgumentException("file_mb " + size + ": 1 to " + LARGEST_MB);
      }
      sizes.add(Integer.parseInt(size));
    }
    return new TransferBenchmark(spec, library, servers, sizes);
  }

  private static List<String> levels(Experiment experiment, String factor) {
    List<String> levels = experiment.factor(factor).map(Factor::levelList).orElse(List.of());
    if (levels.isEmpty()) {
      throw new IllegalArgumentException(
          "the benchmark needs a factor " + factor + " with its levels");
    }
    return levels;
  }

  /**
   * Runs what is not finished yet; servers that are not installed are left out, with a word.
   *
   * @param files new folder for the files that are sent, which are removed at the end
   * @throws UsageException where that folder exists: it is somebody's
   */
  public void run(Campaign campaign, Path files, PrintStream out)
      throws IOException, InterruptedException {
    List<String> installed = new ArrayList<>();
    for (String server : servers) {
      if (RunningServer.isInstalled(server)) {
        installed.add(server);
      } else {
        out.println("skipped: " + server + " is not installed");
      }
    }
    TransferFiles made = TransferFiles.inNewFolder(files);
    try {
      checkSpace(files);
      made.make(0);
      for (int size : megabytes) {
        made.make(size);
      }
      runAll(installed, campaign, files, out);
    } finally {
      made.remove();
    }
    campaign.cleanUp();
  }

  private void checkSpace(Path files) throws IOException {
    long needed = megabytes.stream().mapToLong(TransferFiles::bytes).sum();
    if (Files.getFileStore(files).getUsableSpace() < needed + needed / 8) {
      throw new IOException(
          "the files need " + (needed >> 20) + " MB, which " + files + " does not have");
    }
  }

  private void runAll(List<String> installed, Campaign campaign, Path files, PrintStream out)
      throws IOException, InterruptedException {
    Random order = new Random(spec.seed());
    Pace pace = new Pace(spec.repetitions() * installed.size() * megabytes.size());
    for (int repetition = 1; repetition <= spec.repetitions(); repetition++) {
      List<String> round = new ArrayList<>(installed);
      Collections.shuffle(round, order);
      for (String server : round) {
        List<Integer> sizes = new ArrayList<>(megabytes);
        Collections.shuffle(sizes, order);
        runServer(server, sizes, repetition, campaign, files, pace, out);
      }
    }
  }

  private void runServer(
      String server,
      List<Integer> sizes,
      int repetition,
      Campaign campaign,
      Path files,
      Pace pace,
      PrintStream out)
      throws IOException, InterruptedException {
    List<Integer> open = new ArrayList<>();
    for (int size : sizes) {
      if (campaign.isFinished(folder(server, size, repetition))) {
        pace.skipped();
      } else {
        open.add(size);
      }
    }
    if (open.isEmpty()) {
      return;
    }
    Path logs = campaign.diary().resolve(server + '-' + repetition);
    Path work = campaign.work().resolve(server);
    try (Children children = new Children()) {
      RunningServer running =
          RunningServer.start(server, children, library, spec.serverHeap(), files, work, logs);
      check(server, running);
      int warmup = spec.warmupRequests();
      for (int size : open) {
        String rate = runOne(running, server, size, warmup, repetition, campaign);
        out.println(pace.ran(server + ' ' + size + " MB run " + repetition + ": " + rate));
        warmup = 0;
      }
    }
    Campaign.delete(work);
  }

  private void check(String server, RunningServer running) throws IOException {
    Download empty = fetch(running, 0);
    if (!empty.status().equals("200")) {
      boolean forbidden = empty.status().equals("403");
      throw new BenchException(
          server
              + " does not send an empty file: "
              + empty.status()
              + (forbidden ? "; may its user read the folder? --files names another" : ""));
    }
  }

  private Download fetch(RunningServer running, int size) throws IOException {
    return Download.of(
        running.url(TransferFiles.name(size)),
        TransferFiles.bytes(size),
        Duration.ofSeconds(spec.timeoutS()));
  }

  private String runOne(
      RunningServer running, String server, int size, int warmup, int repetition, Campaign campaign)
      throws IOException {
    Path work = campaign.work().resolve("run");
    Campaign.delete(work);
    try (RequestLog log = new RequestLog(work)) {
      for (int number = 0; number < warmup + spec.requests(); number++) {
        Download download = fetch(running, size);
        if (number < warmup) {
          log.warmedUp(
              download.startNanos(), download.latencyNanos(), download.status(), download.bytes());
        } else {
          log.measured(
              download.startNanos(), download.latencyNanos(), download.status(), download.bytes());
        }
      }
      log.finish();
      campaign.finish(folder(server, size, repetition), work);
      return String.format(Locale.ROOT, "%.0f MB/s", log.megabytesPerSecond());
    }
  }

  private static Path folder(String server, int size, int repetition) {
    Cell cell =
        new Cell(
            List.of(new Level("server", server), new Level("file_mb", Integer.toString(size))));
    return Path.of(cell.path(), String.format(Locale.ROOT, "run=%02d", repetition));
  }
}
