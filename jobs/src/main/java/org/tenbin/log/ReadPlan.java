package org.tenbin.log;

import java.util.List;
import java.util.Map;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.InputRule;

/**
 * What a job is asked to read and by which factors it groups.
 *
 * @param factors the factors of every cell, in order
 * @param declared names of the factors that every record must have; a record without one is refused
 * @param rules the experiment's rules for files with names or formats of their own
 * @param format forced format, or <code>null</code>
 * @param options options given for all files
 */
public record ReadPlan(
    List<Factor> factors,
    List<String> declared,
    List<InputRule> rules,
    String format,
    Map<String, String> options) {
  /** Special name of the run in paths, columns and maps. */
  public static final String RUN = "run";

  /** Special name of the client in paths, columns and maps. */
  public static final String CLIENT = "client";

  public ReadPlan {
    factors = List.copyOf(factors);
    declared = List.copyOf(declared);
    rules = List.copyOf(rules);
    options = Map.copyOf(options);
  }

  /** This plan with other factors. */
  public ReadPlan withFactors(List<Factor> others) {
    return new ReadPlan(others, declared, rules, format, options);
  }

  /** A plan that groups by the given undeclared factors. */
  public static ReadPlan by(String... factorNames) {
    return new ReadPlan(
        List.of(factorNames).stream().map(Factor::undeclared).toList(),
        List.of(),
        List.of(),
        null,
        Map.of());
  }
}
