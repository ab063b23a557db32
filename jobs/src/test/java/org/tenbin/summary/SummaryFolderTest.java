package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.experiment.Cell;
import org.tenbin.log.CountedValues;
import org.tenbin.log.Event;
import org.tenbin.log.HostFact;
import org.tenbin.log.Outcome;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SeriesKey;

class SummaryFolderTest {
  private static final long SECOND = 1_000_000_000L;
  private static final long NONE = RequestSeries.NO_TIME;
  private static final SeriesKey KEY = new SeriesKey(Cell.ALL, "1", "c", false);

  private final Map<PartialKey, Partial> partials = new TreeMap<>();
  private final SummaryFolder folder =
      new SummaryFolder(
          (key, partial) -> partials.merge(key, partial, SummaryFolderTest::merged), 1 << 20);

  private boolean finished;

  private static Partial merged(Partial into, Partial more) {
    into.merge(more);
    return into;
  }

  @Test
  void requestsOfAnyOutcomeAreTold() {
    folder.begin("a.csv", 0, "native");
    RequestSeries series = folder.series(KEY, 3 * SECOND, 2 * SECOND);
    series.add(4 * SECOND, 10, Outcome.OK, 100);
    series.add(5 * SECOND, 20, Outcome.ERROR, RequestSeries.NO_BYTES);
    series.add(6 * SECOND, 30, Outcome.TIMEOUT, 0);
    series.add(NONE, 40, Outcome.OK, 1);
    ClientTally client = client();

    assertThat(client.requests()).isEqualTo(4);
    assertThat(client.ok().sum()).isEqualTo(50);
    assertThat(client.failed().sum()).isEqualTo(50);
    assertThat(client.timeouts()).isEqualTo(1);
    assertThat(client.untimed()).isEqualTo(1);
    assertThat(client.bytes()).isEqualTo(101);
    assertThat(client.firstStartNanos()).isEqualTo(4 * SECOND);
    assertThat(client.lastEndNanos()).isEqualTo(6 * SECOND + 30);
    assertThat(client.scheduledNanos()).isEqualTo(3 * SECOND);
    assertThat(client.launchedNanos()).isEqualTo(2 * SECOND);
    assertThat(file().requestsInCells()).isEqualTo(4);
  }

  @Test
  void aRecordThatIsCutOffMarksTheClientThatWasBeingRead() {
    SeriesKey other = new SeriesKey(Cell.ALL, "2", "c", false);
    SeriesKey third = new SeriesKey(Cell.ALL, "3", "c", false);
    folder.begin("a.csv", 0, "native");
    folder.series(KEY, NONE, NONE).add(4 * SECOND, 10, Outcome.OK, 100);
    folder.reject(50, RejectReason.COLUMNS, "of another kind");
    folder.end();
    folder.begin("b.csv", 0, "native");
    folder.reject(0, RejectReason.TRUNCATED, "nobody's");
    folder.series(other, NONE, NONE).add(5 * SECOND, 10, Outcome.OK, 100);
    folder.reject(99, RejectReason.TRUNCATED, "cut");
    folder.series(third, NONE, NONE).add(6 * SECOND, 10, Outcome.OK, 100);
    folder.reject(150, RejectReason.CORRUPT, "damaged");
    folder.flush();

    assertThat(((ClientTally) partials.get(PartialKey.client(Cell.ALL, "1", "c"))).isTruncated())
        .isFalse();
    for (String run : List.of("2", "3")) {
      assertThat(((ClientTally) partials.get(PartialKey.client(Cell.ALL, run, "c"))).isTruncated())
          .isTrue();
    }
  }

  @Test
  void aRequestBelongsToTheSecondInWhichItEnds() {
    folder.begin("a.csv", 0, "native");
    RequestSeries series = folder.series(KEY, NONE, NONE);
    series.add(0, SECOND, Outcome.OK, 0);
    series.add(0, SECOND - 1, Outcome.OK, 0);
    series.add(-SECOND, 1, Outcome.TIMEOUT, 0);
    folder.end();
    folder.flush();
    TimelineBlock block = (TimelineBlock) partials.get(PartialKey.timeline(Cell.ALL, "1", 0));
    TimelineBlock before = (TimelineBlock) partials.get(PartialKey.timeline(Cell.ALL, "1", -1));

    assertThat(block.at(0).ok()).isEqualTo(1);
    assertThat(block.at(1).maxNanos()).isEqualTo(SECOND);
    assertThat(before.at(TimelineBlock.SECONDS - 1).timeouts()).isEqualTo(1);
    assertThat(before.at(TimelineBlock.SECONDS - 1).meanNanos()).isNaN();
  }

