package org.tenbin.cluster;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.hadoop.fs.FileSystem;

/**
 * The main program over logs of two backends: several maps, as many bytes as a few seconds take.
 */
final class Summarize implements Workload {
  private static final String INPUT = "/campaign";
  private static final int RUNS = 2;
  private static final int CLIENTS = 2;
  private static final int REQUESTS = 100_000;
  private static final int SPLIT_BYTES = 11 << 20;
  private static final long START_US = 1_700_000_000_000_000L;

  @Override
  public void prepare(RealCluster cluster) throws Exception {
    try (FileSystem fs = cluster.newFileSystem()) {
      fs.delete(input(), true);
      SplittableRandom random = new SplittableRandom(5);
      for (String backend : List.of("alpha", "beta")) {
        for (int run = 1; run <= RUNS; run++) {
          for (int client = 1; client <= CLIENTS; client++) {
            String name =
                "backend=%s/operation=read/run=%02d/client-%02d.csv"
                    .formatted(backend, run, client);
            write(fs, new org.apache.hadoop.fs.Path(input(), name), random.split());
          }
        }
      }
    }
  }

  private static void write(FileSystem fs, org.apache.hadoop.fs.Path file, SplittableRandom random)
      throws IOException {
    try (BufferedWriter log =
        new BufferedWriter(new OutputStreamWriter(fs.create(file), StandardCharsets.UTF_8))) {
      log.write("start_us,latency_us,status\n");
      for (int i = 0; i < REQUESTS; i++) {
        long start = START_US + 1_000L * i;
        log.write(
            start
                + ","
                + (200 + random.nextInt(700))
                + ","
                + (i % 500 == 499 ? "error" : "ok")
                + "\n");
      }
    }
  }

  @Override
  public org.apache.hadoop.fs.Path input() {
    return new org.apache.hadoop.fs.Path(INPUT);
  }

  @Override
  public Path jar(RealCluster cluster) {
    return Project.target().resolve("tenbin-jobs.jar");
  }

  @Override
  public List<String> arguments(List<String> genericOptions, String output) {
    return arguments(genericOptions, INPUT, output);
  }

  static List<String> arguments(List<String> genericOptions, String input, String output) {
    List<String> arguments = new ArrayList<>(List.of("summarize"));
    arguments.add("-Dmapreduce.job.reduces=1");
    arguments.add("-Dmapreduce.input.fileinputformat.split.maxsize=" + SPLIT_BYTES);
    arguments.addAll(genericOptions);
    arguments.addAll(List.of(input, output));
    return arguments;
  }

  @Override
  public String result(RealCluster cluster, String output) throws IOException {
    try (FileSystem fs = cluster.newFileSystem()) {
      return Tables.read(fs, new org.apache.hadoop.fs.Path(output));
    }
  }
}
