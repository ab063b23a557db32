package org.tenbin.experiment;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExperimentReaderTest {
  private static final String GOOD =
      """
      experiment: board
      title: {en: A board, ja: 掲示板}
      factors:
        - name: backend
          levels: [jungle, cassandra]
          labels: {jungle: Jungle}
        - name: parallelism
          label: {en: Client nodes, ja: クライアントノード数}
          levels: {from: 1, to: 45}
      expect:
        requests_per_client: 5000
        clients: parallelism
      figures:
        - file: read
          x: parallelism
          y: elapsed_from_schedule_s
          series: backend
          where: {operation: read}
      simulate:
        anything: [1, 2]
      """;

  private static Experiment read(String yaml) {
    return ExperimentReader.read("e.yaml", yaml.getBytes(UTF_8));
  }

  @Test
  void readsFactorsInOrderWithTheirTypes() {
    Experiment experiment = read(GOOD);
    assertThat(experiment.name()).isEqualTo("board");
    assertThat(experiment.title().in("ja")).isEqualTo("掲示板");
    assertThat(experiment.factors())
        .extracting(Factor::name)
        .containsExactly("backend", "parallelism");
    Factor parallelism = experiment.factors().get(1);
    assertThat(parallelism.type()).isEqualTo(Factor.Type.NUMBER);
    assertThat(parallelism.levelList()).hasSize(45).startsWith("1", "2").endsWith("45");
    Factor backend = experiment.factors().get(0);
    assertThat(backend.type()).isEqualTo(Factor.Type.TEXT);
    assertThat(backend.levelLabel("jungle", "en")).isEqualTo("Jungle");
    assertThat(backend.levelLabel("cassandra", "en")).isEqualTo("cassandra");
    assertThat(experiment.expect().requestsPerClient()).isEqualTo(5000);
    assertThat(experiment.figures().get(0).where()).containsEntry("operation", "read");
  }

  @Test
  void sectionOfAnotherProgramIsReadIntoItsOwnType() {
    record Section(List<Integer> anything) {}
    assertThat(ExperimentReader.section("e.yaml", GOOD.getBytes(UTF_8), "simulate", Section.class))
        .contains(new Section(List.of(1, 2)));
    assertThat(ExperimentReader.section("e.yaml", GOOD.getBytes(UTF_8), "bench", Section.class))
        .isEmpty();
  }

  @Test
  void mistakesInASectionNameThePlaceInTheFile() {
    record Section(List<Integer> anything) {}
    String yaml = "experiment: a\nsimulate:\n  anything: [1]\n  more: 2\n  last: 3\n";
    assertThatThrownBy(
            () ->
                ExperimentReader.section("e.yaml", yaml.getBytes(UTF_8), "simulate", Section.class))
        .hasMessageStartingWith("e.yaml:4:3: more: unknown key more; known here: anything");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          experiment: a\\nfactor: []                            | e.yaml:2:1: factor: unknown key factor; known here: description, expect, experiment, factors
          experiment: a\\nfactors:\\n  - {name: x, lab: y}        | e.yaml:3:15: factors[0].lab: unknown key lab; known here: label
          experiment: a\\nfactors:\\n  - {label: x}             | a factor needs a name
          experiment: a\\nfactors: [{name: x}, {name: x}]       | the factor x is declared twice
          experiment: a\\nexpect: {requests_per_client: many}   | e.yaml:2:
          experiment: [                                         | e.yaml:
          experiment: a\\nexperiment: b                         | e.yaml:2:
          title: x                                              | an experiment needs a name
          experiment: a\\nfigures: [{file: ../x}]               | a figure's file name is letters
          """)
  void mistakesNameThePlace(String yaml, String message) {
    assertThatThrownBy(() -> read(yaml.replace("\\n", "\n")))
        .isInstanceOf(ExperimentException.class)
        .hasMessageContaining(message)
        .hasMessageStartingWith("e.yaml:")
        .message()
        .doesNotContain("org.tenbin")
        .doesNotContain("java.");
  }
}
