package org.tenbin.log.torque;

import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;

/**
 * The output file of a Torque or PBS job, <code>NAME.oNNN</code>.
 *
 * <ul>
 *   <li>a line that is one bare number is the time in seconds that a node needed, as a timing
 *       script prints it at its end: the metric <code>elapsed</code>, one value a node
 *   <li>the prologue and epilogue that many sites print tell the job's nodes, its limits and what
 *       it used: the metric <code>walltime</code>
 *   <li><code>=&gt;&gt; PBS: job killed: walltime 315 exceeded limit 300</code> (and Slurm's <code>
 *       DUE TO TIME LIMIT</code>) is an event <code>walltime-kill</code> over the time of the job
 * </ul>
 *
 * <p>Each file is a run of its own unless its path says otherwise. The time of a kill is known
 * where the site prints banners with epoch seconds.
 */
public final class JobOutput extends TextReader {
  private static final Pattern NAME = Pattern.compile(".+\\.o[0-9]+(?:-[0-9]+|\\[[0-9]+\\])?");

  private static final Pattern SIGN =
      Pattern.compile("(?m)^(?:Begin PBS (?:Prologue|Epilogue) |=>> PBS: job killed)");

  private static final Pattern BARE = Pattern.compile("\\s*[0-9]+(?:\\.[0-9]+)?\\s*");
  private static final int LINES = 100;

  @Override
  public String name() {
    return "job-output";
  }

  @Override
  public String recognisedBy() {
    return "bare numbers of seconds (best in NAME.oNNN), or \"Begin PBS Prologue\"";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.MEASUREMENTS, Yield.EVENTS);
  }

  @Override
  public Match recognise(Head head) {
    if (SIGN.matcher(head.shape()).find()) {
      return Match.YES;
    }
    List<String> lines = head.lines(LINES).stream().filter(l -> !l.isBlank()).toList();
    boolean named = NAME.matcher(head.fileName()).matches();
    if (named && lines.stream().anyMatch(l -> BARE.matcher(l).matches())) {
      return Match.YES;
    }
    boolean bare = !lines.isEmpty() && lines.stream().allMatch(l -> BARE.matcher(l).matches());
    return bare ? Match.MAYBE : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    String path = input.path();
    String file = path.substring(path.lastIndexOf('/') + 1);
    if (NAME.matcher(file).matches()) {
      results.run(file);
    }
    return new JobLines(results, file);
  }
}
