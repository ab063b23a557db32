package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.io.WritableUtils;
import org.tenbin.log.RequestSeries;

/** What one client of a run did. */
public final class ClientTally implements Partial {
  private static final int SIMULATED = 1;
  private static final int HISTOGRAM = 2;
  private static final int TRUNCATED = 4;

  /** Latencies of successful requests. */
  final Moments ok = new Moments();

  /** Latencies of failed requests. */
  final Moments failed = new Moments();

  /** Response times from the intended start, of successful requests. */
  final Moments response = new Moments();

  final ExactSum bytes = new ExactSum();
  long timeouts;
  long untimed;
  long firstStartNanos = Long.MAX_VALUE;
  long lastEndNanos = Long.MIN_VALUE;
  long scheduledNanos = Long.MAX_VALUE;
  long launchedNanos = Long.MAX_VALUE;
  int flags;
  private final List<Stretch> stretches = new ArrayList<>();

  /** Latencies of successful requests, in nanoseconds. */
  public Moments ok() {
    return ok;
  }

  /** Latencies of failed requests (errors and timeouts), in nanoseconds. */
  public Moments failed() {
    return failed;
  }

  /** Response times from the intended start, in nanoseconds; empty for closed loops. */
  public Moments response() {
    return response;
  }

  /** Requests of any outcome. */
  public long requests() {
    return ok.count() + failed.count();
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
    stretches.add(stretch);
  }

  /**
   * How often a request ended more than {@link Stretch#TOLERANCE_NANOS} before the one logged ahead
   * of it: a clock that was set back, or a block of the log that stands twice.
   */
  public long backwardSteps() {
    return Stretch.backwardSteps(stretches);
  }

  @Override
  public Kind kind() {
    return Kind.CLIENT;
  }

  @Override
  public void merge(Partial other) {
    ClientTally that = (ClientTally) other;
    ok.merge(that.ok);
    failed.merge(that.failed);
    response.merge(that.response);
    bytes.add(that.bytes);
    timeouts += that.timeouts;
    untimed += that.untimed;
    firstStartNanos = Math.min(firstStartNanos, that.firstStartNanos);
    lastEndNanos = Math.max(lastEndNanos, that.lastEndNanos);
    scheduledNanos = Math.min(scheduledNanos, that.scheduledNanos);
    launchedNanos = Math.min(launchedNanos, that.launchedNanos);
    flags |= that.flags;
    stretches.addAll(that.stretches);
  }

  /** Joins the stretches of each file. */
  @Override
  public void settle() {
    List<Stretch> joined = Stretch.joined(stretches);
    stretches.clear();
    stretches.addAll(joined);
  }

  @Override
  public void write(DataOutput out) throws IOException {
    ok.write(out);
    failed.write(out);
    response.write(out);
    bytes.write(out);
    WritableUtils.writeVLong(out, timeouts);
    WritableUtils.writeVLong(out, untimed);
    out.writeLong(firstStartNanos);
    out.writeLong(lastEndNanos);
    out.writeLong(scheduledNanos);
    out.writeLong(launchedNanos);
    out.writeByte(flags);
    WritableUtils.writeVInt(out, stretches.size());
    for (Stretch stretch : Stretch.inOrder(stretches)) {
      stretch.write(out);
    }
  }

  @Override
  public void read(DataInput in) throws IOException {
    ok.read(in);
    failed.read(in);
    response.read(in);
    bytes.read(in);
    timeouts = WritableUtils.readVLong(in);
    untimed = WritableUtils.readVLong(in);
    firstStartNanos = in.readLong();
    lastEndNanos = in.readLong();
    scheduledNanos = in.readLong();
    launchedNanos = in.readLong();
    flags = in.readByte();
    int count = WritableUtils.readVInt(in);
    for (int i = 0; i < count; i++) {
      stretches.add(Stretch.read(in));
    }
  }
}
