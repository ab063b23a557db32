package org.tenbin.datagen.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChildTest {
  @TempDir Path folder;

  @Test
  void aProcessThatEndsTooEarlyIsToldWithItsLastWords() throws Exception {
    try (Child child =
        Child.start("short", List.of("/bin/sh", "-c", "echo because >&2; exit 3"), folder)) {
      assertThatThrownBy(() -> child.await("ready", Duration.ofSeconds(10)))
          .isInstanceOf(ProcessException.class)
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
}
