package org.tenbin.datagen.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** What a machine is made of, captured as the files and outputs that people know. */
public final class HostFacts {
  private static final int PATIENCE_SECONDS = 10;

  private HostFacts() {}

  /**
   * Writes a file for each source; a source that this machine lacks is left out.
   *
   * @param facts folder for what summaries read, and only that
   * @param settings folder for what is for people to look up
   * @param hypervisor as {@link Hypervisor#detect} told
   */
  public static void capture(Path facts, Path settings, String hypervisor)
      throws IOException, InterruptedException {
    Files.createDirectories(facts);
    Files.createDirectories(settings);
    copy(Path.of("/proc/cpuinfo"), facts.resolve("cpuinfo"));
    copy(Path.of("/proc/meminfo"), facts.resolve("meminfo"));
    copy(Path.of("/etc/os-release"), facts.resolve("os-release"));
    Files.writeString(facts.resolve("hypervisor"), hypervisor + '\n');
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    run(List.of("uname", "-a"), facts.resolve("uname"));
    run(List.of("lscpu"), facts.resolve("lscpu"));
    run(List.of(java, "-version"), facts.resolve("java-version"));
    copy(Path.of("/proc/cmdline"), settings.resolve("cmdline"));
    for (Map.Entry<String, List<String>> program : programs().entrySet()) {
      run(program.getValue(), settings.resolve(program.getKey()));
    }
  }

  private static Map<String, List<String>> programs() {
    Map<String, List<String>> programs = new LinkedHashMap<>();
    programs.put("memcached-version", List.of("memcached", "-V"));
    programs.put(
        "sysctl",
        List.of(
            "sysctl",
            "-e",
            "net.ipv4.ip_local_port_range",
            "net.ipv4.tcp_tw_reuse",
            "net.core.somaxconn",
            "net.netfilter.nf_conntrack_max",
            "fs.file-max"));
    return programs;
  }

  private static void copy(Path source, Path target) throws IOException {
    if (Files.isReadable(source)) {
      Files.write(target, Files.readAllBytes(source));
    }
  }

  private static void run(List<String> command, Path target)
      throws IOException, InterruptedException {
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException noSuchProgram) {
      return;
    }
    byte[] output = process.getInputStream().readAllBytes();
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      return;
    }
    if (process.exitValue() == 0 && output.length > 0) {
      Files.writeString(target, new String(output, StandardCharsets.UTF_8));
    }
  }
}
