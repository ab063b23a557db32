package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.summary.Table;
import org.tenbin.summary.Verdict;

/** Warm-up and pauses, from the rows of the timeline to the report. */
class SteadinessTest {
  private static final long EPOCH = 1_360_000_000L;

  private final Campaigns campaigns =
      Campaigns.of("experiment: steady", "factors:", "  - {name: backend, levels: [a, b]}");

  /** A run of so many seconds, with 100 requests of about a millisecond in each. */
  private void run(String name, int seconds, int warmUp, List<Integer> silent) {
    campaigns.run(
        name,
        Verdict.VALID,
        "",
        "backend",
        "a",
        "start_ns",
        EPOCH + "500000000",
        "start_skew_s",
        "0.25",
        "plateau_s",
        "" + (seconds - 2));
    for (int i = 0; i < seconds; i++) {
      if (silent.contains(i)) {
        continue;
      }
      double mean = (i <= warmUp ? 3 : 1) + 0.01 * (i * 7 % 5 - 2);
      campaigns.with(
          Table.TIMELINE,
          "backend",
          "a",
          "run",
          name,
          "second",
          Long.toString(EPOCH + i),
          "ok",
          "100",
          "latency_mean_ms",
          Double.toString(mean));
    }
  }

  @Test
  void warmUpIsMeasuredInWholeSecondsBehindTheFirst() {
    run("warm", 102, 20, List.of());
    run("steady", 102, -1, List.of());
    run("short", 51, -1, List.of());

    List<Steadiness> found = Steadiness.of(campaigns.make());
    assertThat(found).extracting(Steadiness::run).containsExactly("warm", "steady", "short");
    Steadiness warm = found.get(0);
    assertThat(warm.seconds()).isEqualTo(100);
    assertThat(warm.warmUpSeconds()).isEqualTo(20);
    assertThat(warm.isUnsteady()).isFalse();
    assertThat(warm.meanMs()).isCloseTo(1.4, within(1e-9));
    assertThat(warm.change()).isCloseTo(1 / 1.4 - 1, within(1e-9));
    assertThat(found.get(1).warmUpSeconds()).isZero();
    assertThat(found.get(1).change()).isZero();
    assertThat(found.get(2).warmUp()).as("49 whole seconds").isEmpty();
    assertThat(found).allSatisfy(run -> assertThat(run.pauses()).isEmpty());
  }

  @Test
  void secondsWithoutAnAnswerAreAPause() {
    run("paused", 80, -1, List.of(40, 41, 60));

    Steadiness paused = Steadiness.of(campaigns.make()).get(0);
    assertThat(paused.seconds()).isEqualTo(78);
    assertThat(paused.pauses()).hasSize(2);
    assertThat(paused.pauses().get(0).firstSecond()).isEqualTo(40);
    assertThat(paused.pausedSeconds()).isEqualTo(3);
    assertThat(paused.warmUpSeconds()).isZero();
    assertThat(paused.isOdd()).isTrue();
  }

  /** From second 30 on one of ten clients is left; the run's plateau ends there. */
  @Test
  void whatTheLastClientDoesIsNoPause() {
    campaigns.run(
        "tail",
        Verdict.VALID,
        "",
        "backend",
        "a",
        "start_ns",
        EPOCH + "000000000",
        "start_skew_s",
        "2",
        "plateau_s",
        "28");
    for (int i = 0; i < 40; i++) {
      campaigns.with(
          Table.TIMELINE,
          "backend",
          "a",
          "run",
          "tail",
          "second",
          Long.toString(EPOCH + i),
          "ok",
          i < 30 && i != 12 ? "1000" : "100",
          "latency_mean_ms",
          "1");
    }

    Steadiness tail = Steadiness.of(campaigns.make()).get(0);
    assertThat(tail.from()).isEqualTo(2);
    assertThat(tail.seconds()).isEqualTo(28);
    assertThat(tail.pauses()).hasSize(1);
    assertThat(tail.pauses().get(0).firstSecond()).isEqualTo(12);
    assertThat(tail.pauses().get(0).seconds()).isEqualTo(1);
  }

