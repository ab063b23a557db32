package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * The latency distributions of a run: of successful requests from their start, and, where an
 * open-loop client logged it, from the moment at which they were meant to be sent.
 */
public final class RunPartial implements Partial {
  private final LatencyHistogram latency = new LatencyHistogram();
  private final LatencyHistogram response = new LatencyHistogram();

  /** Latencies of successful requests, in nanoseconds. */
  public LatencyHistogram latency() {
    return latency;
  }

  /** Times from intended start to end of successful requests, in nanoseconds. */
  public LatencyHistogram response() {
    return response;
  }

  @Override
  public Kind kind() {
    return Kind.RUN;
  }

  @Override
  public void merge(Partial other) {
    RunPartial that = (RunPartial) other;
    latency.merge(that.latency);
    response.merge(that.response);
  }

  @Override
  public void write(DataOutput out) throws IOException {
    PackedOutput packed = new PackedOutput();
    latency.write(packed);
    response.write(packed);
    packed.writeTo(out);
  }

  @Override
  public void read(DataInput in) throws IOException {
    PackedInput packed = PackedInput.readFrom(in);
    latency.read(packed);
    response.read(packed);
  }
}
