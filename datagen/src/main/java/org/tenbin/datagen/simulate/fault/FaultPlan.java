package org.tenbin.datagen.simulate.fault;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.datagen.simulate.Campaign;
import org.tenbin.datagen.simulate.ClientHost;
import org.tenbin.datagen.simulate.PlannedRun;
import org.tenbin.datagen.simulate.Randomness;
import org.tenbin.datagen.simulate.Scenario;
import org.tenbin.experiment.ExperimentException;

/**
 * Which runs get which fault: at most one a run, each kind in about one run of a hundred and in at
 * least one. The choice depends on the seed and on nothing else.
 */
public final class FaultPlan {
  /** Fewer requests leave no room for what is done to a log. */
  private static final int FEWEST_REQUESTS = 20;

  private static final int RUNS_PER_FAULT = 100;

  private final Map<Integer, Injected> byRun = new HashMap<>();

  /**
   * Plans the faults of a campaign.
   *
   * @throws ExperimentException where the campaign has too few runs with two clients or more
   */
  public FaultPlan(Campaign campaign) {
    Injected[] kinds = Injected.values();
    List<PlannedRun> candidates = check(campaign);
    candidates.sort(
        Comparator.comparingInt((PlannedRun run) -> randomness(campaign, run).below(1 << 30))
            .thenComparing(PlannedRun::index));
    int each = Math.max(1, candidates.size() / RUNS_PER_FAULT);
    for (int i = 0; i < each * kinds.length && i < candidates.size(); i++) {
      byRun.put(candidates.get(i).index(), kinds[i % kinds.length]);
    }
  }

  /**
   * The runs that can be spoilt.
   *
   * @throws ExperimentException where there are fewer than kinds of faults
   */
  public static List<PlannedRun> check(Campaign campaign) {
    Injected[] kinds = Injected.values();
    List<PlannedRun> candidates = new ArrayList<>();
    for (PlannedRun run : campaign.runs()) {
      if (run.scenario().clients() > 1 && run.scenario().requests() >= FEWEST_REQUESTS) {
        candidates.add(run);
      }
    }
    if (candidates.size() < kinds.length) {
      throw new ExperimentException(
          "--faults needs at least "
              + kinds.length
              + " runs of two clients or more, with "
              + FEWEST_REQUESTS
              + " requests or more a client");
    }
    return candidates;
  }

  /** The random numbers that decide how a run is spoilt. */
  static Randomness randomness(Campaign campaign, PlannedRun run) {
    return Randomness.of(campaign.seed(), "fault", run.cell().path(), run.run());
  }

  /** What is done to a run. */
  public Optional<Injected> of(PlannedRun run) {
    return Optional.ofNullable(byRun.get(run.index()));
  }

  /** The run as it is to be simulated: with an outage where its fault is one. */
  public PlannedRun prepare(PlannedRun run) {
    if (byRun.get(run.index()) != Injected.CONNTRACK_OVERFLOW) {
      return run;
    }
    Scenario scenario = run.scenario();
    ClientHost host = scenario.host();
    double requestUs = host.requestUs().mean() + host.loopUs().mean() + host.networkUs().mean();
    long aboutNanos = (long) (requestUs * 1000 * scenario.requests());
    return run.with(
        scenario.with(
            new Scenario.Outage((long) (0.4 * aboutNanos), (long) (0.6 * aboutNanos), 0.5)));
  }
}
