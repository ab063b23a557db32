package org.tenbin.log.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.tenbin.log.Fixtures;
import org.tenbin.log.LogFormat;

/** Every fixture of every format: what is read from it, by value. */
class FixtureFactsTest {
  private static final Map<String, List<Fact>> FACTS =
      Fact.all("/logs/facts.csv").stream().collect(Collectors.groupingBy(Fact::file));

  @TestFactory
  Stream<DynamicTest> everyFixtureIsReadAsItsFactsSay() {
    return Arrays.stream(LogFormat.values())
        .flatMap(
            format ->
                Fixtures.of(format).stream()
                    .map(
                        log -> {
                          String file = format.reader().name() + "/" + log.path();
                          return DynamicTest.dynamicTest(
                              file,
                              () -> {
                                assertThat(FACTS).as("facts in logs/facts.csv").containsKey(file);
                                assertThat(new CorpusFile(FACTS.get(file)).check(log).misses())
                                    .isEmpty();
                              });
                        }));
  }
}