  @Test
  void theReportShowsThemAndLeavesNothingOut(@TempDir Path folder) {
    run("warm", 102, 20, List.of());
    run("paused", 80, -1, List.of(40, 41, 60));

    String html = Written.of(campaigns.make(), folder).html();
    assertThat(html)
        .contains(
            "Long enough to look for a warm-up: 2 of 2 runs (without warm-up: 1; with one: 1; never"
                + " steady: 0).",
            "the mean of no run that becomes steady would change by more than 28.6 %.",
            "Runs with a pause: 1 of 2; pauses in all: 2, together 3 s.",
            "40 (2), 60 (1)",
            "2 runs: 2 valid");
  }

  @Test
  void aFaultWithoutTimeIsTold(@TempDir Path folder) {
    run("1", 5, -1, List.of());
    campaigns.with(Table.EVENTS, "kind", "conntrack-drop", "host", "", "time_ns", "");
    campaigns.with(Table.EVENTS, "kind", "conntrack-drop", "host", "", "time_ns", "1");
    campaigns.with(Table.EVENTS, "kind", "load", "host", "", "time_ns", "");

    assertThat(Written.of(campaigns.make(), folder).html())
        .contains(
            "One event conntrack-drop has no time in its log: which run it spoils cannot be"
                + " told.")
        .doesNotContain("events load")
        .contains("The one timeline lacks the fifty seconds");
  }

  private void second(String run, long second, long ok, String mean) {
    campaigns.with(
        Table.TIMELINE,
        "backend",
        "a",
        "run",
        run,
        "second",
        Long.toString(second),
        "ok",
        Long.toString(ok),
        "latency_mean_ms",
        mean);
  }

  /** Ten seconds of errors, twenty slow ones, then it is steady. */
  @Test
  void warmUpBehindSecondsWithoutAnAnswerEndsWhereItEnds() {
    for (int i = 0; i < 122; i++) {
      second("late", EPOCH + i, i <= 10 ? 0 : 100, i <= 10 ? "" : i <= 30 ? "3" : "1");
    }

    Steadiness late = Steadiness.of(campaigns.make()).get(0);
    assertThat(late.seconds()).isEqualTo(120);
    assertThat(late.silent()).isEqualTo(10);
    assertThat(late.warmUpSeconds()).isEqualTo(20);
    assertThat(late.steadyFrom()).isEqualTo(31);
    assertThat(late.steadyMeanMs()).isCloseTo(1, within(1e-9));
  }

  /** One client's clock stands at the epoch; the plateau of the others is 43 years later. */
  @Test
  void clocksThatDisagreeByDecadesPutNothingBeforeTheRun() {
    long later = 3_000_000_000L;
    campaigns.run(
        "old",
        Verdict.VALID,
        "",
        "backend",
        "a",
        "start_ns",
        later + "000000000",
        "start_skew_s",
        "0",
        "plateau_s",
        "60");
    second("old", 0, 1, "1");
    for (int i = 0; i < 60; i++) {
      second("old", later + i, i == 30 ? 0 : 100, i == 30 ? "" : "1");
    }

    Steadiness old = Steadiness.of(campaigns.make()).get(0);
    assertThat(old.from()).isEqualTo(later);
    assertThat(old.pauses())
        .singleElement()
        .satisfies(pause -> assertThat(pause.firstSecond()).isEqualTo(later + 30));
  }

  /** Slow seconds answer less: 20 of 10 requests at 9 ms, 80 of 100 at 1 ms are 1.195 ms. */
  @Test
  void meansAreOfRequestsAndNotOfSeconds() {
    for (int i = 0; i < 102; i++) {
      second("slow", EPOCH + i, i <= 20 ? 10 : 100, i <= 20 ? "9" : "1");
    }

    Steadiness slow = Steadiness.of(campaigns.make()).get(0);
    assertThat(slow.meanMs()).isCloseTo((200 * 9 + 8000) / 8200.0, within(1e-9));
    assertThat(slow.change()).isCloseTo(8200 / 9800.0 - 1, within(1e-9));
  }

  @Test
  void aRunThatIsNeverSteadyHasNoMeanWithoutItsWarmUp(@TempDir Path folder) {
    for (int i = 0; i < 102; i++) {
      second("climbing", EPOCH + i, 100, Integer.toString(1 + i));
    }

    assertThat(Written.of(campaigns.make(), folder).html())
        .contains(
            "never steady: 1). Without its warm-up the mean of no run that becomes steady"
                + " would change by more than 0.0 %.");
  }
}