  @Test
  void responseTimesRunFromTheIntendedStartOfSuccesses() {
    folder.begin("a.csv", 0, "native");
    RequestSeries series = folder.series(KEY, NONE, NONE);
    series.add(100, 10, Outcome.OK, 0);
    series.intended(50);
    series.add(200, 10, Outcome.ERROR, 0);
    series.intended(50);
    series.add(300, 10, Outcome.OK, 0);
    series.intended(400);

    assertThat(client().response().sum()).isEqualTo(60);
    assertThat(client().response().min()).isZero();
  }

  @Test
  void aClockThatWasSetBackIsNoticed() {
    folder.begin("a.csv", 0, "native");
    RequestSeries series = folder.series(KEY, NONE, NONE);
    series.add(100 * SECOND, 0, Outcome.OK, 0);
    series.add(100 * SECOND - 10_000_000, 0, Outcome.OK, 0);
    series.add(97 * SECOND, 0, Outcome.OK, 0);
    folder.flush();
    folder.series(KEY, NONE, NONE).add(90 * SECOND, 0, Outcome.OK, 0);
    folder.end();
    folder.begin("b.csv", 0, "native");
    folder.series(KEY, NONE, NONE).add(10 * SECOND, 0, Outcome.OK, 0);

    assertThat(client().backwardSteps()).isEqualTo(2);
    client().settle();
    assertThat(client().backwardSteps()).isEqualTo(2);
  }

  @Test
  void threadsThatLogTheirRequestsInAnyOrderAreNoClockThatWasSetBack() {
    interleaved();

    assertThat(client().backwardSteps()).isZero();
  }

  @Test
  void aBlockThatStandsTwiceIsNoticedAmongThreadsToo() {
    interleaved();
    interleaved();

    assertThat(client().backwardSteps()).isEqualTo(1);
  }

  @Test
  void aClockThatCreepsBackIsNotTakenForThreads() {
    folder.begin("a.csv", 0, "native");
    RequestSeries series = folder.series(KEY, NONE, NONE);
    long millis = SECOND / 1000;
    long clockNanos = 100 * SECOND;
    for (int i = 0; i < 100; i++) {
      clockNanos -= i % 20 == 10 ? 50 * millis : 0;
      long latencyNanos = i == 90 ? 10 * millis : 100 * millis;
      series.add(clockNanos, latencyNanos, Outcome.OK, 0);
      clockNanos += latencyNanos;
    }

    assertThat(client().backwardSteps()).isEqualTo(1);
  }

  /** Each is under way while the next begins, and every fourth is logged 0.2 s late. */
  private void interleaved() {
    folder.begin("a.csv", 0, "native");
    RequestSeries series = folder.series(KEY, NONE, NONE);
    for (int i = 0; i < 20; i++) {
      long endNanos = (100 + i) * SECOND - (i % 4 == 3 ? SECOND + SECOND / 5 : 0);
      series.add(endNanos - 3 * SECOND / 2, 3 * SECOND / 2, Outcome.OK, 0);
    }
  }

