package org.tenbin.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Where everything is, what is run, and the data that it is run on.
 *
 * @param top folder of the project
 * @param data folder of data and results
 * @param scale divisor of all sizes
 */
record Place(Path top, Path data, long scale) {
  /** Factors of the campaign, as an option. */
  static final String BY = String.join(",", BenchLogs.factors());

  private static final int MILLION = 1_000_000;

  Path scratch() {
    return data.resolve("scratch");
  }

  /** Where summarize writes. */
  Path summary() {
    return scratch().resolve("summary");
  }

  /** Where a program's own output goes. */
  Path log(String name) {
    return scratch().resolve(name + ".out");
  }

  /** A program of the job jar. */
  List<String> program(String program, String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                top.resolve("scripts/hadoop").toString(),
                "jar",
                top.resolve("jobs/target/tenbin-jobs.jar").toString(),
                program));
    command.addAll(List.of(arguments));
    return command;
  }

  /** Summarize, into {@link #summary}, by these factors. */
  List<String> summarize(Path input, String by) {
    return program("summarize", "--by", by, input.toString(), summary().toString());
  }

  /** Runs Tenbin into an empty {@link #summary}. */
  Measured tenbin(List<String> command, Map<String, String> environment)
      throws IOException, InterruptedException {
    delete(summary());
    return Measured.run(command, environment, log("tenbin"));
  }

  Measured tenbin(List<String> command) throws IOException, InterruptedException {
    return tenbin(command, Map.of());
  }

  /** A peer of the folder of that name. */
  List<String> peer(String name, String main, String... arguments) {
    List<String> command = new ArrayList<>(List.of(java(), "-cp"));
    command.add(classes() + ":" + folder(name) + "/*");
    command.add(main);
    command.addAll(List.of(arguments));
    return command;
  }

  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static String classes() {
    return System.getProperty("java.class.path");
  }

  Path folder(String peer) {
    return top.resolve("jobs/target/bench/peers").resolve(peer);
  }

  /** The version of a peer, from the name of its jar. */
  String version(String peer, String artifact) throws IOException {
    try (Stream<Path> jars = Files.list(folder(peer))) {
      return jars.map(jar -> jar.getFileName().toString())
          .filter(jar -> jar.startsWith(artifact + "-"))
          .map(jar -> jar.substring(artifact.length() + 1, jar.length() - ".jar".length()))
          .findFirst()
          .orElseThrow(() -> new IOException(peer + " is not there; scripts/bench fetches it"));
    }
  }

  /** The first number with points in what a command says of its version. */
  String versionOf(String... command) throws IOException, InterruptedException {
    Measured.run(List.of(command), Map.of(), log("version"));
    java.util.regex.Matcher number =
        java.util.regex.Pattern.compile("[0-9]+(\\.[0-9]+)+")
            .matcher(Files.readString(log("version")));
    return number.find() ? number.group() : "";
  }

  /** A file of the data, made by {@link BenchLogs} where it is not there yet. */
  Path made(String name, String... generator) throws IOException, InterruptedException {
    Path file = data.resolve(name);
    if (!Files.exists(file)) {
      System.out.println("   making " + file);
      List<String> command = new ArrayList<>(List.of(java(), "-cp", classes()));
      command.add(BenchLogs.class.getName());
      command.addAll(List.of(generator));
      Path fresh = data.resolve(name + ".fresh");
      delete(fresh);
      command.add(fresh.toString());
      Measured.run(command, Map.of(), log("generator"));
      Files.move(fresh, file);
    }
    return file;
  }

  /** The campaign of that many rows, fewer in a quick call. */
  Path campaign(long rows) throws IOException, InterruptedException {
    long scaled = rows / scale;
    return made("campaign-" + scaled + ".csv", "campaign", Long.toString(scaled));
  }

  Path millions(long millions) throws IOException, InterruptedException {
    return campaign(millions * MILLION);
  }

  /** A JTL of that many rows. */
  Path jtl(long rows) throws IOException, InterruptedException {
    long scaled = rows / scale;
    return made("plain-" + scaled + ".jtl", "jtl", Long.toString(scaled));
  }

  /**
   * Waits until no archive of classes is being made: the first run of a program leaves that to a
   * process in the background, which would be measured with the next.
   */
  void settle() throws InterruptedException {
    int quiet = 0;
    while (quiet < 3) {
      Thread.sleep(200);
      quiet = archiving() ? 0 : quiet + 1;
    }
  }

  private boolean archiving() {
    String folder = top.toString();
    try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
      return all.map(process -> process.info().commandLine().orElse(""))
          .anyMatch(line -> line.contains("-Xshare:dump") && line.contains(folder));
    }
  }

  static void delete(Path path) throws IOException {
    if (!Files.exists(path)) {
      return;
    }
    try (Stream<Path> all = Files.walk(path)) {
      for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(one);
      }
    }
  }
}
