package org.tenbin.datagen.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A command line for the Java that this program runs on. */
public final class JavaCommand {
  private final List<String> options = new ArrayList<>();

  /**
   * A JVM.
   *
   * @param heap as in <code>-Xmx</code>, fixed from the start, so that it does not grow in mid-run
   */
  public JavaCommand(String heap) {
    options.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    options.add("-Xms" + heap);
    options.add("-Xmx" + heap);
    options.add("-XX:+ExitOnOutOfMemoryError");
  }

  public JavaCommand with(String... more) {
    options.addAll(Arrays.asList(more));
    return this;
  }

  public List<String> main(String classPath, String mainClass, List<String> arguments) {
    List<String> command = new ArrayList<>(options);
    command.addAll(List.of("-cp", classPath, mainClass));
    command.addAll(arguments);
    return command;
  }
}
