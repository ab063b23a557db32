package org.tenbin.datagen.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.datagen.board.BoardLimits;
import org.tenbin.datagen.board.BoardName;
import org.tenbin.datagen.board.BoardServer;
import org.tenbin.datagen.process.Child;
import org.tenbin.datagen.process.Children;
import org.tenbin.datagen.process.JavaCommand;
import org.tenbin.datagen.store.Message;
import org.tenbin.datagen.store.Store;
import org.tenbin.datagen.store.TreeStore;
import org.tenbin.datagen.tree.Forest;

/**
 * What the load generator itself costs; the figures are printed. They hold on a machine that does
 * nothing else, so they are taken only with <code>-Dtenbin.test.figures=true</code>.
 */
class ClientFiguresTest {
  private static final int RUNS = 5;
  private static final long MOST_CPU_MICROS = 250;
  private static final long MOST_SKEW_MICROS = 50_000;
  private static final double MOST_LOGGING = 0.05;
  private static final int LINES = 2_000_000;

  @TempDir Path folder;

  @BeforeEach
  void isMeant() {
    assumeTrue(
        Boolean.getBoolean("tenbin.test.figures"),
        "skipped: figures of a quiet machine only with -Dtenbin.test.figures=true");
  }

  @Test
  void aRequestCostsLittleAndAllClientsBeginAtOnce() throws Exception {
    List<Long> cpu = new ArrayList<>();
    List<Long> skew = new ArrayList<>();
    try (Store store = new TreeStore(Forest.inMemory());
        Children children = new Children()) {
      store.create(BoardName.of(0), Collections.nCopies(20, new Message("ann", "x".repeat(100))));
      try (BoardServer server =
          BoardServer.start(store, BoardName.of(0), "127.0.0.1", 0, BoardLimits.standard())) {
        Child clients = children.add(startClients());
        clients.await("ready", Duration.ofSeconds(30));
        for (int run = 0; run <= RUNS; run++) {
          Map<String, Long> figures = run(clients, plan(server.port(), run));
          long micros = figures.get("cpu_us") / figures.get("sent");
          System.out.printf(
              "45 clients, %d requests: %d us CPU a request, first requests within %d us%n",
              figures.get("sent"), micros, figures.get("skew_us"));
          // The first run warms the client up.
          if (run > 0) {
            cpu.add(micros);
            skew.add(figures.get("skew_us"));
          }
        }
      }
    }
    double logging = cpuNanosOfALine() / 1e3 / median(cpu);
    System.out.printf(
        "median: %d us CPU a request, start skew %d us; logging is %.3f %% of a request%n",
        median(cpu), median(skew), 100 * logging);
    assertThat(median(cpu)).isLessThanOrEqualTo(MOST_CPU_MICROS);
    assertThat(median(skew)).isLessThan(MOST_SKEW_MICROS);
    assertThat(logging).isLessThan(MOST_LOGGING);
  }

  private Child startClients() throws IOException {
    List<String> command =
        new JavaCommand("256m")
            .with("-XX:+UseSerialGC")
            .main(System.getProperty("java.class.path"), LoadMain.class.getName(), List.of());
    return Child.start("clients", command, folder);
  }

  private LoadPlan plan(int port, int run) {
    long start = TimeUnit.MILLISECONDS.toMicros(System.currentTimeMillis() + 2500);
    Path logs = folder.resolve("run" + run);
    return new LoadPlan(
        "127.0.0.1",
        port,
        Operation.READ,
        45,
        200,
        1000,
        false,
        0,
        5000,
        60_000,
        start,
        logs,
        1,
        1,
        100);
  }

  private Map<String, Long> run(Child clients, LoadPlan plan)
      throws IOException, InterruptedException {
    Path file = folder.resolve("plan.properties");
    plan.write(file);
    clients.say(file.toString());
    String answer = clients.await("done ", Duration.ofMinutes(2));
    return Stream.of(answer.substring("done ".length()).split(" ", -1))
        .map(pair -> pair.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> Long.parseLong(pair[1])));
  }

  /** CPU time of one log line, files and all, of which the first half only warms up. */
  private double cpuNanosOfALine() throws IOException {
    writeLines(folder.resolve("warmup.csv"));
    long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    writeLines(folder.resolve("lines.csv"));
    long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
    double each = nanos / (double) LINES;
    System.out.printf("a log line: %.0f ns CPU%n", each);
    return each;
  }

  private static void writeLines(Path file) throws IOException {
    long start = TimeUnit.SECONDS.toNanos(1_800_000_000L);
    Answer answer = new Answer(200, 2843);
    try (ClientLog log =
        new ClientLog(file, 1_800_000_000_000_000L, 1_799_999_990_000_000L, false)) {
      for (int line = 0; line < LINES; line++) {
        log.add(start + line * 1_000_000L, 412_345, answer, line, false, 0);
      }
      log.finish();
    }
    Files.delete(file);
  }

  private static long median(List<Long> values) {
    return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
  }
}
