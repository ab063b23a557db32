package org.tenbin.experiment;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A campaign: what is varied, what is expected, what is drawn and asked. Read from YAML by {@link
 * ExperimentReader}; keys are written in snake_case.
 *
 * <p>The sections <code>simulate</code>, <code>bench</code>, <code>disk</code> and <code>transfer
 * </code> belong to the programs that make logs; they are read with {@link
 * ExperimentReader#section}.
 *
 * @param name short name, also the name of the campaign's folder
 * @param title title of the report
 * @param description what was done and why, a paragraph
 * @param factors what is varied, in the order in which cells are sorted and paths are nested
 * @param expect what a valid run looks like
 * @param inputs how files with names or formats of their own are read
 * @param figures the figures, in order
 * @param questions the questions that the findings answer
 * @param hosts the machines of the environment tables
 * @param notes remarks that the report prints as they are
 */
@JsonIgnoreProperties({"simulate", "bench", "disk", "transfer"})
public record Experiment(
    @JsonProperty("experiment") String name,
    LocalText title,
    LocalText description,
    List<Factor> factors,
    Expectation expect,
    List<InputRule> inputs,
    List<Figure> figures,
    List<Question> questions,
    List<Host> hosts,
    List<LocalText> notes) {
  public Experiment {
    Objects.requireNonNull(name, "an experiment needs a name: experiment: NAME");
    title = title == null ? LocalText.of(name) : title;
    description = description == null ? LocalText.of("") : description;
    factors = factors == null ? List.of() : List.copyOf(factors);
    expect = expect == null ? Expectation.NONE : expect;
    inputs = inputs == null ? List.of() : List.copyOf(inputs);
    figures = figures == null ? List.of() : List.copyOf(figures);
    questions = questions == null ? List.of() : List.copyOf(questions);
    hosts = hosts == null ? List.of() : List.copyOf(hosts);
    notes = notes == null ? List.of() : List.copyOf(notes);
    Set<String> names = new HashSet<>();
    for (Factor factor : factors) {
      if (!names.add(factor.name())) {
        throw new IllegalArgumentException("the factor " + factor.name() + " is declared twice");
      }
    }
    Set<String> files = new HashSet<>();
    for (Figure figure : figures) {
      if (!files.add(figure.file())) {
        throw new IllegalArgumentException("two figures have the file name " + figure.file());
      }
    }
  }

  /** The declared factor of that name. */
  public Optional<Factor> factor(String factorName) {
    return factors.stream().filter(f -> f.name().equals(factorName)).findFirst();
  }
}
