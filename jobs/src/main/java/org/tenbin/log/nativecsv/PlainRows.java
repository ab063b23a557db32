package org.tenbin.log.nativecsv;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogSink;
import org.tenbin.log.Outcome;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.delimited.Digits;
import org.tenbin.log.delimited.Fields;
import org.tenbin.log.delimited.SeriesCache;

/**
 * Reads plain rows where they lie, eight bytes at a time and in one pass: no quotes, as many fields
 * as the header has, whole numbers in range, a status of three digits, and a series that was seen
 * before. At the first row that is otherwise in any way it stops, and {@link NativeReading} decides
 * that row; so this class knows nothing of rejects, and both must give the same for rows that are
 * plain.
 *
 * <p>Columns that decide the series and stand together are compared with those of the last row as
 * one piece: rows of one client mostly stand together.
 */
final class PlainRows implements LineFramer.Taker {
  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long LOWS = 0x7f7f7f7f7f7f7f7fL;
  private static final long COMMAS = ',' * ONES;
  private static final long QUOTES = '"' * ONES;
  private static final long RETURNS = '\r' * ONES;
  private static final long ENDS = '\n' * ONES;
  private static final int SAFE_DIGITS = 18;
  private static final long HUNDRED_MILLION = 100_000_000L;
  private static final int NONE = -1;

  // What is done with a column, or with several that stand together.
  private static final int PASS = 0;
  private static final int SAME = 1;
  private static final int START = 2;
  private static final int LATENCY = 3;
  private static final int STATUS = 4;
  private static final int BYTES = 5;
  private static final int INTENDED = 6;

  /** How many columns stand together in most logs: start, latency, status. */
  private static final int CORE = 3;

  private final SeriesCache cache;
  private final LogSink sink;
  private final Fields fields = new Fields(',');
  private final int width;
  private final int[] steps;
  private final int[] columnsOfStep;
  private final byte[][] lastBytes;
  private final int[] lastLengths;
  private final long startScale;
  private final long latencyScale;
  private final long intendedScale;
  private final long mostStart;
  private final long mostLatency;
  private final long mostIntended;

  /** First step of those that {@link #core} reads; as many as there are steps if it cannot. */
  private final int core;

  private final int okAndDelimiter;
  private final int behindOk;
  private boolean lastKnown;
  private RequestSeries series;

  // Of the row at hand.
  private boolean same;
  private long start;
  private long latency;
  private Outcome outcome = Outcome.OK;
  private long bytes;
  private long intended;

  /**
   * Makes a reader.
   *
   * @param deciding indexes of the columns that decide the series, rising
   */
  PlainRows(NativeHeader header, int[] deciding, SeriesCache cache, LogSink sink) {
    this.cache = cache;
    this.sink = sink;
    width = header.width();
    int[] kinds = kinds(header, deciding);
    int[] planned = new int[width];
    int[] columns = new int[width];
    int count = 0;
    for (int column = 0; column < width; column++) {
      if (count > 0 && kinds[column] == SAME && planned[count - 1] == SAME) {
        columns[count - 1]++;
      } else {
        planned[count] = kinds[column];
        columns[count++] = 1;
      }
    }
    steps = java.util.Arrays.copyOf(planned, count);
    columnsOfStep = java.util.Arrays.copyOf(columns, count);
    lastBytes = new byte[count][64];
    lastLengths = new int[count];
    core = coreOf(steps);
    boolean endsRow = core + CORE == count;
    okAndDelimiter = '2' | '0' << 8 | '0' << 16 | (endsRow ? '\n' : ',') << 24;
    behindOk = endsRow ? 3 : 4;
    startScale = header.start().scaleNanos();
    latencyScale = header.latency().scaleNanos();
    intendedScale = Math.max(1, header.intended().scaleNanos());
    mostStart = Long.MAX_VALUE / 2 / startScale;
    mostLatency = Long.MAX_VALUE / 2 / latencyScale;
    mostIntended = Long.MAX_VALUE / 2 / intendedScale;
  }

  private static int coreOf(int[] steps) {
    for (int step = 0; step + CORE <= steps.length; step++) {
      if (steps[step] == START && steps[step + 1] == LATENCY && steps[step + 2] == STATUS) {
        return step;
      }
    }
    return steps.length;
  }

  private static int[] kinds(NativeHeader header, int[] deciding) {
    int[] kinds = new int[header.width()];
    kinds[header.start().column()] = START;
    kinds[header.latency().column()] = LATENCY;
    kinds[header.status()] = STATUS;
    if (header.bytes() >= 0) {
      kinds[header.bytes()] = BYTES;
    }
    if (header.intended().isPresent()) {
      kinds[header.intended().column()] = INTENDED;
    }
    for (int column : deciding) {
      // A column with a meaning of its own that is also a factor is left to the general path.
      kinds[column] = kinds[column] == PASS ? SAME : NONE;
    }
    return kinds;
  }

