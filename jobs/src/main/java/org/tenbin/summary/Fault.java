package org.tenbin.summary;

import java.util.Locale;

/** What can be wrong with a run, and how much that weighs. */
public enum Fault {
  /** Fewer clients than the experiment asks for. */
  MISSING_CLIENTS(Verdict.INVALID),
  /** More clients than the experiment asks for. */
  SURPLUS_CLIENTS(Verdict.INVALID),
  /** A client with fewer requests than it should send: it would pull the mean down. */
  SHORT_CLIENT(Verdict.INVALID),
  /** A client with more requests than it should send: parts of its log stand twice. */
  SURPLUS_REQUESTS(Verdict.INVALID),
  /** A log that ends inside a record or whose compressed data is damaged. */
  TRUNCATED_LOG(Verdict.INVALID),
  /** The connection table of a host was full and packets were dropped. */
  CONNTRACK_DROPS(Verdict.INVALID),
  /** The job that ran the load was killed at its time limit. */
  WALLTIME_KILL(Verdict.INVALID),
  /** Requests that end before those logged ahead of them. */
  CLOCK_STEP(Verdict.SUSPECT),
  /** Clients that began too far apart. */
  START_SKEW(Verdict.SUSPECT),
  /** A larger share of failed requests than the experiment allows. */
  ERROR_RATE(Verdict.SUSPECT),
  /** Another run used the same server at the same time. */
  OVERLAP(Verdict.SUSPECT);

  private final Verdict verdict;

  Fault(Verdict verdict) {
    this.verdict = verdict;
  }

  /** What a run with this fault is at best. */
  public Verdict verdict() {
    return verdict;
  }

  /** The word that tables use, such as <code>missing-clients</code>. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
