package org.tenbin.log.accounting;

import java.io.IOException;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.CsvRow;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * Accounting of Slurm: <code>sacct --parsable2</code>, fields between <code>|</code>, with its
 * header, or the 26 fields without one that XDMoD collects. A job's time goes under the metric
 * <code>
 * elapsed</code> only if it is COMPLETED; other states have metrics of their own (<code>
 * elapsed_timeout</code>), so that a job that was cut off never shortens or lengthens an average.
 * State TIMEOUT is the event <code>walltime-kill</code>. Steps (<code>123.batch</code>) repeat
 * their job. The job's name is the label; <code>job</code> and <code>state</code> are fields.
 *
 * <p>Times are local: an event's time is known if the option <code>zone</code> declares the zone.
 */
public final class SlurmAccounting extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "\\A(?:[A-Za-z|]*\\bJobID\\|[A-Za-z0-9|]*\\bState\\b"
              + "|[0-9_]+\\|[0-9]+\\|(?:[^|\\r\\n]*\\|){8}\\d{4}-\\d\\d-\\d\\dT)");

  private static final CsvRow.Header COLLECTED =
      new CsvRow.Header(
          List.of(
              "JobID",
              "JobIDRaw",
              "Cluster",
              "Partition",
              "QOS",
              "Account",
              "Group",
              "GID",
              "User",
              "UID",
              "Submit",
              "Eligible",
              "Start",
              "End",
              "Elapsed",
              "ExitCode",
              "State",
              "NNodes",
              "NCPUS",
              "ReqCPUS",
              "ReqMem",
              "ReqTRES",
              "AllocTRES",
              "Timelimit",
              "NodeList",
              "JobName"));

  @Override
  public String name() {
    return "slurm-accounting";
  }

  @Override
  public String recognisedBy() {
    return "a header of sacct with JobID and State between bars, or XDMoD's 26 fields";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.MEASUREMENTS, Yield.EVENTS);
  }

  @Override
  public List<Option> options() {
    return List.of(new Option("zone", "zone of the local times, such as Asia/Tokyo"));
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
  protected LineParser parser(LogInput input, Results results) throws IOException {
    ZoneId zone = input.options().get("zone").isPresent() ? input.options().zone() : null;
    CsvRow.Header[] header = {COLLECTED};
    return line -> {
      List<String> fields = List.of(line.split("\\|", -1));
      if (fields.contains("JobID")) {
        header[0] = new CsvRow.Header(fields);
        results.skip(SkipRule.COMMENT);
      } else {
        job(header[0].row(fields), zone, results);
      }
    };
  }

  private static void job(CsvRow row, ZoneId zone, Results results) throws UnreadableException {
    String id = row.get("JobID");
    if (id.contains(".")) {
      results.skip(SkipRule.OTHER_KIND);
      return;
    }
    String state = row.get("State").replaceFirst(" .*", "");
    results.label(row.get("JobName"));
    results.field("job", id);
    results.field("state", state);
    long elapsedNanos = Durations.clockNanos(row.get("Elapsed"));
    String suffix =
        state.equals("COMPLETED") ? "" : "_" + state.toLowerCase(Locale.ROOT).replace('+', '_');
    results.lower("elapsed" + suffix, "s", Durations.in(TimeUnitName.SECOND, elapsedNanos));
    if (state.equals("TIMEOUT")) {
      new FinishedJob(
              id, time(row.get("Start"), zone), elapsedNanos, HostList.expand(row.get("NodeList")))
          .killedAtWalltime("limit " + row.get("Timelimit"), results);
    }
  }

  private static long time(String local, ZoneId zone) throws UnreadableException {
    if (zone == null) {
      return RequestSeries.NO_TIME;
    }
    try {
      return Math.multiplyExact(
          LocalDateTime.parse(local).atZone(zone).toEpochSecond(), TimeUnitName.SECOND.nanos());
    } catch (DateTimeException | ArithmeticException wrong) {
      throw new UnreadableException(RejectReason.TIMESTAMP, "no date and time: " + local);
    }
  }
}
