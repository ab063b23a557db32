package org.tenbin.log.jmeter;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.tenbin.log.LogOptions;
import org.tenbin.log.LogRefusedException;

/**
 * Turns local times into instants, row by row. In the hour that the clocks repeat in autumn the
 * reading nearest to the row before is taken (for a first row: the earlier one). A time of day
 * without a date that jumps by more than half a day has crossed midnight.
 */
final class LocalClock {
  private static final Duration HALF_DAY = Duration.ofHours(12);

  private final LogOptions options;
  private ZoneId zone;
  private Instant last;
  private LocalDateTime lastOfDay;
  private boolean dependent;

  LocalClock(LogOptions options) {
    this.options = options;
  }

  /**
   * The instant of a local date and time, or <code>null</code> where the clocks never showed it.
   *
   * @throws LogRefusedException where no zone is declared
   */
  Instant instant(LocalDateTime local) throws LogRefusedException {
    if (zone == null) {
      zone = options.zone();
    }
    return resolve(local);
  }

  private Instant resolve(LocalDateTime local) {
    List<ZoneOffset> offsets = zone.getRules().getValidOffsets(local);
    Instant best = null;
    dependent |= last == null && offsets.size() > 1;
    for (ZoneOffset offset : offsets) {
      Instant candidate = local.toInstant(offset);
      if (best == null || (last != null && distance(candidate) < distance(best))) {
        best = candidate;
      }
    }
    last = best == null ? last : best;
    return best;
  }

  /** Whether a time was read that other rows before the first could have decided. */
  boolean isDependent() {
    return dependent;
  }

  private long distance(Instant candidate) {
    return Math.abs(Duration.between(last, candidate).toMillis());
  }

  /**
   * The instant of a time of day: of the day that option <code>date</code> declares, else of 1 Jan
   * 1970, so that spans are right and the date is visibly none; in UTC unless a zone is declared.
   */
  Instant instant(LocalTime time) throws LogRefusedException {
    if (zone == null) {
      zone = options.get("zone").isPresent() ? options.zone() : ZoneOffset.UTC;
    }
    dependent |= lastOfDay == null;
    LocalDateTime local = (lastOfDay == null ? firstDate() : lastOfDay.toLocalDate()).atTime(time);
    if (lastOfDay != null) {
      Duration step = Duration.between(lastOfDay, local);
      if (step.compareTo(HALF_DAY) > 0) {
        local = local.minusDays(1);
      } else if (step.negated().compareTo(HALF_DAY) > 0) {
        local = local.plusDays(1);
      }
    }
    lastOfDay = local;
    return resolve(local);
  }

  private LocalDate firstDate() throws LogRefusedException {
    String date = options.get("date").orElse("1970-01-01");
    try {
      return LocalDate.parse(date);
    } catch (DateTimeException unreadable) {
      throw new LogRefusedException("-D tenbin.date=" + date + " is no date such as 2026-11-30");
    }
  }
}
