package org.tenbin.cluster;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.apache.hadoop.fs.FileSystem;

/** A log of two gzip members, the second of which has bytes turned in its middle. */
final class CorruptGzip implements Workload {
  static final String FILE = "/damaged/backend=alpha/operation=read/run=01/client-01.csv.gz";
  private static final String INPUT = "/damaged";
  private static final int REQUESTS = 20_000;

  @Override
  public void prepare(RealCluster cluster) throws Exception {
    byte[] first = member("start_us,latency_us,status\n", 0);
    byte[] second = member("", REQUESTS);
    for (int i = second.length / 2; i < second.length / 2 + 64; i++) {
      second[i] = (byte) ~second[i];
    }
    try (FileSystem fs = cluster.newFileSystem();
        OutputStream log = fs.create(new org.apache.hadoop.fs.Path(FILE))) {
      log.write(first);
      log.write(second);
    }
  }

  private static byte[] member(String head, int from) throws IOException {
    StringBuilder text = new StringBuilder(head);
    for (int i = from; i < from + REQUESTS; i++) {
      text.append(1_700_000_000_000_000L + 1_000L * i)
          .append(',')
          .append(200 + i * 37 % 701)
          .append(",ok\n");
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  @Override
  public org.apache.hadoop.fs.Path input() {
    return new org.apache.hadoop.fs.Path(INPUT);
  }

  @Override
  public Path jar(RealCluster cluster) {
    return new Summarize().jar(cluster);
  }

  @Override
  public List<String> arguments(List<String> genericOptions, String output) {
    return Summarize.arguments(genericOptions, INPUT, output);
  }

  @Override
  public String result(RealCluster cluster, String output) throws IOException {
    return new Summarize().result(cluster, output);
  }
}
