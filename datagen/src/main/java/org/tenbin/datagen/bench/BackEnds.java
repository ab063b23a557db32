package org.tenbin.datagen.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tenbin.datagen.process.Children;
import org.tenbin.datagen.process.Placement;

/** Gets the back end of a block going. */
final class BackEnds {
  private final BenchSpec spec;
  private final BenchLibrary library;

  BackEnds(BenchSpec spec, BenchLibrary library) {
    this.spec = spec;
    this.library = library;
  }

  /**
   * Starts it, unless it runs already under a given address or lives in the server itself.
   *
   * @param host address to listen on
   * @param data for its files
   * @param logs for what it prints
   */
  BackEnd start(
      Block block, Children children, Placement placement, String host, Path data, Path logs)
      throws IOException, InterruptedException {
    String given = spec.addresses().get(block.backend());
    if (given != null) {
      return new BackEnd(block.backend() + ':' + given, List.of());
    }
    return switch (block.backend()) {
      case "cassandra" ->
          CassandraService.start(
              children, placement, library, host, spec.cassandraHeap(), data, logs);
      case "memcached" -> MemcachedService.start(children, placement, host, logs);
      default -> new BackEnd(tree(data), List.of());
    };
  }

  private String tree(Path data) throws IOException {
    if (!spec.treeJournal()) {
      return "tree";
    }
    Files.createDirectories(data);
    return "tree:" + data.resolve("boards.journal");
  }
}
