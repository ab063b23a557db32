package org.tenbin.log.host;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;

/**
 * Output of <code>uname -a</code>: the facts <code>os</code>, <code>kernel</code>, <code>
 * architecture</code>; and <code>node</code>, the name by which the machine knows itself.
 */
public final class Uname extends FactFile {
  private static final Pattern LINE =
      Pattern.compile("(Linux|Darwin|FreeBSD|SunOS) (\\S+) (\\d\\S*) .*");

  private static final Pattern SIGN =
      Pattern.compile("\\A\\s*(?:Linux|Darwin|FreeBSD|SunOS) \\S+ \\d+\\.\\d+\\S* ");

  private static final Pattern ARCHITECTURE =
      Pattern.compile("\\b(x86_64|amd64|i[3-6]86|aarch64|arm64|ppc64le|s390x)\\b");

  @Override
  public String name() {
    return "uname";
  }

  @Override
  public String recognisedBy() {
    return "a first line as \"Linux NODE 5.10.0 ...\"";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    String host = hostOf(input);
    return whole -> {
      String line = whole.strip();
      Matcher parts = LINE.matcher(line);
      if (parts.matches()) {
        fact(results, host, "os", parts.group(1));
        fact(results, host, "node", parts.group(2));
        fact(results, host, "kernel", parts.group(3));
        Matcher architecture = ARCHITECTURE.matcher(line);
        if (architecture.find()) {
          fact(results, host, "architecture", architecture.group(1));
        }
      }
    };
  }
}
