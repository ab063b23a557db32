package org.tenbin.datagen.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.datagen.client.ClientTotals;
import org.tenbin.datagen.client.LoadPlan;
import org.tenbin.datagen.client.LoadRun;
import org.tenbin.datagen.client.Operation;
import org.tenbin.datagen.host.KernelLog;
import org.tenbin.datagen.host.Preflight;

/**
 * The kernel's table of tracked connections really overflows in a network namespace. For some
 * seconds this lowers a limit of the whole machine, so it runs only where that is said to be fine.
 */
class ConntrackOverflowTest {
  private static final Path MAX = Path.of("/proc/sys/net/netfilter/nf_conntrack_max");
  @TempDir Path folder;

  @Test
  void aFullTableIsInTheKernelLogAndTheRequestsTimeOut() throws Exception {
    assumeTrue(
        Boolean.getBoolean("tenbin.test.conntrack"),
        "skipped: lowers the machine's nf_conntrack_max only with -Dtenbin.test.conntrack=true");
    assumeTrue("root".equals(System.getProperty("user.name")), "skipped: not root");
    assumeTrue(
        Preflight.hasProgram("ip") && Preflight.hasProgram("nft") && Files.exists(MAX),
        "skipped: no ip, no nft or no conntrack in this kernel");

    Path kernelLog = folder.resolve("kernel.log");
    ClientTotals totals;
    try (Children children = new Children()) {
      NetworkNamespace namespace = children.add(NetworkNamespace.create());
      namespace.runInside(
          "nft",
          "add table inet full; add chain inet full in { type filter hook input priority 0 ; };"
              + " add rule inet full in ct state established counter accept");
      BoardProcess board = startBoard(children, namespace);
      KernelLog log = children.add(KernelLog.follow(kernelLog, "server").orElseThrow());
      assertThat(log.process().isAlive()).isTrue();
      String before = maximum();
      children.add(() -> Files.writeString(MAX, before));
      Files.writeString(MAX, "20");
      totals = LoadRun.run(plan(board));
    }
    assertThat(totals.unanswered()).isPositive();
    assertThat(kernelLog).content().contains("nf_conntrack: table full", "dropping packet");
  }

  private BoardProcess startBoard(Children children, NetworkNamespace namespace) throws Exception {
    BenchSpec spec =
        new BenchSpec(
            null, null, null, null, null, null, null, null, null, null, null, null, null, null,
            null, null, null, null, null, null);
    return BoardProcess.start(
        children,
        new Placement("", namespace.name()),
        TestLibrary.link(folder.resolve("lib")),
        spec,
        "tree",
        namespace.serverAddress(),
        folder);
  }

  private LoadPlan plan(BoardProcess board) {
    long start = TimeUnit.MILLISECONDS.toMicros(System.currentTimeMillis() + 500);
    return new LoadPlan(
        board.host(),
        board.port(),
        Operation.READ,
        8,
        40,
        0,
        false,
        0,
        1000,
        10_000,
        start,
        folder.resolve("logs"),
        4,
        20,
        100);
  }

  private static String maximum() throws IOException {
    // Not by Files.readString: such a file gives its text to the first read alone.
    try (BufferedReader in = Files.newBufferedReader(MAX)) {
      return in.readLine();
    }
  }
}
