package org.tenbin.log.accounting;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogInput;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * Accounting of Torque, PBS and OpenPBS: <code>DATE TIME;TYPE;JOB;key=value key=value</code>.
 *
 * <ul>
 *   <li>an <code>E</code> record ends a job: <code>walltime</code> is the field <code>
 *       resources_used.walltime</code> (hours may exceed 24, seconds may have one digit), <code>
 *       elapsed</code> is <code>end - start</code>; the two can differ
 *   <li>an <code>R</code> record is a run that was requeued: <code>requeued_walltime</code>; the
 *       same record twice counts once
 *   <li>all other types are left out
 *   <li>a word without <code>=</code> belongs to the value before it (a job's name may hold blanks)
 *   <li>a job was killed at its walltime if it used its limit and ended badly, or if the exit
 *       status says so (-11 of Torque, -29 of OpenPBS)
 * </ul>
 *
 * <p>The job's name is the label; <code>job</code>, <code>queue</code> and <code>user</code> are
 * fields.
 */
public final class PbsAccounting extends TextReader {
  private static final Pattern RECORD =
      Pattern.compile("\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d:\\d\\d;([A-Z]);([^;]*);(.*)");

  private static final Pattern SIGN =
      Pattern.compile("(?m)^\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d:\\d\\d;[A-Z];[^;\\r\\n]*;");

  private static final Set<String> OVER_WALLTIME = Set.of("-11", "-29");
  private static final Pattern PART_OF_NODE = Pattern.compile("[/*:(].*");

  @Override
  public String name() {
    return "pbs-accounting";
  }

  @Override
  public String recognisedBy() {
    return "lines \"MM/DD/YYYY HH:MM:SS;TYPE;JOB;key=value\"";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.MEASUREMENTS, Yield.EVENTS);
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected int mostCharacters() {
    return LineFramer.MAX_LINE;
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    String[] lineBefore = {""};
    return line -> {
      Matcher record = RECORD.matcher(line.strip());
      if (!record.matches()) {
        throw UnreadableException.shape("DATE TIME;TYPE;JOB;...", line);
      }
      String type = record.group(1);
      if (!type.equals("E") && !type.equals("R")) {
        results.skip(SkipRule.OTHER_KIND);
      } else if (line.equals(lineBefore[0])) {
        results.skip(SkipRule.DUPLICATE);
      } else {
        job(type.equals("R"), record.group(2), values(record.group(3)), results);
      }
      lineBefore[0] = line;
    };
  }

  private static Map<String, String> values(String text) {
    Map<String, String> values = new LinkedHashMap<>();
    String key = null;
    for (String word : text.split(" ", -1)) {
      int equals = word.indexOf('=');
      if (equals > 0) {
        key = word.substring(0, equals);
        values.put(key, word.substring(equals + 1));
      } else if (key != null && !word.isEmpty()) {
        values.merge(key, word, (value, more) -> value + " " + more);
      }
    }
    return values;
  }

  private static void job(boolean requeued, String id, Map<String, String> values, Results results)
      throws UnreadableException {
    results.label(values.getOrDefault("jobname", ""));
    results.field("job", id);
    results.field("queue", values.get("queue"));
    results.field("user", values.get("user"));
    String walltime = values.get("resources_used.walltime");
    long usedNanos = walltime == null ? -1 : Durations.clockNanos(walltime);
    if (requeued) {
      if (walltime != null) {
        results.neutral("requeued_walltime", "s", Durations.in(TimeUnitName.SECOND, usedNanos));
      }
      results.use();
      return;
    }
    if (walltime != null) {
      results.neutral("walltime", "s", Durations.in(TimeUnitName.SECOND, usedNanos));
    }
    String exit = values.getOrDefault("Exit_status", "");
    results.neutral("exit_status", "", exit);
    long startNanos = time(values.get("start"));
    long endNanos = time(values.get("end"));
    boolean timed = startNanos != RequestSeries.NO_TIME && endNanos != RequestSeries.NO_TIME;
    long durationNanos = timed ? endNanos - startNanos : Math.max(usedNanos, 0);
    if (timed) {
      results.lower("elapsed", "s", Durations.in(TimeUnitName.SECOND, durationNanos));
    }
    String limit = values.get("Resource_List.walltime");
    boolean usedUp = limit != null && usedNanos >= Durations.clockNanos(limit);
    if (OVER_WALLTIME.contains(exit) || (usedUp && !exit.equals("0"))) {
      new FinishedJob(id, startNanos, durationNanos, hosts(values.getOrDefault("exec_host", "")))
          .killedAtWalltime("walltime " + walltime + " of " + limit, results);
    }
  }

  private static long time(String seconds) throws UnreadableException {
    return seconds == null
        ? RequestSeries.NO_TIME
        : Durations.nanos(Numbers.required(seconds), TimeUnitName.SECOND);
  }

  private static List<String> hosts(String execHost) {
    List<String> hosts = new ArrayList<>();
    for (String slot : execHost.split("\\+", -1)) {
      String host = PART_OF_NODE.matcher(slot).replaceFirst("");
      if (!host.isEmpty() && !hosts.contains(host)) {
        hosts.add(host);
      }
    }
    return hosts;
  }
}
