package org.tenbin.export;

import java.util.function.Function;
import org.tenbin.summary.LatencyHistogram;
import org.tenbin.summary.RunPartial;

/** The distributions that a run can have. */
enum Distribution {
  /** Latencies of successful requests. */
  LATENCY("latency", RunPartial::latency),
  /** Times from the intended start, which only an open-loop client logs. */
  RESPONSE("response", RunPartial::response);

  private final String fileName;
  private final transient Function<RunPartial, LatencyHistogram> of;

  Distribution(String fileName, Function<RunPartial, LatencyHistogram> of) {
    this.fileName = fileName;
    this.of = of;
  }

  /** Name of its files, without the ending. */
  String fileName() {
    return fileName;
  }

  LatencyHistogram of(RunPartial run) {
    return of.apply(run);
  }
}
