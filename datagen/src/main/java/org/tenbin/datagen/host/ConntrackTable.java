package org.tenbin.datagen.host;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The kernel's own account of the connections that it tracks in one network namespace: <code>
 * net/stat/nf_conntrack</code> below a process's folder in <code>/proc</code>, a header and a line
 * of hexadecimal numbers for each CPU. Only the namespace's own processes show it.
 *
 * @param stat that file
 */
public record ConntrackTable(Path stat) {
  private static final int HEXADECIMAL = 16;

  /** Of the namespace in which a process is. */
  public static ConntrackTable of(long pid) {
    return new ConntrackTable(Path.of("/proc", Long.toString(pid), "net/stat/nf_conntrack"));
  }

  /** Connections that are tracked now; every line repeats the sum over all CPUs. */
  Optional<Long> entries() {
    return column("entries").map(numbers -> numbers.get(0));
  }

  /** Packets dropped since the namespace was made, most often because the table was full. */
  Optional<Long> drops() {
    return column("drop").map(numbers -> numbers.stream().mapToLong(Long::longValue).sum());
  }

  private Optional<List<Long>> column(String name) {
    List<String> lines = ProcFiles.read(stat).map(text -> text.lines().toList()).orElse(List.of());
    if (lines.size() < 2) {
      return Optional.empty();
    }
    int column = Arrays.asList(lines.get(0).strip().split("\\s+", -1)).indexOf(name);
    if (column < 0) {
      return Optional.empty();
    }
    return Optional.of(
        lines.subList(1, lines.size()).stream()
            .map(line -> Long.parseLong(line.strip().split("\\s+", -1)[column], HEXADECIMAL))
            .toList());
  }
}
