package org.tenbin.log.torque;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.Event;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/** The lines of one job's output. */
final class JobLines implements TextReader.LineParser {
  private static final Pattern BARE = Pattern.compile("[0-9]+(?:\\.[0-9]+)?");

  private static final Pattern BANNER =
      Pattern.compile("(?:Begin|End) PBS (?:Prologue|Epilogue) .* ([0-9]{9,11})");

  private static final Pattern USED =
      Pattern.compile("(?:Resources|Used resources):.*\\bwalltime=([0-9:-]+).*");

  private static final Pattern NODES = Pattern.compile("Nodes: +(.+)");

  private static final Pattern KILLED =
      Pattern.compile(".*(?:PBS: job killed: walltime .*|DUE TO TIME LIMIT.*)");

  private static final int MOST_NODES = 10_000;

  private final Results results;
  private final String file;
  private final List<String> nodes = new ArrayList<>();
  private long firstNanos = RequestSeries.NO_TIME;
  private long lastNanos = RequestSeries.NO_TIME;
  private long usedNanos;
  private String killed;

  JobLines(Results results, String file) {
    this.results = results;
    this.file = file;
  }

  @Override
  public void line(String whole) throws UnreadableException {
    String line = whole.strip();
    Matcher banner = BANNER.matcher(line);
    Matcher used = USED.matcher(line);
    Matcher named = NODES.matcher(line);
    if (BARE.matcher(line).matches()) {
      results.lower("elapsed", "s", line);
    } else if (banner.matches()) {
      lastNanos = Durations.nanos(new BigDecimal(banner.group(1)), TimeUnitName.SECOND);
      firstNanos = firstNanos == RequestSeries.NO_TIME ? lastNanos : firstNanos;
    } else if (used.matches()) {
      usedNanos = Durations.clockNanos(used.group(1));
      results.neutral("walltime", "s", Durations.in(TimeUnitName.SECOND, usedNanos));
    } else if (named.matches()) {
      nodes.clear();
      for (String node : named.group(1).split("[\\s,+]+", -1)) {
        if (!node.isEmpty() && nodes.size() < MOST_NODES) {
          nodes.add(node.replaceFirst("/.*", ""));
        }
      }
    } else if (KILLED.matcher(line).matches()) {
      killed = line;
      results.add("walltime_kills", "", Better.LOWER, BigDecimal.ONE);
    }
  }

  @Override
  public void end() {
    if (killed == null) {
      return;
    }
    boolean timed = firstNanos != RequestSeries.NO_TIME;
    long durationNanos = timed ? Math.max(lastNanos - firstNanos, usedNanos) : usedNanos;
    long startNanos = timed ? lastNanos - durationNanos : RequestSeries.NO_TIME;
    for (String host : nodes.isEmpty() ? List.of("") : nodes.stream().distinct().toList()) {
      results.event(
          new Event(
              "walltime-kill", host, startNanos, durationNanos, 1, false, file + ": " + killed));
    }
  }
}
