package org.tenbin.stats.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PauseTest {
  @Test
  void findsStopsAndDips() {
    long[] requests = steady(120, 1000);
    requests[30] = 120;
    requests[70] = 0;
    requests[71] = 0;
    requests[72] = 300;

    assertThat(Pause.in(requests))
        .containsExactly(new Pause(30, 1, 120, 1000), new Pause(70, 3, 0, 1000));
  }

  @Test
  void halfOfTheUsualIsTheBorder() {
    long[] requests = steady(60, 1000);
    requests[20] = 500;
    requests[40] = 499;

    assertThat(Pause.in(requests)).containsExactly(new Pause(40, 1, 499, 1000));
  }

  @Test
  void aLongStopIsStillAPause() {
    long[] requests = steady(120, 1000);
    Arrays.fill(requests, 50, 70, 0);

    assertThat(Pause.in(requests)).containsExactly(new Pause(50, 20, 0, 1000));
  }

  @Test
  void edgesOfARunAreNoPauses() {
    long[] requests = steady(60, 1000);
    requests[0] = 10;
    requests[59] = 10;

    assertThat(Pause.in(requests)).isEmpty();
  }

  @Test
  void aSlowDeclineIsNoPause() {
    long[] requests = new long[300];
    Arrays.setAll(requests, i -> 1000 - 3L * i);

    assertThat(Pause.in(requests)).isEmpty();
  }

  @Test
  void thinLoadScattersWithoutPauses() {
    Random random = new Random(6);
    long[] requests = new long[600];
    for (int arrival = 0; arrival < 6000; arrival++) {
      requests[random.nextInt(600)]++;
    }

    assertThat(Pause.in(requests)).isEmpty();
  }

  @Test
  void shortTimelinesSayNothing() {
    assertThat(Pause.in(new long[0])).isEmpty();
    assertThat(Pause.in(new long[] {900, 900, 900, 0, 900, 900, 900, 900, 900})).isEmpty();
    assertThat(Pause.in(new long[] {900, 900, 900, 0, 900, 900, 900, 900, 900, 900})).hasSize(1);
  }

  private static long[] steady(int seconds, long requests) {
    long[] timeline = new long[seconds];
    Arrays.fill(timeline, requests);
    return timeline;
  }
}
