package org.tenbin.log.host;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;

/**
 * <code>/etc/os-release</code>: the fact <code>distribution</code>, its <code>PRETTY_NAME</code>.
 */
public final class OsRelease extends FactFile {
  private static final Pattern SIGN = Pattern.compile("(?m)^PRETTY_NAME=");
  private static final Pattern LINE = Pattern.compile("PRETTY_NAME=\"?(.*?)\"?");

  @Override
  public String name() {
    return "os-release";
  }

  @Override
  public String recognisedBy() {
    return "a line PRETTY_NAME=";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    String host = hostOf(input);
    return line -> {
      Matcher name = LINE.matcher(line.strip());
      if (name.matches()) {
        fact(results, host, "distribution", name.group(1));
      }
    };
  }
}
