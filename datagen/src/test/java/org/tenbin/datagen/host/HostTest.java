package org.tenbin.datagen.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.datagen.host.Probe.Sighting;
import org.tenbin.log.Event;

class HostTest {
  @TempDir Path folder;

  @Test
  void hypervisorsAreToldFromTheMachinesVendor() {
    assertThat(Hypervisor.fromDmi("VMware, Inc. VMware Virtual Platform", "")).isEqualTo("vmware");
    assertThat(Hypervisor.fromDmi("QEMU Standard PC", "")).isEqualTo("kvm");
    assertThat(Hypervisor.fromDmi("Xen HVM domU", "")).isEqualTo("xen");
    assertThat(Hypervisor.fromDmi("Dell Inc. PowerEdge", "x\nflags\t\t: fpu vme\n"))
        .isEqualTo("none");
    assertThat(Hypervisor.fromDmi("Somebody", "x\nflags\t\t: fpu hypervisor vme\n"))
        .isEqualTo("unknown");
    assertThat(Hypervisor.fromDmi(" ", "")).isEqualTo("unknown");
  }

  @Test
  void cpuShareIsThatSinceTheLastLook() throws IOException {
    Path stat = folder.resolve("stat");
    Iterator<Long> clock = List.of(0L, TimeUnit.SECONDS.toNanos(2)).iterator();
    CpuProbe probe = new CpuProbe("board", stat, clock::next);
    Files.writeString(stat, "7 (java (x) y) S 1 7 7 0 -1 4194560 1 2 3 4 100 50 0 0 20 0 9 0 99");
    assertThat(probe.look()).isEmpty();
    Files.writeString(stat, "7 (java (x) y) S 1 7 7 0 -1 4194560 1 2 3 4 200 100 0 0 20 0 9 0 99");
    assertThat(probe.look()).contains(Sighting.of("board 75 %"));
    Files.delete(stat);
    assertThat(new CpuProbe("gone", stat, System::nanoTime).look()).isEmpty();
  }

  @Test
  void conntrackIsSilentWhereTheKernelDoesNotTrack() throws IOException {
    Path max = folder.resolve("nf_conntrack_max");
    ConntrackProbe probe = new ConntrackProbe(new ConntrackTable(folder.resolve("stat")), max);
    assertThat(probe.look()).isEmpty();
    writeConntrack(0, 0);
    assertThat(probe.look()).isEmpty();
    Files.writeString(max, "65536\n");
    assertThat(probe.look()).contains(Sighting.of("18 of 65536"));
  }

  @Test
  void droppedPacketsAreCountedOverAllCpusSinceTheLastLook() throws IOException {
    ConntrackTable table = new ConntrackTable(folder.resolve("stat"));
    assertThat(new ConntrackDropProbe(table).look()).isEmpty();
    writeConntrack(1, 2);
    ConntrackDropProbe probe = new ConntrackDropProbe(table);
    assertThat(probe.look()).as("what was before is not ours").isEmpty();
    writeConntrack(0x10, 3);
    assertThat(probe.look().orElseThrow().count()).isEqualTo(16);
    assertThat(probe.look()).isEmpty();
    Files.delete(table.stat());
    assertThat(probe.look()).as("the process is gone").isEmpty();
  }

  private void writeConntrack(int firstDrops, int secondDrops) throws IOException {
    String line = "00000012  00000000 000000ff 00000000 %08x 00000007%n";
    Files.writeString(
        folder.resolve("stat"),
        "entries  clashres found new drop early_drop\n"
            + String.format(Locale.ROOT, line + line, firstDrops, secondDrops));
  }

  @Test
  void aNumberOfTheKernelIsReadWhole() {
    Path number = Path.of("/proc/sys/fs/file-max");
    assumeTrue(Files.exists(number), "skipped: no /proc/sys here");
    assertThat(ProcFiles.read(number).orElseThrow()).hasSizeGreaterThan(3);
  }

