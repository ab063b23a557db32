package org.tenbin.log.host;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;

/**
 * Output of <code>java -version</code>: the facts <code>java</code> (the version in quotes) and
 * <code>
 * jvm</code> (the virtual machine's line).
 */
public final class JavaVersion extends FactFile {
  private static final Pattern VERSION = Pattern.compile("(?:java|openjdk) version \"([^\"]+)\".*");

  private static final Pattern SIGN =
      Pattern.compile("(?m)^(?:java|openjdk) version \"\\d[^\"\\r\\n]*\"");

  @Override
  public String name() {
    return "java-version";
  }

  @Override
  public String recognisedBy() {
    return "\"java version\" or \"openjdk version\" and a version in quotes";
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
      Matcher version = VERSION.matcher(line);
      if (version.matches()) {
        fact(results, host, "java", version.group(1));
      } else if (line.contains(" VM ") || line.contains(" VM (")) {
        fact(results, host, "jvm", line);
      }
    };
  }
}
