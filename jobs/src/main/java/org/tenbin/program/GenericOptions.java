package org.tenbin.program;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.fs.Path;

/**
 * Puts Hadoop's generic options first. GenericOptionsParser stops at the first word that it does
 * not know, so that <code>summarize in out -D a=b</code> would not set anything.
 */
final class GenericOptions {
  private static final Set<String> WITH_VALUE =
      Set.of("-D", "-conf", "-fs", "-jt", "-files", "-libjars", "-archives");

  private GenericOptions() {}

  static String[] first(String[] args) throws UsageException {
    List<String> generic = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (int i = 0; i < args.length; i++) {
      String word = args[i];
      if (word.equals("--")) {
        others.addAll(List.of(args).subList(i, args.length));
        break;
      }
      if (WITH_VALUE.contains(word) && i + 1 < args.length) {
        String value = args[++i];
        if (word.equals("-conf")) {
          requireFile(value);
        }
        generic.add(word);
        generic.add(value);
      } else if (word.startsWith("-D") && word.contains("=")) {
        generic.add("-D");
        generic.add(word.substring(2));
      } else {
        others.add(word);
      }
    }
    generic.addAll(others);
    return generic.toArray(String[]::new);
  }

  /** Hadoop passes over a file of settings that it does not find, and works without them. */
  private static void requireFile(String conf) throws UsageException {
    if (!Files.isReadable(java.nio.file.Path.of(new Path(conf).toUri().getPath()))) {
      throw new UsageException("-conf " + conf + ": there is no such file, or it cannot be read");
    }
  }
}