  /** Rows of many series that are interleaved wait in their series and are folded together. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void requestsThatWaitGiveWhatOthersGive(long seed) {
    assertThat(interleaved(seed, 0, Long.MAX_VALUE))
        .isEqualTo(interleaved(seed, Integer.MAX_VALUE, Long.MAX_VALUE));
    assertThat(interleaved(seed, 0, 100_000))
        .isEqualTo(interleaved(seed, Integer.MAX_VALUE, Long.MAX_VALUE));
  }

  /** Merged partials by key, after requests of any kind, with few bytes of memory or many. */
  private static Map<PartialKey, String> interleaved(long seed, int manySeries, long memoryBytes) {
    Map<PartialKey, Partial> merged = new HashMap<>();
    SummaryFolder several =
        new SummaryFolder(
            (key, partial) ->
                merged.merge(
                    key,
                    RandomPartials.copy(partial),
                    (a, b) -> {
                      a.merge(b);
                      return a;
                    }),
            memoryBytes,
            manySeries);
    several.begin("a.csv", 0, "native");
    Random random = new Random(seed);
    Map<SeriesKey, RequestSeries> open = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      String run = Integer.toString(random.nextInt(3));
      SeriesKey key = new SeriesKey(Cell.ALL, run, "c" + random.nextInt(20), run.equals("2"));
      RequestSeries series = open.get(key);
      if (series == null || !series.resume()) {
        series = several.series(key, 3, NONE);
        open.put(key, series);
      }
      boolean odd = random.nextInt(50) == 0;
      several.framed();
      series.add(
          odd && random.nextBoolean() ? NONE : i * 5_000_000L - random.nextInt(2) * SECOND,
          odd ? random.nextLong() >>> 2 : random.nextInt(100_000_000),
          odd ? Outcome.values()[random.nextInt(3)] : Outcome.OK,
          odd ? random.nextLong() >>> 1 : random.nextInt(3) - 1);
      if (run.equals("1") && odd) {
        series.intended(i * 4_000_000L);
      }
    }
    several.reject(9, RejectReason.TRUNCATED, "cut");
    several.end();
    several.flush();
    Map<PartialKey, String> contents = new HashMap<>();
    merged.forEach(
        (key, partial) -> {
          partial.settle();
          contents.put(key, HexFormat.of().formatHex(RandomPartials.encoded(partial)));
        });
    return contents;
  }

  @Test
  void aSeriesThatWasPassedOnDoesNotResume() {
    folder.begin("a.csv", 0, "native");
    RequestSeries series = folder.series(KEY, NONE, NONE);

    assertThat(series.resume()).isTrue();
    folder.flush();
    assertThat(series.resume()).isFalse();
  }

  @Test
  void histogramsCountAsTheirRequests() {
    CountedValues values =
        visitor -> {
          visitor.visit(1000, 3);
          visitor.visit(2000, 1);
        };
    folder.begin("a.hlog", 0, "hdr");
    folder.framed();
    folder.histogram(KEY, SECOND, 2 * SECOND, values);
    folder.used();

    assertThat(client().ok().count()).isEqualTo(4);
    assertThat(client().hasHistograms()).isTrue();
    assertThat(file().requestsInCells()).isEqualTo(4);
    assertThat(file().isBalanced()).isTrue();
  }

  @Test
  void aRecordWithoutAFateDoesNotBalance() {
    folder.begin("a.csv", 0, "native");
    folder.framed();
    folder.reject(0, RejectReason.NUMBER, "x");
    FileTally tally = file();

    assertThat(tally.isBalanced()).isTrue();
    folder.framed();
    assertThat(tally.isBalanced()).isFalse();
  }

  @Test
  void theSampleOfRejectsIsBoundedAndTheCountIsNot() {
    folder.begin("a.csv", 0, "native");
    for (int i = 100; i > 0; i--) {
      folder.framed();
      folder.reject(i, RejectReason.NUMBER, "row\u0007" + i);
    }

    assertThat(file().rejected(RejectReason.NUMBER)).isEqualTo(100);
    assertThat(file().sample(RejectReason.NUMBER))
        .hasSize(FileTally.SAMPLE)
        .containsEntry(1L, "row\\u00071")
        .doesNotContainKey(11L);
  }

  @Test
  void aRunOfDaysIsPassedOnInPieces() {
    folder.begin("a.csv", 0, "native");
    RequestSeries series = folder.series(KEY, NONE, NONE);
    int blocks = 5000;
    for (long i = 0; i < blocks; i++) {
      series.add(i * TimelineBlock.SECONDS * SECOND, 1, Outcome.OK, 0);
    }
    folder.end();
    folder.flush();

    assertThat(partials.keySet().stream().filter(key -> key.kind() == Kind.TIMELINE))
        .hasSize(blocks);
  }

  @Test
  void eventsAndFactsBelongToTheirFile() {
    folder.begin("a.log", 0, "dmesg");
    folder.event(new Event("gc-pause", "node1", 5, 1, 1, false, ""));
    folder.fact(new HostFact("node1", "cpu", "x"));
    folder.end();
    folder.begin("b.log", 0, "dmesg");
    folder.end();

    assertThat(partials.keySet().stream().map(key -> key.kind() + " " + key.item()))
        .containsExactly("FILE a.log", "FILE b.log", "EVENT a.log", "FACT a.log");
  }

  private ClientTally client() {
    finish();
    return (ClientTally) partials.get(PartialKey.client(Cell.ALL, "1", "c"));
  }

  private FileTally file() {
    finish();
    return (FileTally)
        partials.entrySet().stream()
            .filter(entry -> entry.getKey().kind() == Kind.FILE)
            .findFirst()
            .orElseThrow()
            .getValue();
  }

  private void finish() {
    if (!finished) {
      finished = true;
      folder.end();
      folder.flush();
    }
  }
}
