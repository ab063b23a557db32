package org.tenbin.log.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.text.UnreadableException;

/**
 * What the lines of a tool mean, as a list of patterns: the first that matches a whole line, blanks
 * around it aside, decides. Immutable after it is built, so that one list serves all readings.
 */
public final class LineRules {
  /** What a line that matched says. */
  @FunctionalInterface
  public interface Meaning {
    /** Puts it into the results. */
    void of(Matcher line, Results results) throws UnreadableException;
  }

  private record Rule(Pattern pattern, Meaning meaning) {}

  private final List<Rule> rules = new ArrayList<>();

  /** Adds a rule behind those there are. */
  public LineRules on(String regex, Meaning meaning) {
    rules.add(new Rule(Pattern.compile(regex), meaning));
    return this;
  }

  /** A parser that puts what the lines say into the results. */
  public TextReader.LineParser parser(Results results) {
    return line -> apply(line, results);
  }

  /**
   * Applies the first rule that matches.
   *
   * @return whether one did
   */
  public boolean apply(String line, Results results) throws UnreadableException {
    String trimmed = line.strip();
    for (Rule rule : rules) {
      Matcher matcher = rule.pattern.matcher(trimmed);
      if (matcher.matches()) {
        rule.meaning.of(matcher, results);
        return true;
      }
    }
    return false;
  }
}