  /** Times that can be subtracted from each other without a thought of overflow. */
  static boolean isPossible(long epochNanos) {
    return epochNanos >= 0 && epochNanos <= Long.MAX_VALUE / 2;
  }

  /** Says that the series of the last row is no longer the one that the cache is at. */
  void forget() {
    lastKnown = false;
  }

  @Override
  public int take(byte[] buffer, int from, int to, int startBefore) {
    int row = from;
    while (row < startBefore) {
      int end = row(buffer, row);
      if (end == NONE) {
        break;
      }
      row = end;
    }
    return row;
  }

  /**
   * Takes one row.
   *
   * @return index behind its line end, or {@link #NONE}
   */
  private int row(byte[] buffer, int from) {
    bytes = RequestSeries.NO_BYTES;
    intended = RequestSeries.NO_TIME;
    same = lastKnown;
    int at = columns(buffer, from, 0, core);
    if (core < steps.length && at != NONE) {
      at = core(buffer, at);
      if (at != NONE) {
        at = columns(buffer, at, core + CORE, steps.length);
      }
    }
    if (at == NONE) {
      return NONE;
    }
    int lineEnd = at;
    if (buffer[at] == '\r') {
      at++;
    }
    if (buffer[at] != '\n'
        || start > mostStart
        || latency > mostLatency
        || intended > mostIntended
        || lineEnd - from > LineFramer.MAX_LINE) {
      return NONE;
    }
    if (!same && !changeSeries(buffer, from, lineEnd)) {
      return NONE;
    }
    sink.framed();
    if (series == null) {
      sink.skip(SkipRule.WARMUP);
      return at + 1;
    }
    series.add(start * startScale, latency * latencyScale, outcome, bytes);
    if (intended != RequestSeries.NO_TIME) {
      series.intended(intended * intendedScale);
    }
    return at + 1;
  }

  /**
   * Start, latency and status, where they follow each other and are as most rows have them.
   *
   * @return index of the next column, or of the line end, or {@link #NONE}
   */
  private int core(byte[] buffer, int from) {
    int at = from;
    long first = (long) WORD.get(buffer, at);
    long second = (long) WORD.get(buffer, at + Long.BYTES);
    if (Digits.areEight(first) && Digits.areEight(second) && buffer[at + 16] == ',') {
      start = Digits.eight(first) * HUNDRED_MILLION + Digits.eight(second);
      at += 17;
    } else {
      at = columns(buffer, at, core, core + 1);
      if (at == NONE) {
        return NONE;
      }
    }
    long word = (long) WORD.get(buffer, at);
    int digits = Digits.count(word);
    if (digits > 0 && digits < Long.BYTES && buffer[at + digits] == ',') {
      latency = Digits.value(word, digits);
      at += digits + 1;
    } else {
      at = columns(buffer, at, core + 1, core + 2);
      if (at == NONE) {
        return NONE;
      }
    }
    if ((int) (long) WORD.get(buffer, at) == okAndDelimiter) {
      outcome = Outcome.OK;
      return at + behindOk;
    }
    return columns(buffer, at, core + 2, core + 3);
  }

  /**
   * Reads some columns.
   *
   * @return index of the next column, or of the line end, or {@link #NONE}
   */
  private int columns(byte[] buffer, int from, int first, int behind) {
    int at = from;
    int last = steps.length - 1;
    for (int step = first; step < behind; step++) {
      int kind = steps[step];
      if (kind == SAME) {
        int length = lastLengths[step];
        if (same
            && isSame(buffer, at, lastBytes[step], length)
            && isEnd(buffer[at + length], step == last)) {
          at += length;
        } else {
          same = false;
          at = behind(buffer, at, columnsOfStep[step]);
        }
      } else if (kind == PASS) {
        at = passed(buffer, at, step);
      } else {
        at = value(buffer, at, kind);
      }
      if (at == NONE) {
        return NONE;
      }
      if (step < last && buffer[at++] != ',') {
        return NONE;
      }
    }
    return at;
  }

  /** Index behind a column that nobody reads: often a number of as many digits as the last. */
  private int passed(byte[] buffer, int at, int step) {
    int digits = Digits.count((long) WORD.get(buffer, at));
    int as = lastLengths[step];
    if (digits == as && as < Long.BYTES && isEnd(buffer[at + as], step == steps.length - 1)) {
      // Not at + digits: the processor need not wait for the count to go on with the row.
      return at + as;
    }
    lastLengths[step] = digits;
    return behind(buffer, at, 1);
  }

