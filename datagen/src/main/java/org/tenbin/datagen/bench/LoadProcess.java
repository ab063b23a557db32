package org.tenbin.datagen.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tenbin.datagen.client.LoadMain;
import org.tenbin.datagen.client.LoadPlan;
import org.tenbin.datagen.process.Child;
import org.tenbin.datagen.process.Children;
import org.tenbin.datagen.process.JavaCommand;
import org.tenbin.datagen.process.Placement;

/** The load generator's process; takes one plan after the other. */
record LoadProcess(Child child) {
  private static final Duration START_TIME = Duration.ofSeconds(30);
  private static final Duration SLACK = Duration.ofMinutes(1);

  static LoadProcess start(
      Children children, Placement placement, BenchLibrary library, String heap, Path logs)
      throws IOException, InterruptedException {
    List<String> command =
        new JavaCommand(heap)
            .with(
                "-XX:+UseSerialGC",
                "-Xlog:gc*:file=" + logs.resolve("clients-gc.log") + ":time,uptime")
            .main(library.clientClassPath(), LoadMain.class.getName(), List.of());
    Child child = children.add(Child.start("clients", placement.place(command), logs));
    child.await("ready", START_TIME);
    return new LoadProcess(child);
  }

  /**
   * Runs a plan to its end.
   *
   * @param file where the plan is written for the process to read
   * @return the figures of {@link LoadMain}
   */
  Map<String, Long> run(LoadPlan plan, Path file) throws IOException, InterruptedException {
    plan.write(file);
    child.say(file.toString());
    Duration time =
        Duration.ofMillis(plan.limitMillis() + plan.warmupMillis() + plan.timeoutMillis())
            .plus(SLACK);
    String answer = child.await("", time);
    if (!answer.startsWith("done ")) {
      throw new BenchException("the load generator: " + answer);
    }
    return Stream.of(answer.substring("done ".length()).split(" ", -1))
        .map(pair -> pair.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> Long.parseLong(pair[1])));
  }
}