  @Test
  void kernelMessagesBecomeSyslogLines() {
    assertThat(
            KernelLog.toSyslog(
                "2026-12-01T00:13:36,123456+00:00 nf_conntrack: table full, dropping packet",
                "server"))
        .contains(
            "2026-12-01T00:13:36.123456+00:00 server kernel:"
                + " nf_conntrack: table full, dropping packet");
    assertThat(KernelLog.toSyslog("continued", "server")).isEmpty();
  }

  @Test
  void pausesAreReadFromTheCollectorsLog() throws IOException {
    Path log = folder.resolve("gc.log");
    Files.writeString(
        log,
        """
        [2026-12-01T00:00:01.000+0000][0.010s] Using G1
        [2026-12-01T00:00:02.500+0000][1.510s] GC(0) Pause Young (Normal) (G1 Evacuation Pause) \
        24M->3M(256M) 4.250ms
        [2026-12-01T00:00:03.000+0000][2.010s] GC(1) Concurrent Mark Cycle 10.000ms
        """);
    List<Event> pauses = GcPauses.read(log, "board", "server");
    long end = EpochNanos.of(Instant.parse("2026-12-01T00:00:02.500Z"));
    assertThat(pauses)
        .containsExactly(
            new Event(
                "gc-pause",
                "server",
                end - 4_250_000,
                4_250_000,
                1,
                false,
                "board Pause Young (Normal) (G1 Evacuation Pause) 24M->3M(256M)"));
    assertThat(GcPauses.read(folder.resolve("none"), "board", "server")).isEmpty();
  }

  @Test
  void eventsAreWrittenAndFinishedAtOnce() throws IOException {
    Path file = folder.resolve("events/block.csv");
    try (EventLog log = EventLog.create(file)) {
      log.add(new Event("load", "server", 1_500_000, 0, 1, false, "0.1, \"x\"\nand more"));
      assertThat(file).doesNotExist();
    }
    assertThat(file)
        .hasContent(
            """
            time_us,kind,host,duration_us,count,detail
            1500,load,server,0,1,"0.1, ""x"" and more"
            """);
  }

  @Test
  void checksTellWhatIsWrongAndWhatToDo() throws IOException {
    write("proc/self/limits", "Max open files   300   1024   files\n");
    write("proc/sys/net/netfilter/nf_conntrack_max", "1000\n");
    write("proc/loadavg", "99.5 1 1 1/1 1\n");
    write("sys/devices/system/clocksource/clocksource0/current_clocksource", "acpi_pm\n");
    Preflight preflight = new Preflight(folder);

    assertThat(preflight.check(45, 1_000_000, 9000, 1 << 20))
        .extracting(Preflight.Finding::text)
        .satisfiesExactly(
            text -> assertThat(text).contains("45 clients need 436: ulimit -n 436"),
            text -> assertThat(text).contains("sysctl -w net.netfilter.nf_conntrack_max=18000"),
            text -> assertThat(text).contains("busy (load 99.5"),
            text -> assertThat(text).contains("clock source is acpi_pm"),
            text -> assertThat(text).contains("the disk has 1 MB left").contains("need 588 MB"));

    write("proc/self/limits", "Max open files   unlimited   unlimited   files\n");
    write("proc/loadavg", "0.00 1 1 1/1 1\n");
    write("sys/devices/system/clocksource/clocksource0/current_clocksource", "tsc\n");
    assertThat(preflight.check(45, 1000, 1000, 1L << 40)).isEmpty();
  }

  @Test
  void factsOfThisMachineAreCaptured() throws Exception {
    HostFacts.capture(folder.resolve("host"), folder.resolve("settings"), "kvm");
    assertThat(folder.resolve("host/hypervisor")).hasContent("kvm\n");
    assertThat(folder.resolve("host/java-version")).content().contains("Runtime Environment");
    assertThat(Hypervisor.detect()).matches("[a-z0-9-]+");
    assertThat(HostName.get()).isNotBlank();
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
