package org.tenbin.datagen.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Level;

/**
 * All runs of an experiment: each combination of levels, in the order of the factors, with the last
 * factor varying fastest and the runs of a cell one after another.
 *
 * <p>Five factors steer the model and must be declared with their levels: <code>backend</code>,
 * <code>hypervisor</code> (both name a profile), <code>cores</code>, <code>operation</code> and
 * <code>parallelism</code> (clients). Further factors multiply the cells and change nothing else.
 */
public final class Campaign {
  private final Experiment experiment;
  private final Model model;
  private final List<PlannedRun> runs = new ArrayList<>();

  /**
   * @throws ExperimentException where the experiment does not say all that a simulation needs
   */
  public Campaign(Experiment experiment, Model model) {
    this.experiment = experiment;
    this.model = model;
    for (String name : List.of("backend", "hypervisor", "cores", "operation", "parallelism")) {
      need(
          experiment.factor(name).filter(f -> !f.levelList().isEmpty()).isPresent(),
          "simulate needs the factor " + name + " with its levels");
    }
    need(
        experiment.expect().requestsPerClient() != null,
        "simulate needs the number of requests: expect: {requests_per_client: N}");
    enumerate(0, new ArrayList<>());
  }

  /** The runs, each at its index. */
  public List<PlannedRun> runs() {
    return List.copyOf(runs);
  }

  public long seed() {
    return model.seed();
  }

  public Model model() {
    return model;
  }

  /** The largest allowed share of failed requests; where the experiment sets none, any. */
  public double errorRateLimit() {
    return experiment.expect().errorRate() == null
        ? 1
        : experiment.expect().errorRate().doubleValue();
  }

  /** The random numbers of a run. */
  public Randomness randomness(PlannedRun run) {
    return Randomness.of(model.seed(), run.cell().path(), run.run());
  }

  private void enumerate(int depth, List<Level> levels) {
    if (depth == experiment.factors().size()) {
      addRuns(new Cell(levels));
      return;
    }
    Factor factor = experiment.factors().get(depth);
    for (String value : factor.levelList()) {
      levels.add(Level.of(factor, value));
      enumerate(depth + 1, levels);
      levels.remove(levels.size() - 1);
    }
  }

  private void addRuns(Cell cell) {
    BackEnd backEnd = profile("backends", model.backends(), level(cell, "backend"));
    Scenario scenario =
        new Scenario(
            number(cell, "parallelism"),
            Math.toIntExact(experiment.expect().requestsPerClient()),
            number(cell, "cores"),
            profile("operations", backEnd.operations(), level(cell, "operation")),
            backEnd.collector(),
            profile("hypervisors", model.hypervisors(), level(cell, "hypervisor")),
            model.server(),
            model.schedule().startDelayUs(),
            Scenario.Outage.NONE);
    Integer wanted = experiment.expect().runs();
    for (int run = 1; run <= (wanted == null ? 1 : wanted); run++) {
      int index = runs.size();
      runs.add(
          new PlannedRun(
              index,
              cell,
              run,
              cell.path() + "/run=" + PlannedRun.twoDigits(run),
              model.schedule().scheduledSeconds(index),
              scenario));
    }
  }

  private static String level(Cell cell, String factor) {
    return cell.level(factor).orElseThrow();
  }

  private static int number(Cell cell, String factor) {
    String value = level(cell, factor);
    need(value.matches("[1-9][0-9]{0,4}"), factor + " is a whole number from 1: " + value);
    return Integer.parseInt(value);
  }

  private static <T> T profile(String section, Map<String, T> profiles, String name) {
    Set<String> known = new java.util.TreeSet<>(profiles.keySet());
    need(
        profiles.containsKey(name),
        "simulate has no profile " + name + " in " + section + "; there are: " + known);
    return profiles.get(name);
  }

  private static void need(boolean condition, String message) {
    if (!condition) {
      throw new ExperimentException(message);
    }
  }
}
