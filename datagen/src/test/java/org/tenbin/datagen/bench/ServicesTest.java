package org.tenbin.datagen.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.datagen.host.Preflight;
import org.tenbin.datagen.process.Child;
import org.tenbin.datagen.process.Children;
import org.tenbin.datagen.process.Placement;
import org.tenbin.datagen.store.Store;
import org.tenbin.datagen.store.StoreAddress;
import org.tenbin.datagen.store.StoreContract;

class ServicesTest {
  private static final BenchLibrary LIBRARY = new BenchLibrary(Path.of("target", "bench"));
  @TempDir Path folder;

  @Test
  void memcachedIsStartedUsedAndStopped() throws Exception {
    assumeTrue(Preflight.hasProgram("memcached"), "skipped: no program memcached");
    useAndStop(children -> MemcachedService.start(children, Placement.ANY, "127.0.0.1", folder));
  }

  @Test
  void cassandraIsStartedUsedAndStopped() throws Exception {
    assumeTrue(
        Boolean.getBoolean("tenbin.test.cassandra"),
        "skipped: starts a real Cassandra only with -Dtenbin.test.cassandra=true");
    useAndStop(
        children ->
            CassandraService.start(
                children,
                Placement.ANY,
                LIBRARY,
                "127.0.0.1",
                "512m",
                folder.resolve("data").toAbsolutePath(),
                folder.toAbsolutePath()));
  }

  @Test
  void aMissingLibraryIsToldWithTheWayToGetIt() {
    assertThatThrownBy(() -> new BenchLibrary(folder).cassandra())
        .isInstanceOf(BenchException.class)
        .hasMessageContaining("mvn -f datagen/src/bench/cassandra dependency:copy-dependencies");
  }

  private interface Starter {
    BackEnd start(Children children) throws IOException, InterruptedException;
  }

  private static void useAndStop(Starter starter) throws IOException, InterruptedException {
    Child process;
    try (Children children = new Children()) {
      BackEnd backEnd = starter.start(children);
      process = backEnd.processes().get(0);
      try (Store store = StoreAddress.parse(backEnd.address()).open()) {
        StoreContract.check(store);
      }
    }
    assertThat(process.isAlive()).isFalse();
  }
}
