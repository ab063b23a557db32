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
   * Writes a file for each source into the folder; a source that this machine lacks is left out.
   *
   * @param hypervisor as {@link Hypervisor#detect} told
   */
  public static void capture(Path folder, String hypervisor)
      throws IOException, InterruptedException {
    Files.createDirectories(folder);
    for (String source : List.of("cpuinfo", "meminfo", "version", "cmdline")) {
      copy(Path.of("/proc", source), folder.resolve(source));
    }
    copy(Path.of("/etc/os-release"), folder.resolve("os-release"));
    Files.writeString(folder.resolve("hypervisor"), hypervisor + '\n');
    for (Map.Entry<String, List<String>> program : programs().entrySet()) {
      run(program.getValue(), folder.resolve(program.getKey()));
    }
  }

  private static Map<String, List<String>> programs() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Map<String, List<String>> programs = new LinkedHashMap<>();
    programs.put("uname", List.of("uname", "-a"));
    programs.put("lscpu", List.of("lscpu"));
    programs.put("java-version", List.of(java, "-version"));
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
