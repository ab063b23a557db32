package org.tenbin.load;

import java.util.regex.Pattern;
import org.apache.hadoop.fs.Path;

/** What packed logs are called: <code>packed-001.csv</code>, and what compression adds. */
final class PackName {
  private static final Pattern NAME = Pattern.compile("packed-\\d{3,9}\\.csv(?:\\.[a-z0-9]{1,9})?");

  private PackName() {}

  static Path of(Path folder, int number, String ending) {
    return new Path(folder, "packed-%03d.csv%s".formatted(number, ending));
  }

  static boolean is(String name) {
    return NAME.matcher(name).matches();
  }
}
