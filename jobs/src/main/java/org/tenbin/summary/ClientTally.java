package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.tenbin.log.RequestSeries;

/** What one client of a run did. */
public final class ClientTally implements Partial {
  private static final int SIMULATED = 1;
  private static final int HISTOGRAM = 2;
  private static final int TRUNCATED = 4;

  /** Parts that are written, beside the flags in one number. */
  private static final int FAILED = 8;

  private static final int RESPONSE = 16;
  private static final int BYTES = 32;
  private static final int UNTIMED = 64;
  private static final int SCHEDULED = 128;
  private static final int LAUNCHED = 256;
  private static final int TIMED = 512;

  /** Latencies of successful requests. */
  final Moments ok = new Moments();

  /** Mostly there are none: made when asked for. */
  private Moments failed;

  private Moments response;

  final ExactSum bytes = new ExactSum();
  long timeouts;
  long untimed;
  long firstStartNanos = Long.MAX_VALUE;
  long lastEndNanos = Long.MIN_VALUE;
  long scheduledNanos = Long.MAX_VALUE;
  long launchedNanos = Long.MAX_VALUE;
  int flags;
  private List<Stretch> stretches = List.of();

  /** Latencies of successful requests, in nanoseconds. */
  public Moments ok() {
    return ok;
  }

  /** Latencies of failed requests (errors and timeouts), in nanoseconds. */
  public Moments failed() {
    if (failed == null) {
      failed = new Moments();
    }
    return failed;
  }

  /** Response times from the intended start, in nanoseconds; empty for closed loops. */
  public Moments response() {
    if (response == null) {
      response = new Moments();
    }
    return response;
  }

  /** Requests of any outcome. */
  public long requests() {
    return ok.count() + count(failed);
  }

  private static long count(Moments moments) {
    return moments == null ? 0 : moments.count();
  }

  /** Failed requests at which the client gave up waiting. */
  public long timeouts() {
    return timeouts;
  }

  /** Requests of which the log tells no time. */
  public long untimed() {
    return untimed;
  }

  /** Bytes of all answers. */
  public BigInteger bytes() {
    return bytes.toBigInteger();
  }

  /** Whether any request has a time. */
  public boolean isTimed() {
    return firstStartNanos != Long.MAX_VALUE;
  }

  /** Start of the first request, UTC nanoseconds; defined where {@link #isTimed}. */
  public long firstStartNanos() {
    return firstStartNanos;
  }

  /** End of the last request, UTC nanoseconds; defined where {@link #isTimed}. */
  public long lastEndNanos() {
    return lastEndNanos;
  }

  /** When the run was to begin, or {@link RequestSeries#NO_TIME}. */
  public long scheduledNanos() {
    return scheduledNanos == Long.MAX_VALUE ? RequestSeries.NO_TIME : scheduledNanos;
  }

  /** When the client process began, or {@link RequestSeries#NO_TIME}. */
  public long launchedNanos() {
    return launchedNanos == Long.MAX_VALUE ? RequestSeries.NO_TIME : launchedNanos;
  }

  /** Whether the requests never happened. */
  public boolean isSimulated() {
    return (flags & SIMULATED) != 0;
  }

  void simulated() {
    flags |= SIMULATED;
  }

  /** Whether some latencies come from histograms: sums and means are then to three digits. */
  public boolean hasHistograms() {
    return (flags & HISTOGRAM) != 0;
  }

  void histogram() {
    flags |= HISTOGRAM;
  }

  /** Whether a log ended inside a record, or was damaged, while it told of this client. */
  public boolean isTruncated() {
    return (flags & TRUNCATED) != 0;
  }

  void truncated() {
    flags |= TRUNCATED;
  }

  void starts(long scheduled, long launched) {
    if (scheduled != RequestSeries.NO_TIME) {
      scheduledNanos = Math.min(scheduledNanos, scheduled);
    }
    if (launched != RequestSeries.NO_TIME) {
      launchedNanos = Math.min(launchedNanos, launched);
    }
  }

  void add(Stretch stretch) {
    addAll(List.of(stretch));
  }

  private void addAll(List<Stretch> more) {
    if (stretches.isEmpty()) {
      stretches = more;
    } else if (!more.isEmpty()) {
      List<Stretch> all = new ArrayList<>(stretches.size() + more.size());
      all.addAll(stretches);
      all.addAll(more);
      stretches = all;
    }
  }

