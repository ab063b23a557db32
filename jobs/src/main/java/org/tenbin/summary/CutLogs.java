package org.tenbin.summary;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.tenbin.summary.QualityJudge.RunName;

/**
 * Finds whose a record was that a log ends within: of the run that the log told of last. Asked of
 * the merged partials, since the record may be all that a task has read of the log.
 */
public final class CutLogs implements PartialReader.Visitor {
  private record Last(RunName run, Stretch stretch) {}

  private final Map<Long, Last> lastByFile = new HashMap<>();
  private final Set<Long> cut = new HashSet<>();

  /**
   * Makes a search.
   *
   * @param paths logs that end within a record, as tables show them
   */
  public CutLogs(Collection<String> paths) {
    paths.forEach(path -> cut.add(SummaryFolder.hash(path)));
  }

  @Override
  public void partial(PartialKey key, Partial partial) throws IOException {
    if (!(partial instanceof ClientTally client)) {
      return;
    }
    for (Stretch stretch : client.stretches()) {
      // Summaries of earlier versions do not tell the place of a joined stretch.
      if (stretch.part() > 0 && cut.contains(stretch.file())) {
        lastByFile.merge(
            stretch.file(),
            new Last(new RunName(key.cell(), key.run()), stretch),
            (a, b) -> b.stretch.isBehind(a.stretch) ? b : a);
      }
    }
  }

  /** The runs that the logs told of last. */
  public Set<RunName> runs() {
    Set<RunName> runs = new HashSet<>();
    lastByFile.values().forEach(last -> runs.add(last.run));
    return runs;
  }
}
