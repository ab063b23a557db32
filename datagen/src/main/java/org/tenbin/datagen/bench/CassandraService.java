package org.tenbin.datagen.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.tenbin.datagen.process.Child;
import org.tenbin.datagen.process.Children;
import org.tenbin.datagen.process.JavaCommand;
import org.tenbin.datagen.process.Placement;
import org.tenbin.datagen.process.Ports;
import org.tenbin.datagen.process.Terminated;

/** A single node of Apache Cassandra on free ports, with new data. */
final class CassandraService {
  /** Seconds on an idle machine; minutes on one that is busy with other things. */
  private static final Duration START_TIME = Duration.ofMinutes(5);

  /** What Cassandra's own start script gives Java 17. */
  private static final String[] JVM_OPTIONS = {
    "-Djdk.attach.allowAttachSelf=true",
    "-Dio.netty.tryReflectionSetAccessible=true",
    "-XX:+UseG1GC",
    "-Xss512k",
    "-XX:MaxDirectMemorySize=256m",
    "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
    "--add-exports=java.base/jdk.internal.ref=ALL-UNNAMED",
    "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED",
    "--add-exports=java.management.rmi/com.sun.jmx.remote.internal.rmi=ALL-UNNAMED",
    "--add-exports=java.rmi/sun.rmi.registry=ALL-UNNAMED",
    "--add-exports=java.rmi/sun.rmi.server=ALL-UNNAMED",
    "--add-exports=java.sql/java.sql=ALL-UNNAMED",
    "--add-exports=java.base/java.lang.ref=ALL-UNNAMED",
    "--add-exports=jdk.unsupported/sun.misc=ALL-UNNAMED",
    "--add-exports=jdk.compiler/com.sun.tools.javac.file=ALL-UNNAMED",
    "--add-exports=jdk.attach/sun.tools.attach=ALL-UNNAMED",
    "--add-opens=java.base/java.lang.module=ALL-UNNAMED",
    "--add-opens=java.base/jdk.internal.loader=ALL-UNNAMED",
    "--add-opens=java.base/jdk.internal.ref=ALL-UNNAMED",
    "--add-opens=java.base/jdk.internal.reflect=ALL-UNNAMED",
    "--add-opens=java.base/jdk.internal.math=ALL-UNNAMED",
    "--add-opens=java.base/jdk.internal.module=ALL-UNNAMED",
    "--add-opens=java.base/jdk.internal.util.jar=ALL-UNNAMED",
    "--add-opens=jdk.management/com.sun.management.internal=ALL-UNNAMED",
    "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
    "--add-opens=java.base/java.io=ALL-UNNAMED",
    "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED",
    "--add-opens=jdk.compiler/com.sun.tools.javac=ALL-UNNAMED",
    "--add-opens=java.base/java.lang=ALL-UNNAMED",
    "--add-opens=java.base/java.util=ALL-UNNAMED",
    "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
    "--add-opens=java.base/java.util.concurrent.atomic=ALL-UNNAMED",
    "--add-opens=java.base/java.nio=ALL-UNNAMED",
  };

  private CassandraService() {}

  /**
   * Starts it and waits until it takes CQL connections.
   *
   * @param host address to listen on, of the loopback interface or a namespace of ours
   * @param heap as in <code>-Xmx</code>
   * @param data folder for its files, made new by the caller
   */
  static BackEnd start(
      Children children,
      Placement placement,
      BenchLibrary library,
      String host,
      String heap,
      Path data,
      Path logs)
      throws IOException, InterruptedException {
    Path jars = library.cassandra();
    List<Integer> ports = Ports.findFree(3);
    Path settings = data.resolve("cassandra.yaml");
    Files.createDirectories(data);
    Files.writeString(settings, settings(host, data, ports));
    Path logSettings = data.resolve("logback.xml");
    Files.writeString(logSettings, resource("logback-cassandra.xml"));
    List<String> command =
        new JavaCommand(heap)
            .with(JVM_OPTIONS)
            .with(
                "-javaagent:" + jamm(jars),
                "-Xlog:gc*:file=" + logs.resolve("cassandra-gc.log") + ":time,uptime",
                "-Dcassandra.config=file://" + settings,
                "-Dcassandra.storagedir=" + data,
                "-Dlogback.configurationFile=file://" + logSettings,
                "-Dcassandra-foreground=yes",
                "-Dcassandra.skip_wait_for_gossip_to_settle=0",
                "-Dcassandra.ring_delay_ms=0",
                "-Dcassandra.superuser_setup_delay_ms=0")
            .main(jars + "/*", "org.apache.cassandra.service.CassandraDaemon", List.of());
    Child child = Child.start("cassandra", placement.place(command), logs);
    children.add(new Terminated(child));
    Ports.awaitOpen(child, host, ports.get(0), START_TIME);
    return new BackEnd("cassandra:" + host + ':' + ports.get(0), List.of(child));
  }

  private static String settings(String host, Path data, List<Integer> ports) throws IOException {
    return resource("cassandra.yaml")
        .replace("@HOST@", host)
        .replace("@DATA@", data.toString())
        .replace("@CQL_PORT@", ports.get(0).toString())
        .replace("@STORAGE_PORT@", ports.get(1).toString())
        .replace("@SSL_PORT@", ports.get(2).toString());
  }

  private static Path jamm(Path jars) throws IOException {
    try (Stream<Path> files = Files.list(jars)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("jamm-"))
          .findFirst()
          .orElseThrow(() -> new BenchException("no jamm jar in " + jars));
    }
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = CassandraService.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
