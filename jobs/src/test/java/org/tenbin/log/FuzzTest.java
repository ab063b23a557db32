package org.tenbin.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.tenbin.FixedSeed;

/**
 * Damaged logs of every format: what cannot be read is rejected or refused, nothing is thrown, no
 * record is lost and no line takes forever. The ordinary build tries a few with a fixed seed;
 * <code>
 * -Dtenbin.fuzz.tries=20000 -Dtenbin.seed=random</code> tries many others.
 */
class FuzzTest {
  private static final int TRIES = Integer.getInteger("tenbin.fuzz.tries", 60);
  private static final long MOST_CPU_NANOS = 2_000_000_000L;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @TestFactory
  Stream<DynamicTest> damageIsRejectedNeverThrown() {
    long seed = FixedSeed.value();
    return Arrays.stream(LogFormat.values())
        .map(f -> DynamicTest.dynamicTest(f.reader().name(), () -> fuzz(f, seed)));
  }

  private static void fuzz(LogFormat format, long seed) {
    Random random = new Random(seed ^ format.reader().name().hashCode());
    List<MemoryLog> fixtures = Fixtures.of(format);
    List<Map.Entry<LogFormat, MemoryLog>> others = Fixtures.all();
    for (int i = 0; i < TRIES; i++) {
      MemoryLog log = fixtures.get(i % fixtures.size());
      byte[] other = others.get(random.nextInt(others.size())).getValue().bytes();
      byte[] damaged = Mutation.of(log.bytes(), other, random);
      LogFormat stranger = LogFormat.values()[random.nextInt(LogFormat.values().length)];
      MemoryLog broken = MemoryLog.of(log.path(), damaged, log.options().values());
      String which = "-Dtenbin.seed=%d, try %d of %s".formatted(seed, i, log.path());
      timed(format + " recognises, " + which, () -> format.reader().recognise(broken.head()));
      timed(stranger + " recognises, " + which, () -> stranger.reader().recognise(broken.head()));
      timed(format + " reads, " + which, () -> read(format, broken));
    }
  }

  private interface Step {
    void run() throws IOException;
  }

  private static void timed(String what, Step step) {
    long begin = THREADS.getCurrentThreadCpuTime();
    try {
      step.run();
    } catch (IOException | RuntimeException | StackOverflowError | AssertionError broken) {
      throw new AssertionError(what, broken);
    }
    assertThat(THREADS.getCurrentThreadCpuTime() - begin)
        .as("CPU time in ns, %s", what)
        .isLessThan(MOST_CPU_NANOS);
  }

  private static void read(LogFormat format, MemoryLog damaged) throws IOException {
    CountingSink sink = new CountingSink(damaged.bytes().length);
    try {
      format.reader().read(damaged, sink);
    } catch (LogRefusedException refused) {
      assertThat(refused.getMessage()).isNotBlank();
      return;
    }
    assertThat(sink.framedRecords()).isEqualTo(sink.decidedRecords());
  }
}
