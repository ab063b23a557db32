package org.tenbin.log.disk;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;

/** The timings of <code>hdparm -tT</code>; its MB is 1024 squared. The device is the label. */
public final class Hdparm extends TextReader {
  private static final Pattern TIMING =
      Pattern.compile(
          "\\s*Timing (?:O_DIRECT )?(buffered disk|cached|disk) reads: +\\d+ MB in +[0-9.]+ seconds"
              + " = +([0-9.]+) ([kM])B/sec\\s*");

  private static final Pattern SIGN =
      Pattern.compile("(?m)^ *Timing (?:O_DIRECT )?(?:buffered disk|cached|disk) reads: ");

  @Override
  public String name() {
    return "hdparm";
  }

  @Override
  public String recognisedBy() {
    return "\"Timing buffered disk reads:\" or \"Timing cached reads:\"";
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
  protected LineParser parser(LogInput input, Results results) {
    return line -> {
      Matcher timing = TIMING.matcher(line);
      if (line.startsWith("/dev/")) {
        results.label(line.strip().replaceFirst(":$", ""));
      } else if (timing.matches()) {
        results.higher(
            timing.group(1).equals("cached") ? "cached_read" : "disk_read",
            timing.group(3).equals("k") ? "KiB/s" : "MiB/s",
            timing.group(2));
      }
    };
  }
}
