package org.tenbin.cluster;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.fs.BlockLocation;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.HdfsBlockLocation;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.RemoteIterator;

/** Replicas of blocks as files on the disks of the DataNodes. */
final class Blocks {
  private Blocks() {}

  /** Numbers of the blocks of a file or of all files under a folder. */
  static List<Long> of(FileSystem fs, org.apache.hadoop.fs.Path path) throws IOException {
    List<Long> blocks = new ArrayList<>();
    RemoteIterator<LocatedFileStatus> files = fs.listFiles(path, true);
    while (files.hasNext()) {
      LocatedFileStatus file = files.next();
      // Asked for by itself, a location names its block; that of a listing does not.
      for (BlockLocation location : fs.getFileBlockLocations(file, 0, file.getLen())) {
        blocks.add(((HdfsBlockLocation) location).getLocatedBlock().getBlock().getBlockId());
      }
    }
    return blocks;
  }

  /** Replica of a block on a worker. */
  static Path replica(RealCluster cluster, int worker, long block) throws IOException {
    try (Stream<Path> files =
        Files.walk(cluster.folder().resolve("data/worker-" + worker + "/hdfs"))) {
      return files
          .filter(file -> file.getFileName().toString().equals("blk_" + block))
          .findFirst()
          .orElseThrow(
              () -> new AssertionError("worker " + worker + " has no replica of block " + block));
    }
  }

  /** Turns every bit of some bytes in the middle. */
  static void corrupt(Path replica) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(replica.toFile(), "rw")) {
      byte[] bytes = new byte[64];
      long place = file.length() / 2;
      file.seek(place);
      int count = file.read(bytes);
      for (int i = 0; i < count; i++) {
        bytes[i] = (byte) ~bytes[i];
      }
      file.seek(place);
      file.write(bytes, 0, count);
    }
  }
}
