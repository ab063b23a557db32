package org.tenbin.mapreduce;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Level;
import org.tenbin.experiment.PartitionPath;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.ReadPlan;

/**
 * Finds the factors that logs carry themselves: the keys of their partition folders, and <code>
 * operation</code> where a format has labels.
 */
final class Discovery {
  /** Files of which the format is looked at; their folders tell the rest. */
  private static final int MOST_PROBES = 64;

  private static final String OPERATION = "operation";

  private Discovery() {}

  static List<Factor> factors(List<FileStatus> files, Configuration conf) throws IOException {
    Set<String> names = new LinkedHashSet<>();
    for (FileStatus file : files) {
      for (Level level : PartitionPath.levels(file.getPath().toUri().getPath())) {
        names.add(level.factor());
      }
    }
    names.remove(ReadPlan.RUN);
    names.remove(ReadPlan.CLIENT);
    if (!names.contains(OPERATION)) {
      int step = Math.max(1, files.size() / MOST_PROBES);
      LogFile.Opener opener = new LogFile.Opener(conf);
      for (int i = 0; i < files.size(); i += step) {
        if (isLabelled(opener.whole(files.get(i).getPath()))) {
          names.add(OPERATION);
          break;
        }
      }
    }
    return names.stream().map(Factor::undeclared).toList();
  }

  private static boolean isLabelled(LogFile probe) throws IOException {
    try {
      return probe.format().reader().labelled();
    } catch (LogRefusedException refused) {
      return false;
    } finally {
      probe.close();
    }
  }
}