  /**
   * How often a request ended more than {@link LogOrder#TOLERANCE_NANOS} before the one logged
   * ahead of it, or, where requests were under way at the same time, {@link LogOrder#JUMP_NANOS}: a
   * clock that was set back, or a block of the log that stands twice.
   */
  public long backwardSteps() {
    return Stretch.backwardSteps(stretches, requests());
  }

  @Override
  public Kind kind() {
    return Kind.CLIENT;
  }

  @Override
  public void merge(Partial other) {
    ClientTally that = (ClientTally) other;
    ok.merge(that.ok);
    if (count(that.failed) > 0) {
      failed().merge(that.failed);
    }
    if (count(that.response) > 0) {
      response().merge(that.response);
    }
    bytes.add(that.bytes);
    timeouts += that.timeouts;
    untimed += that.untimed;
    firstStartNanos = Math.min(firstStartNanos, that.firstStartNanos);
    lastEndNanos = Math.max(lastEndNanos, that.lastEndNanos);
    scheduledNanos = Math.min(scheduledNanos, that.scheduledNanos);
    launchedNanos = Math.min(launchedNanos, that.launchedNanos);
    flags |= that.flags;
    addAll(that.stretches);
  }

  /** Joins the stretches of each file. */
  @Override
  public void settle() {
    stretches = Stretch.joined(stretches);
  }

  @Override
  public void write(DataOutput out) throws IOException {
    PackedOutput packed = new PackedOutput();
    int parts =
        flags
            | (count(failed) > 0 || timeouts > 0 ? FAILED : 0)
            | (count(response) > 0 ? RESPONSE : 0)
            | (bytes.isZero() ? 0 : BYTES)
            | (untimed > 0 ? UNTIMED : 0)
            | (scheduledNanos != Long.MAX_VALUE ? SCHEDULED : 0)
            | (launchedNanos != Long.MAX_VALUE ? LAUNCHED : 0)
            | (isTimed() || lastEndNanos != Long.MIN_VALUE ? TIMED : 0);
    packed.put(parts);
    ok.write(packed);
    if ((parts & FAILED) != 0) {
      failed().write(packed);
      packed.put(timeouts);
    }
    if ((parts & RESPONSE) != 0) {
      response.write(packed);
    }
    if ((parts & BYTES) != 0) {
      bytes.write(packed);
    }
    if ((parts & UNTIMED) != 0) {
      packed.put(untimed);
    }
    if ((parts & TIMED) != 0) {
      packed.putFixed(firstStartNanos);
      packed.putSigned(lastEndNanos - firstStartNanos);
    }
    if ((parts & SCHEDULED) != 0) {
      packed.putSigned(scheduledNanos - firstStartNanos);
    }
    if ((parts & LAUNCHED) != 0) {
      packed.putSigned(launchedNanos - firstStartNanos);
    }
    packed.put(stretches.size());
    for (Stretch stretch : Stretch.inOrder(stretches)) {
      stretch.write(packed, firstStartNanos, lastEndNanos);
    }
    packed.writeTo(out);
  }

  @Override
  public void read(DataInput in) throws IOException {
    PackedInput packed = PackedInput.readFrom(in);
    int parts = (int) packed.get();
    flags = parts & (SIMULATED | HISTOGRAM | TRUNCATED);
    ok.read(packed);
    if ((parts & FAILED) != 0) {
      failed().read(packed);
      timeouts = packed.get();
    }
    if ((parts & RESPONSE) != 0) {
      response().read(packed);
    }
    if ((parts & BYTES) != 0) {
      bytes.read(packed);
    }
    if ((parts & UNTIMED) != 0) {
      untimed = packed.get();
    }
    if ((parts & TIMED) != 0) {
      firstStartNanos = packed.getFixed();
      lastEndNanos = firstStartNanos + packed.getSigned();
    }
    if ((parts & SCHEDULED) != 0) {
      scheduledNanos = firstStartNanos + packed.getSigned();
    }
    if ((parts & LAUNCHED) != 0) {
      launchedNanos = firstStartNanos + packed.getSigned();
    }
    long count = packed.get();
    if (count == 1) {
      stretches = List.of(Stretch.read(packed, firstStartNanos, lastEndNanos));
    } else if (count > 1) {
      List<Stretch> read = new ArrayList<>();
      for (long i = 0; i < count; i++) {
        read.add(Stretch.read(packed, firstStartNanos, lastEndNanos));
      }
      stretches = read;
    }
  }
}
