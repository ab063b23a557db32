package org.tenbin.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongConsumer;

/**
 * Adds up which threads of a process used the processor, as Linux accounts it: nothing is put into
 * the process. A thread's last 20 ms may be missed.
 */
final class ThreadTimes implements LongConsumer {
  /** Fields of proc(5) behind the name: state is the first. */
  private static final int USER_TIME = 11;

  private record OneThread(long process, String thread) {}

  private record Used(String name, long ticks) {}

  private final Map<OneThread, Used> seen = new HashMap<>();

  @Override
  public void accept(long process) {
    try (DirectoryStream<Path> threads =
        Files.newDirectoryStream(Path.of("/proc/" + process + "/task"))) {
      for (Path thread : threads) {
        look(process, thread);
      }
    } catch (IOException | UncheckedIOException | java.nio.file.DirectoryIteratorException ended) {
      // Between two looks it may be gone.
    }
  }

  private void look(long process, Path thread) {
    try {
      String stat = Files.readString(thread.resolve("stat"));
      int nameEnd = stat.lastIndexOf(')');
      String[] fields = stat.substring(nameEnd + 2).split(" ");
      long ticks = Long.parseLong(fields[USER_TIME]) + Long.parseLong(fields[USER_TIME + 1]);
      seen.put(
          new OneThread(process, thread.getFileName().toString()),
          new Used(stat.substring(stat.indexOf('(') + 1, nameEnd), ticks));
    } catch (IOException ended) {
      // As above.
    }
  }

  /** CPU seconds by area. */
  Map<String, Double> secondsByArea() {
    Map<String, Double> areas = new TreeMap<>();
    for (Used used : seen.values()) {
      areas.merge(area(used.name), (double) used.ticks / Measured.TICKS_A_SECOND, Double::sum);
    }
    return areas;
  }

  /** Linux keeps 15 bytes of a thread's name. */
  private static String area(String name) {
    if (name.startsWith("C1 Compiler") || name.startsWith("C2 Compiler")) {
      return "just-in-time compiler, " + name.substring(0, 2);
    }
    if (name.startsWith("VM Thread") || name.startsWith("GC ") || name.startsWith("G1 ")) {
      return "garbage collector";
    }
    if (name.startsWith("LocalJobRunner") || name.startsWith("SpillThread")) {
      return "maps";
    }
    if (name.startsWith("pool-") || name.startsWith("localfetcher")) {
      return "reduces";
    }
    if (name.equals("java") || name.startsWith("Thread-")) {
      return "start, submission and tables after the reduce";
    }
    return "all others";
  }
}
