package org.tenbin.experiment;

import java.util.List;
import java.util.Objects;

/**
 * What the runs of a summary are judged by.
 *
 * @param expect what a valid run looks like
 * @param hosts the machines: an event of one that measured certain cells touches the runs of these
 */
public record JudgingRules(Expectation expect, List<Host> hosts) {
  /** Nothing is expected, and no machine is known. */
  public static final JudgingRules NONE = new JudgingRules(Expectation.NONE, List.of());

  /** Keeps the list from change. */
  public JudgingRules {
    Objects.requireNonNull(expect);
    hosts = List.copyOf(hosts);
  }

  /** The rules of an experiment. */
  public static JudgingRules of(Experiment experiment) {
    return new JudgingRules(experiment.expect(), experiment.hosts());
  }
}
