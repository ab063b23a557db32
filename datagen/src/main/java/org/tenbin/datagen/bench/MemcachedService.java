package org.tenbin.datagen.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.tenbin.datagen.process.Child;
import org.tenbin.datagen.process.Children;
import org.tenbin.datagen.process.Placement;
import org.tenbin.datagen.process.Ports;
import org.tenbin.datagen.process.Terminated;

/** Debian's memcached on a free port. */
final class MemcachedService {
  private static final Duration START_TIME = Duration.ofSeconds(10);
  private static final String MEGABYTES = "64";

  private MemcachedService() {}

  /**
   * Starts it and waits until it answers.
   *
   * @param host address to listen on, of the loopback interface or a namespace of ours
   */
  static BackEnd start(Children children, Placement placement, String host, Path logs)
      throws IOException, InterruptedException {
    int port = Ports.findFree(1).get(0);
    // It drops root's rights for those of a user; "nobody" exists on every system.
    List<String> user =
        "root".equals(System.getProperty("user.name")) ? List.of("-u", "nobody") : List.of();
    List<String> command =
        concat(
            List.of(
                "memcached",
                "-l",
                host,
                "-p",
                Integer.toString(port),
                "-U",
                "0",
                "-m",
                MEGABYTES,
                "-t",
                "2"),
            user);
    Child child = Child.start("memcached", placement.place(command), logs);
    children.add(new Terminated(child));
    Ports.awaitOpen(child, host, port, START_TIME);
    return new BackEnd("memcached:" + host + ':' + port, List.of(child));
  }

  private static List<String> concat(List<String> first, List<String> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }
}
