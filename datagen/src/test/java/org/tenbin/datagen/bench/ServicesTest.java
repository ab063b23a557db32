package org.tenbin.datagen.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.datagen.host.Preflight;
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

  @Test
  void aProcessThatEndsTooEarlyIsToldWithItsLastWords() throws Exception {
    try (Child child =
        Child.start("short", List.of("/bin/sh", "-c", "echo because >&2; exit 3"), folder)) {
      assertThatThrownBy(() -> child.await("ready", Duration.ofSeconds(10)))
          .isInstanceOf(BenchException.class)
          .hasMessageContaining("short ended too early")
          .hasMessageEndingWith("because");
    }
    assertThatThrownBy(() -> Child.start("none", List.of("/no/such/program"), folder))
        .hasMessageContaining("none does not start");
  }

  @Test
  void aChildThatIgnoresItsInputIsTerminated() throws Exception {
    Child child = Child.start("deaf", List.of("sleep", "600"), folder);
    child.terminate();
    child.close();
    assertThat(child.isAlive()).isFalse();
  }

  @Test
  void theGuardTerminatesTheChildWhenItsOwnInputEnds() throws Exception {
    Process child = new ProcessBuilder("sleep", "600").start();
    try {
      ProcessGuard.over(child).endInput();
      assertThat(child.waitFor(10, TimeUnit.SECONDS)).isTrue();
    } finally {
      child.destroyForcibly();
    }
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
