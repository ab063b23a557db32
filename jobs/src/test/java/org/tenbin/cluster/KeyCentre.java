package org.tenbin.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A Kerberos key distribution centre on the loopback, in a JVM of its own. */
final class KeyCentre implements AutoCloseable {
  static final String REALM = "EXAMPLE.COM";

  private final Path folder;
  private final RunningCommand process;

  private KeyCentre(Path folder, RunningCommand process) {
    this.folder = folder;
    this.process = process;
  }

  /**
   * Starts it and waits until the keys are there.
   *
   * @param principals names without the realm; one key table holds the keys of all
   */
  static KeyCentre start(Path folder, List<String> principals) throws Exception {
    Files.createDirectories(folder);
    Path settings = folder.resolve("kdc.properties");
    Files.writeString(settings, "kdc.bind.address=localhost\n");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-Xmx128m",
                "-cp"));
    command.add(ServerJars.FOLDER.resolve("lib") + "/*");
    command.add("org.apache.hadoop.minikdc.MiniKdc");
    command.addAll(
        List.of(folder.toString(), settings.toString(), folder.resolve("keytab").toString()));
    command.addAll(principals);
    RunningCommand process = RunningCommand.start(command, Map.of(), folder.resolve("kdc.log"));
    KeyCentre centre = new KeyCentre(folder, process);
    Await.that(
        "the key centre",
        Duration.ofSeconds(60),
        () -> {
          if (!process.isRunning()) {
            throw new AssertionError("the key centre ended:\n" + process.output());
          }
          return process.output().contains("with principals");
        });
    return centre;
  }

  Path keyTable() {
    return folder.resolve("keytab");
  }

  Path settings() {
    return folder.resolve("krb5.conf");
  }

  @Override
  public void close() throws IOException {
    process.kill();
  }
}