  /** Reads a column that is not compared but understood; gives the index behind it. */
  private int value(byte[] buffer, int from, int kind) {
    if (kind == NONE) {
      return NONE;
    }
    long word = (long) WORD.get(buffer, from);
    if (kind == STATUS) {
      int code = threeDigits(word);
      outcome = code >= 200 && code <= 299 ? Outcome.OK : Outcome.ERROR;
      return code < 0 ? NONE : from + 3;
    }
    int digits = Digits.count(word);
    long value;
    if (digits < Long.BYTES) {
      value = Digits.value(word, digits);
    } else {
      value = Digits.eight(word);
      long second = (long) WORD.get(buffer, from + Long.BYTES);
      int more = Digits.count(second);
      if (more < Long.BYTES) {
        value = value * Digits.power(more) + Digits.value(second, more);
      } else {
        value = value * HUNDRED_MILLION + Digits.eight(second);
        while (digits + more <= SAFE_DIGITS && Digits.is(buffer[from + digits + more])) {
          value = value * 10 + buffer[from + digits + more] - '0';
          more++;
        }
      }
      digits += more;
    }
    if (digits == 0 ? kind < BYTES : digits > SAFE_DIGITS) {
      return NONE;
    }
    if (kind == START) {
      start = value;
    } else if (kind == LATENCY) {
      latency = value;
    } else if (digits > 0) {
      if (kind == BYTES) {
        bytes = value;
      } else {
        intended = value;
      }
    }
    return from + digits;
  }

  private static boolean isSame(byte[] buffer, int at, byte[] last, int length) {
    if (at + length + Long.BYTES > buffer.length) {
      return false;
    }
    int i = 0;
    for (; i + Long.BYTES <= length; i += Long.BYTES) {
      if ((long) WORD.get(buffer, at + i) != (long) WORD.get(last, i)) {
        return false;
      }
    }
    long differs = (long) WORD.get(buffer, at + i) ^ (long) WORD.get(last, i);
    return (differs & ((1L << ((length - i) << 3)) - 1)) == 0;
  }

  private static boolean isEnd(byte b, boolean ofRow) {
    return ofRow ? b == '\n' || b == '\r' : b == ',';
  }

  /**
   * Index of the delimiter or line end behind some columns; NONE at a quote, a return within the
   * line, or too few.
   */
  private static int behind(byte[] buffer, int from, int columns) {
    int left = columns;
    int at = from;
    while (true) {
      long word = (long) WORD.get(buffer, at);
      long commas = zeros(word ^ COMMAS);
      long stops = zeros(word ^ QUOTES) | zeros(word ^ RETURNS) | zeros(word ^ ENDS);
      long found = commas | stops;
      while (found != 0) {
        long lowest = found & -found;
        int index = at + (Long.numberOfTrailingZeros(lowest) >>> 3);
        if ((stops & lowest) != 0) {
          return left == 1 && isLineEnd(buffer, index) ? index : NONE;
        }
        if (--left == 0) {
          return index;
        }
        found ^= lowest;
      }
      at += Long.BYTES;
    }
  }

  private static boolean isLineEnd(byte[] buffer, int at) {
    return buffer[at] == '\n' || (buffer[at] == '\r' && buffer[at + 1] == '\n');
  }

  /** The high bit of each byte that is zero (Warren, Hacker's Delight). */
  private static long zeros(long word) {
    return ~(((word & LOWS) + LOWS) | word | LOWS);
  }

  /** The number that three digits state, or a negative one where there is none. */
  private static int threeDigits(long word) {
    int hundreds = (int) (word & 0xff) - '0';
    int tens = (int) (word >>> 8 & 0xff) - '0';
    int ones = (int) (word >>> 16 & 0xff) - '0';
    boolean digits = hundreds >= 0 && hundreds <= 9 && tens >= 0 && tens <= 9;
    return digits && ones >= 0 && ones <= 9 ? hundreds * 100 + tens * 10 + ones : NONE;
  }

  private boolean changeSeries(byte[] buffer, int from, int to) {
    lastKnown = fields.split(buffer, from, to) == width && cache.findKnown(fields);
    if (!lastKnown) {
      return false;
    }
    series = cache.warmup() ? null : cache.series();
    int column = 0;
    for (int step = 0; step < steps.length; step++) {
      int columns = columnsOfStep[step];
      if (steps[step] == SAME) {
        int start = fields.start(column);
        int length = fields.end(column + columns - 1) - start;
        if (length + Long.BYTES > lastBytes[step].length) {
          lastBytes[step] = new byte[length * 2 + Long.BYTES];
        }
        System.arraycopy(buffer, start, lastBytes[step], 0, length);
        lastLengths[step] = length;
      }
      column += columns;
    }
    return true;
  }
}
