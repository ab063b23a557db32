package org.tenbin.log.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.tenbin.log.Corpus;

/**
 * Every file of the corpus and every fact of the table. <code>scripts/corpus</code> runs this test
 * alone and prints the report that it leaves, a line a file.
 */
class CorpusTest {
  private static final Path REPORT = Path.of("target", "reports", "corpus.txt");
  private static final String FACTS = "/corpus/facts.csv";
  private static final List<String> LINES = new ArrayList<>();

  @TestFactory
  Stream<DynamicTest> everyFactHolds() {
    Path corpus = corpus();
    return files().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.name(),
                    () -> {
                      CorpusFile.Verdict verdict = file.check(corpus);
                      LINES.add(verdict.line());
                      assertThat(verdict.misses()).as(verdict.line()).isEmpty();
                    }));
  }

  @Test
  void everyFileHasAFact() throws IOException {
    Set<String> known = Fact.all(FACTS).stream().map(Fact::file).collect(Collectors.toSet());
    Set<String> unknown = new TreeSet<>(logs(corpus()));
    unknown.removeAll(known);
    unknown.forEach(file -> LINES.add("MISS %-20s %s: no fact is known".formatted("", file)));
    assertThat(unknown).isEmpty();
  }

  @AfterAll
  static void report() throws IOException {
    if (!LINES.isEmpty()) {
      Files.createDirectories(REPORT.getParent());
      Files.write(REPORT, LINES);
    }
  }

  private static Path corpus() {
    assumeTrue(Corpus.find().isPresent(), "skipped: no corpus beside the project");
    return Corpus.find().orElseThrow();
  }

  private static List<CorpusFile> files() {
    Map<String, List<Fact>> files = new LinkedHashMap<>();
    for (Fact fact : Fact.all(FACTS)) {
      files.computeIfAbsent(fact.file() + " " + fact.options(), f -> new ArrayList<>()).add(fact);
    }
    return files.values().stream().map(CorpusFile::new).toList();
  }

  private static List<String> logs(Path corpus) throws IOException {
    try (Stream<Path> files = Files.walk(corpus)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.getFileName().toString().endsWith(".md"))
          .map(file -> corpus.relativize(file).toString())
          .toList();
    }
  }
}
