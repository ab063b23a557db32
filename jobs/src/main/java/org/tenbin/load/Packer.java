package org.tenbin.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.tenbin.experiment.PartitionPath;
import org.tenbin.load.PackedLogs.ClientLog;
import org.tenbin.log.Binding;
import org.tenbin.log.ReadPlan;

/**
 * Puts small native logs that go to one folder together: a file system of Hadoop is made for few
 * large files. Each row keeps its bytes and gets the name of its log as the column <code>client
 * </code>. Left alone is what could not be told apart afterwards or would be counted otherwise:
 * other formats, compressed logs, logs that name clients themselves, that hold no row, or that end
 * within a line. One log alone is a pack too: under its own name it would be counted again once
 * others join it.
 */
public final class Packer {
  private static final int LONGEST_HEADER = 64 * 1024;

  /** A log of this share of a block or less is small. */
  private static final int SMALL = 8;

  private final Configuration conf;
  private final long packBytes;
  private final String ending;

  /**
   * Makes a packer.
   *
   * @param packBytes about how large a packed file may become before compression: a block
   * @param ending what compression adds to the names, empty for none
   */
  public Packer(Configuration conf, long packBytes, String ending) {
    this.conf = conf;
    this.packBytes = packBytes;
    this.ending = ending;
  }

  private record Group(Path folder, PackHeader header) {}

  /** The same files, of which small ones are put together. */
  public List<LoadTask> pack(List<LoadTask> tasks) throws IOException {
    List<LoadTask> packed = new ArrayList<>();
    Map<Group, List<LoadTask>> groups = new LinkedHashMap<>();
    for (LoadTask task :
        tasks.stream().sorted(Comparator.comparing(LoadTask::destination)).toList()) {
      Optional<PackHeader> header = headerOf(task);
      if (header.isPresent()) {
        groups
            .computeIfAbsent(
                new Group(task.destination().getParent(), header.get()), g -> new ArrayList<>())
            .add(task);
      } else {
        packed.add(task);
      }
    }
    Set<Path> taken = new HashSet<>(packed.stream().map(LoadTask::destination).toList());
    groups.forEach((group, logs) -> pack(group, logs, taken, packed));
    return packed;
  }

  private void pack(Group group, List<LoadTask> logs, Set<Path> taken, List<LoadTask> packed) {
    List<LoadTask> pending = new ArrayList<>();
    long bytes = 0;
    for (LoadTask log : logs) {
      if (!pending.isEmpty() && bytes + log.bytes() > packBytes) {
        packed.add(join(group, pending, taken));
        pending.clear();
        bytes = 0;
      }
      pending.add(log);
      bytes += log.bytes();
    }
    packed.add(join(group, pending, taken));
  }

  private LoadTask join(Group group, List<LoadTask> logs, Set<Path> taken) {
    int number = 1;
    while (!taken.add(PackName.of(group.folder(), number, ending))) {
      number++;
    }
    return new LoadTask(
        new PackedLogs(
            group.header(),
            logs.stream()
                .map(
                    log -> new ClientLog((OneFile) log.content(), clientOf(log), log.destination()))
                .toList()),
        logs.stream().mapToLong(LoadTask::bytes).sum(),
        PackName.of(group.folder(), number, ending));
  }

  /** The header of a log that may be packed. */
  private Optional<PackHeader> headerOf(LoadTask task) throws IOException {
    if (!(task.content() instanceof OneFile log)
        || task.bytes() > packBytes / SMALL
        || !log.path().getName().endsWith(".csv")
        || !isPlain(clientOf(task))
        || PartitionPath.levels(task.destination().toUri().getPath()).stream()
            .anyMatch(level -> level.factor().equals(ReadPlan.CLIENT))) {
      return Optional.empty();
    }
    try (FSDataInputStream in = log.path().getFileSystem(conf).open(log.path())) {
      byte[] first = in.readNBytes((int) Math.min(LONGEST_HEADER, task.bytes()));
      String head = new String(first, StandardCharsets.UTF_8);
      int end = head.indexOf('\n');
      // With a row behind it, and a line end at the end.
      if (end < 0 || end + 1 >= task.bytes() || !endsWithLine(in, task.bytes())) {
        return Optional.empty();
      }
      return PackHeader.of(head.substring(0, end));
    }
  }

  private static String clientOf(LoadTask task) {
    return Binding.stem(task.destination().getName());
  }

  private static boolean endsWithLine(FSDataInputStream in, long bytes) throws IOException {
    in.seek(bytes - 1);
    return in.read() == '\n';
  }

  /** Whether a name can stand in a field without quotes. */
  private static boolean isPlain(String name) {
    return !name.isBlank()
        && name.equals(name.strip())
        && name.chars().noneMatch(c -> c == ',' || c == '"' || c < ' ');
  }
}
