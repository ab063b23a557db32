package org.tenbin.load;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.tenbin.load.PackedLogs.ClientLog;
import org.tenbin.log.Binding;

/**
 * What stands in the folders that are loaded to. A log that stands there in one form, alone or in a
 * pack, would be counted twice if it came in the other form as well.
 */
final class Standing {
  private final Configuration conf;
  private final Map<Path, Set<String>> names = new HashMap<>();

  Standing(Configuration conf) {
    this.conf = conf;
  }

  /**
   * Checks all tasks of a load.
   *
   * @throws LoadException where a log would stand in a folder twice
   */
  void check(Iterable<LoadTask> tasks) throws IOException {
    Set<Path> destinations = new HashSet<>();
    for (LoadTask task : tasks) {
      if (!destinations.add(task.destination())) {
        throw new LoadException(
            "two files would become " + task.destination() + ": load them to folders of their own");
      }
    }
    for (LoadTask task : tasks) {
      otherPacks(task, destinations);
      if (task.content() instanceof PackedLogs packed) {
        for (ClientLog log : packed.logs()) {
          alone(log, task.destination());
        }
      }
    }
  }

  /** Only what could be in a pack is kept from standing beside one that this load does not make. */
  private void otherPacks(LoadTask task, Set<Path> destinations) throws IOException {
    Path folder = task.destination().getParent();
    String name = task.destination().getName();
    if (!(task.content() instanceof PackedLogs) && !name.contains(".csv")) {
      return;
    }
    for (String other : in(folder)) {
      Path pack = new Path(folder, other);
      if (PackName.is(other) && !destinations.contains(pack)) {
        throw new LoadException(
            pack
                + " holds logs of an earlier load with --pack, perhaps "
                + task.content()
                + " too, which would count twice: load all of them with --pack as then, remove it,"
                + " or load to another folder");
      }
    }
  }

  private void alone(ClientLog log, Path pack) throws IOException {
    Path folder = log.alone().getParent();
    for (String other : in(folder)) {
      // Compressed or not: it is the same log.
      if (other.contains(".csv")
          && !PackName.is(other)
          && Binding.stem(other).equals(log.client())) {
        throw new LoadException(
            new Path(folder, other)
                + " stands there already and would count twice, since "
                + pack.getName()
                + " would hold it too: remove it, load without --pack, or load to another folder");
      }
    }
  }

  /** Names of the files of a folder. */
  private Set<String> in(Path folder) throws IOException {
    Set<String> known = names.get(folder);
    if (known == null) {
      known = new TreeSet<>();
      try {
        for (FileStatus file : folder.getFileSystem(conf).listStatus(folder)) {
          if (file.isFile()) {
            known.add(file.getPath().getName());
          }
        }
      } catch (FileNotFoundException none) {
        // A new folder: nothing stands there.
      }
      names.put(folder, known);
    }
    return known;
  }
}
