package org.tenbin.cluster;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;

/**
 * Hadoop's example: a workload that owes nothing to Tenbin, so that it tells a fault of the cluster
 * from one of ours.
 */
final class WordCount implements Workload {
  private static final String INPUT = "/wordcount/text";
  private static final long BLOCK_BYTES = 8L << 20;
  private static final int LINES = 300_000;
  private static final int WORDS = 10;

  @Override
  public void prepare(RealCluster cluster) throws Exception {
    Random random = new Random(7);
    org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(INPUT);
    try (FileSystem fs = cluster.newFileSystem();
        BufferedWriter writer =
            new BufferedWriter(
                new OutputStreamWriter(
                    fs.create(path, true, 4096, (short) 2, BLOCK_BYTES), StandardCharsets.UTF_8))) {
      for (int line = 0; line < LINES; line++) {
        for (int word = 0; word < WORDS; word++) {
          writer.append(Integer.toString(random.nextInt(5_000), 36)).append(' ');
        }
        writer.append('\n');
      }
    }
  }

  @Override
  public Path jar(RealCluster cluster) {
    try (Stream<Path> jars = Files.list(cluster.folder().resolve("lib"))) {
      return jars.filter(
              jar -> jar.getFileName().toString().startsWith("hadoop-mapreduce-examples"))
          .findFirst()
          .orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public List<String> arguments(List<String> genericOptions, String output) {
    List<String> arguments = new ArrayList<>(List.of("wordcount"));
    arguments.addAll(genericOptions);
    arguments.addAll(List.of("-Dmapreduce.job.reduces=1", INPUT, output));
    return arguments;
  }

  @Override
  public String result(RealCluster cluster, String output) throws IOException {
    List<String> lines = new ArrayList<>();
    try (FileSystem fs = cluster.newFileSystem()) {
      for (FileStatus part : fs.globStatus(new org.apache.hadoop.fs.Path(output, "part-*"))) {
        try (BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(fs.open(part.getPath()), StandardCharsets.UTF_8))) {
          reader.lines().forEach(lines::add);
        }
      }
    }
    return String.join("\n", lines.stream().sorted().toList());
  }
}
