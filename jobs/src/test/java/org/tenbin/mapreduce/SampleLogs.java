package org.tenbin.mapreduce;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.tenbin.log.ReadPlan;

/**
 * Native logs of a small made-up campaign: the same requests in any layout. One record in about
 * three hundred has a latency below zero, and each client begins with a warm-up.
 */
public final class SampleLogs {
  /** Records that a reader meets, blank lines and headers left out. */
  public static final int RECORDS = 2 * 2 * 2 * 2 * 3 * 40;

  /** Groups by its factors. */
  public static final ReadPlan PLAN = ReadPlan.by("backend", "parallelism", "operation");

  private static final String COLUMNS = "start_us,latency_us,status,bytes,phase,scheduled_us,seq";
  private static final long EPOCH_US = 1_500_000_000_000_000L;

  /** One client's log: its levels and its lines. */
  private record Log(
      String backend, int parallelism, String operation, int run, int client, List<String> lines) {
    String folder() {
      return "backend="
          + backend
          + "/parallelism="
          + parallelism
          + "/operation="
          + operation
          + "/run="
          + run;
    }
  }

  private SampleLogs() {}

  private static List<Log> logs() {
    List<Log> logs = new ArrayList<>();
    Random random = new Random(20161201);
    long scheduledUs = EPOCH_US;
    for (String backend : new String[] {"jungle", "cassandra"}) {
      for (int parallelism : new int[] {3, 12}) {
        for (String operation : new String[] {"read", "書く"}) {
          for (int run = 1; run <= 2; run++) {
            scheduledUs += 3_600_000_000L;
            for (int client = 0; client < 3; client++) {
              logs.add(
                  new Log(
                      backend,
                      parallelism,
                      operation,
                      run,
                      client,
                      lines(random, scheduledUs, parallelism)));
            }
          }
        }
      }
    }
    return logs;
  }

  private static List<String> lines(Random random, long scheduledUs, int parallelism) {
    List<String> lines = new ArrayList<>();
    long startUs = scheduledUs + random.nextInt(1000);
    for (int seq = 0; seq < 40; seq++) {
      long latencyUs = Math.round(20_000 * parallelism * Math.exp(random.nextGaussian()));
      String status =
          switch (random.nextInt(40)) {
            case 0 -> "503";
            case 1 -> "timeout";
            case 2 -> "error";
            case 3 -> "ok";
            default -> "200";
          };
      boolean impossible = random.nextInt(300) == 0;
      lines.add(
          startUs
              + ","
              + (impossible ? -latencyUs : latencyUs)
              + ","
              + status
              + ","
              + random.nextInt(5000)
              + ","
              + (seq < 2 ? "warmup" : "measure")
              + ","
              + scheduledUs
              + ","
              + seq);
      startUs += latencyUs;
    }
    return lines;
  }

  /** Everything in one file: levels, run and client are columns, clients take turns. */
  public static void inOneFile(Path file) {
    StringBuilder text = new StringBuilder(COLUMNS + ",backend,parallelism,operation,run,client\n");
    for (int seq = 0; seq < 40; seq++) {
      for (Log log : logs()) {
        text.append(log.lines.get(seq))
            .append(',')
            .append(log.backend)
            .append(',')
            .append(log.parallelism)
            .append(",\"")
            .append(log.operation)
            .append("\",")
            .append(log.run)
            .append(",client-")
            .append(log.client)
            .append('\n');
      }
    }
    write(file, text.toString(), new Configuration());
  }

  /**
   * One file a client in partition folders.
   *
   * @param ending of the files, which decides their compression: <code>.csv.gz</code>
   * @param runs which of the two runs to write
   */
  public static void inFolders(Path folder, String ending, List<Integer> runs, Configuration conf) {
    for (Log log : logs()) {
      if (runs.contains(log.run)) {
        Path file = folder.resolve(log.folder()).resolve("client-" + log.client + ending);
        write(file, COLUMNS + "\n" + String.join("\n", log.lines) + "\n", conf);
      }
    }
  }

  /** Writes a text, compressed as its name says. */
  public static void write(Path file, String text, Configuration conf) {
    CompressionCodec codec =
        new CompressionCodecFactory(conf).getCodec(new org.apache.hadoop.fs.Path(file.toUri()));
    try {
      Files.createDirectories(file.getParent());
      try (OutputStream raw = Files.newOutputStream(file);
          OutputStream out = codec == null ? raw : codec.createOutputStream(raw)) {
        out.write(text.getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** How many of the records are what: warm-up, below zero, used. */
  public static Map<String, Long> fates() {
    Map<String, Long> fates = new LinkedHashMap<>();
    for (Log log : logs()) {
      for (String line : log.lines) {
        String fate =
            line.contains(",-") ? "rejected" : line.contains("warmup") ? "skipped" : "used";
        fates.merge(fate, 1L, Long::sum);
      }
    }
    return fates;
  }
}
