package org.tenbin.datagen.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tenbin.datagen.process.Placement;

/**
 * A network namespace for the server, joined to this one by a pair of virtual Ethernet devices, so
 * that requests cross a network stack twice as between two hosts. Needs root and <code>ip</code>.
 * The addresses are of 198.18.0.0/15, which RFC 2544 sets aside for benchmarks.
 *
 * @param name of the namespace, with this process's id in it
 * @param serverAddress the server's side
 */
record NetworkNamespace(String name, String serverAddress) implements AutoCloseable {
  private static final String PREFIX = "tenbin-";

  /** Makes the namespace; what an earlier benchmark left behind when it was killed is removed. */
  static NetworkNamespace create() throws IOException {
    removeLeftOvers();
    long pid = ProcessHandle.current().pid();
    String subnet = "198.18." + pid % 256 + '.';
    NetworkNamespace namespace = new NetworkNamespace(PREFIX + pid, subnet + '2');
    String here = "tb" + pid % 10_000_000 + "a";
    String there = "tb" + pid % 10_000_000 + "b";
    String name = namespace.name();
    run("ip", "netns", "add", name);
    try {
      run("ip", "link", "add", here, "type", "veth", "peer", "name", there, "netns", name);
      run("ip", "addr", "add", subnet + "1/30", "dev", here);
      run("ip", "link", "set", here, "up");
      run("ip", "-n", name, "addr", "add", namespace.serverAddress() + "/30", "dev", there);
      run("ip", "-n", name, "link", "set", there, "up");
      run("ip", "-n", name, "link", "set", "lo", "up");
      return namespace;
    } catch (IOException failure) {
      namespace.close();
      throw failure;
    }
  }

  /** Runs a command inside, to its end. */
  void runInside(String... command) throws IOException {
    run(new Placement("", name, Optional.empty()).place(List.of(command)).toArray(String[]::new));
  }

  /** Removes it, and the devices with it. */
  @Override
  public void close() throws IOException {
    run("ip", "netns", "del", name);
  }

  private static void removeLeftOvers() throws IOException {
    for (String line : run("ip", "netns", "list").lines().toList()) {
      String name = line.split(" ", 2)[0];
      if (name.matches(PREFIX + "[0-9]+")
          && Files.notExists(Path.of("/proc", name.substring(PREFIX.length())))) {
        run("ip", "netns", "del", name);
      }
    }
  }

  private static String run(String... command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw new BenchException(String.join(" ", command) + ": " + text.strip());
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new BenchException("interrupted in " + String.join(" ", command));
    }
    return text;
  }
}
