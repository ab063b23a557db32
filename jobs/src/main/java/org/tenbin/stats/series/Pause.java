package org.tenbin.stats.series;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A stretch of seconds in which a system answered clearly less than around it, as in a
 * stop-the-world garbage collection.
 *
 * @param firstSecond index into the timeline
 * @param seconds how long
 * @param lowest requests in its worst second
 * @param usual requests a second around it: the median of a minute
 */
public record Pause(long firstSecond, int seconds, long lowest, double usual) {
  /** A second belongs to a pause if it has less than this share of the usual requests. */
  static final double SHARE = 0.5;

  /** And is this many standard deviations of a Poisson count below them. */
  static final double DEVIATIONS = 4;

  private static final int HALF_WINDOW = 30;
  private static final int LEAST_SECONDS = 10;

  /**
   * Finds the pauses of a run. The first and the last second are partly outside of the run and are
   * never counted, nor is a timeline below ten seconds.
   *
   * @param requests finished requests of each second, without gaps
   * @return in the order of time
   */
  public static List<Pause> in(long[] requests) {
    List<Pause> pauses = new ArrayList<>();
    if (requests.length < LEAST_SECONDS) {
      return pauses;
    }
    int last = requests.length - 1;
    int second = 1;
    while (second < last) {
      int start = second;
      long lowest = Long.MAX_VALUE;
      double usual = 0;
      while (second < last && isLow(requests[second], usualAround(requests, second))) {
        lowest = Math.min(lowest, requests[second]);
        usual = Math.max(usual, usualAround(requests, second));
        second++;
      }
      if (second > start) {
        pauses.add(new Pause(start, second - start, lowest, usual));
      } else {
        second++;
      }
    }
    return pauses;
  }

  private static boolean isLow(long count, double usual) {
    return count < SHARE * usual && count < usual - DEVIATIONS * Math.sqrt(usual);
  }

  private static double usualAround(long[] requests, int second) {
    long[] window =
        Arrays.copyOfRange(
            requests,
            Math.max(1, second - HALF_WINDOW),
            Math.min(requests.length - 1, second + HALF_WINDOW + 1));
    Arrays.sort(window);
    return (window[(window.length - 1) / 2] + window[window.length / 2]) / 2.0;
  }
}
