package org.tenbin.log.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tenbin.log.LogFormat;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.MemoryLog;

/** A file of the corpus, read with certain options, and all that is known of it. */
record CorpusFile(List<Fact> facts) {
  /** A line for people and what did not hold. */
  record Verdict(String line, List<String> misses) {}

  private Fact first() {
    return facts.get(0);
  }

  /** Its path below the corpus folder and its options. */
  String name() {
    return (first().file() + " " + first().options()).strip();
  }

  /** Reads the file below a folder and holds the facts against what was found. */
  Verdict check(Path corpus) throws IOException {
    Path file = corpus.resolve(first().file());
    if (!Files.isRegularFile(file)) {
      String missing = "is not there";
      return new Verdict(
          "%-4s %-20s %s: %s".formatted("MISS", "", name(), missing), List.of(missing));
    }
    byte[] bytes = Files.readAllBytes(file);
    return check(MemoryLog.of(first().file(), bytes, first().optionMap()));
  }

  /** Reads a log and holds the facts against what was found. */
  Verdict check(MemoryLog log) throws IOException {
    List<String> misses = new ArrayList<>();
    String format;
    String found;
    try {
      LogFormat recognised = LogFormat.of(log.head());
      format = recognised.reader().name();
      Findings findings = new Findings(log.read(recognised));
      found = findings.summary();
      for (Fact fact : facts) {
        String value = findings.of(fact.name());
        if (!Findings.isSame(fact.value(), value)) {
          misses.add(fact.name() + " is " + fact.value() + ", found " + value);
        }
      }
    } catch (LogRefusedException refused) {
      format = first().format();
      found = "refused";
      for (Fact fact : facts) {
        if (!fact.name().equals("refused") || !refused.getMessage().contains(fact.value())) {
          misses.add(fact.name() + " is " + fact.value() + ", refused: " + refused.getMessage());
        }
      }
    }
    if (!format.equals(first().format())) {
      misses.add("format is " + first().format() + ", found " + format);
    }
    String compared =
        misses.isEmpty()
            ? String.join(", ", facts.stream().map(f -> f.name() + "=" + f.value()).toList())
            : String.join(", ", misses);
    String line =
        "%-4s %-20s %s: %s; %s"
            .formatted(misses.isEmpty() ? "ok" : "MISS", format, name(), found, compared);
    return new Verdict(line, misses);
  }
}
