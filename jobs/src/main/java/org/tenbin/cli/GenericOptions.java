package org.tenbin.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Puts Hadoop's generic options first. GenericOptionsParser stops at the first word that it does
 * not know, so that <code>summarize in out -D a=b</code> would not set anything.
 */
final class GenericOptions {
  private static final Set<String> WITH_VALUE =
      Set.of("-D", "-conf", "-fs", "-jt", "-files", "-libjars", "-archives");

  private GenericOptions() {}

  static String[] first(String[] args) {
    List<String> generic = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (int i = 0; i < args.length; i++) {
      String word = args[i];
      if (word.equals("--")) {
        others.addAll(List.of(args).subList(i, args.length));
        break;
      }
      if (WITH_VALUE.contains(word) && i + 1 < args.length) {
        generic.add(word);
        generic.add(args[++i]);
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
}
