package org.tenbin.log.fio;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.Instants;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/**
 * fio's histogram log (<code>write_hist_log</code>): <code>time_ms, direction, block size, bin,
 * bin, ...</code>, the counts since the row before. fio 2 writes 1216 bins of microseconds, fio 3
 * 1856 bins of nanoseconds; option <code>unit</code> overrules. A bin's value is the middle of its
 * range (fio's plat_idx_to_val: 64 bins an octave). A row with a count above 2^32 is a reject: no
 * window holds as many requests, the counter was garbage.
 */
public final class FioHistogramLog extends LineFormat {
  private static final int FIRST_BIN = 3;
  private static final int BITS = 6;
  private static final int BINS_AN_OCTAVE = 1 << BITS;
  private static final int MICRO_BINS = 1216;
  private static final int NANO_BINS = 1856;
  private static final long MOST_COUNT = 1L << 32;

  @Override
  public String name() {
    return "fio-histogram";
  }

  @Override
  public String recognisedBy() {
    return "lines of time, direction, block size and 1216 or 1856 counts";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.HISTOGRAMS);
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option("unit", "us or ns (default: 1216 bins are us, 1856 ns)"),
        new Option("start", "when the job began: epoch or ISO time (default 1970)"));
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    String first = head.firstLine();
    return first.chars().filter(c -> c == ',').count() >= MICRO_BINS
            && first.substring(0, Math.min(first.length(), 100)).matches("[0-9]+, [012], .*")
        ? Match.YES
        : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) throws LogRefusedException {
    String unit = input.options().get("unit").orElse("");
    if (!unit.matches("|ns|us")) {
      throw new LogRefusedException("-D tenbin.unit=" + unit + " is neither us nor ns");
    }
    return new Reading(unit, Instants.declaredStart(input.options()));
  }

  private static final class Reading implements LineParser {
    private final String unit;
    private final long beginNanos;
    private final Map<String, Long> lastEnd = new HashMap<>();

    Reading(String unit, long beginNanos) {
      this.unit = unit;
      this.beginNanos = beginNanos;
    }

    @Override
    public void parse(String line, Fate fate) throws UnreadableException {
      String[] fields = line.split(",", -1);
      int bins = fields.length - FIRST_BIN;
      if (bins != MICRO_BINS && bins != NANO_BINS) {
        throw new UnreadableException(
            RejectReason.COLUMNS, bins + " bins where 1216 or 1856 are expected");
      }
      String direction = FioDirection.of(fields[1]);
      long time = Decimals.nanos("the time", fields[0], Decimals.NANOS_OF_MILLI);
      long endNanos = Decimals.start(beginNanos, -time);
      long[] counts = counts(fields, bins);
      boolean micros = unit.isEmpty() ? bins == MICRO_BINS : unit.equals("us");
      long scaleNanos = micros ? Decimals.NANOS_OF_MICRO : 1;
      Long startNanos = lastEnd.put(direction, endNanos);
      fate.sink()
          .histogram(
              fate.key(Map.of("label", direction)),
              startNanos == null ? RequestSeries.NO_TIME : startNanos,
              endNanos,
              visitor -> {
                for (int i = 0; i < counts.length; i++) {
                  if (counts[i] > 0) {
                    visitor.visit(value(i) * scaleNanos, counts[i]);
                  }
                }
              });
      fate.used();
    }

    private static long[] counts(String[] fields, int bins) throws UnreadableException {
      long[] counts = new long[bins];
      for (int i = 0; i < bins; i++) {
        counts[i] = Decimals.whole("a count", fields[FIRST_BIN + i]);
        if (counts[i] < 0 || counts[i] > MOST_COUNT) {
          throw new UnreadableException(
              RejectReason.IMPOSSIBLE, "bin " + i + " counts " + counts[i] + " requests");
        }
      }
      return counts;
    }
  }

  /** The middle of a bin. */
  static long value(int bin) {
    if (bin < 2 * BINS_AN_OCTAVE) {
      return bin;
    }
    int errorBits = (bin >> BITS) - 1;
    long base = 1L << (errorBits + BITS);
    long inOctave = bin % BINS_AN_OCTAVE;
    return base + (inOctave << errorBits) + (1L << (errorBits - 1));
  }
}
