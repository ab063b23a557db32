package org.tenbin.report;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The days on which runs were made, in UTC.
 *
 * @param first day of the earliest start
 * @param last day of the latest start
 */
record Period(LocalDate first, LocalDate last) {
  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  /** Logs without a start count from zero: the first day of 1970 is no day of theirs. */
  private static final LocalDate NO_CLOCK = LocalDate.of(1970, 1, 2);

  /** The period in words; empty where no run tells when it was made. */
  static String of(List<RunRow> runs, Words words) {
    List<LocalDate> days = new ArrayList<>();
    for (RunRow run : runs) {
      String start = run.columns().getOrDefault("start_ns", "");
      if (!start.isEmpty() && day(Long.parseLong(start)).isAfter(NO_CLOCK)) {
        days.add(day(Long.parseLong(start)));
      }
    }
    return days.isEmpty()
        ? ""
        : new Period(Collections.min(days), Collections.max(days)).text(words);
  }

  private static LocalDate day(long nanos) {
    return Instant.ofEpochSecond(Math.floorDiv(nanos, NANOS_PER_SECOND))
        .atZone(ZoneOffset.UTC)
        .toLocalDate();
  }

  private String text(Words words) {
    return first.equals(last) ? first.toString() : words.text("period", first, last);
  }
}
