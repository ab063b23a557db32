package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.log.LogFormat;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RejectReason;
import org.tenbin.summary.QualityJudge.RunName;

class CutLogsTest {
  private static final String ROWS =
      """
      start_us,latency_us,status,run,phase
      1500000000000000,100,200,early,
      1500000009000000,100,200,early,
      1500000001000000,100,200,late,
      1500000002000000,100,200,late,
      """;

  @ParameterizedTest
  @ValueSource(strings = {"15000000", "1500000003000000,1,200,warm,warmup\n15000000"})
  void theRunOfACutRecordIsTheSameForEverySplit(String end) throws IOException {
    MemoryLog log = MemoryLog.of(ROWS + end);
    int length = log.bytes().length;
    for (int split = 1; split < length; split++) {
      // Memory for all, and so little that partials are passed on at every change of series.
      for (long memory : List.of(1L << 20, 1L)) {
        Map<PartialKey, Partial> partials = fold(log, split, length, memory);
        FileTally file = (FileTally) partials.get(PartialKey.file(Kind.FILE, log.path()));
        assertThat(file.rejected(RejectReason.TRUNCATED)).isEqualTo(1);
        assertThat(cutRuns(partials, log.path())).as("split at %s", split).containsExactly("late");
      }
    }
  }

  private static Map<PartialKey, Partial> fold(MemoryLog log, int split, int length, long memory)
      throws IOException {
    Map<PartialKey, Partial> partials = new TreeMap<>();
    for (long[] range : new long[][] {{split, length}, {0, split}}) {
      SummaryFolder folder =
          new SummaryFolder(
              (key, partial) ->
                  partials.merge(
                      key,
                      partial,
                      (into, more) -> {
                        into.merge(more);
                        return into;
                      }),
              memory);
      folder.begin(log.path(), range[0], "native");
      LogFormat.NATIVE.reader().read(log.range(range[0], range[1]), folder);
      folder.end();
      folder.flush();
    }
    partials.values().forEach(Partial::settle);
    return partials;
  }

  /** Runs marked by their own tally, and those that are found afterwards. */
  private static Set<String> cutRuns(Map<PartialKey, Partial> partials, String path)
      throws IOException {
    Set<String> runs = new HashSet<>();
    CutLogs logs = new CutLogs(List.of(path));
    for (Map.Entry<PartialKey, Partial> entry : partials.entrySet()) {
      logs.partial(entry.getKey(), entry.getValue());
      if (entry.getValue() instanceof ClientTally client && client.isTruncated()) {
        runs.add(entry.getKey().run());
      }
    }
    logs.runs().stream().map(RunName::run).forEach(runs::add);
    return runs;
  }
}
