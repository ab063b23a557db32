package org.tenbin.datagen.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.ExperimentReader;

/** What follows from the parameters of the thesis's experiment, and that it is the parameters. */
class ThesisModelTest {
  private static final Path FILE = Path.of("../conf/experiments/thesis.yaml");
  private static final Set<String> PARALLELISM = Set.of("2", "12", "40");

  private static Experiment experiment;
  private static Model model;

  /** Mean elapsed time of the clients by cell, in seconds. */
  private static Map<Cell, Double> elapsed;

  @BeforeAll
  static void simulate() throws IOException {
    byte[] yaml = Files.readAllBytes(FILE);
    experiment = ExperimentReader.read(FILE.toString(), yaml);
    model = ExperimentReader.section(FILE.toString(), yaml, "simulate", Model.class).orElseThrow();
    elapsed = elapsed(model);
  }

  private static Map<Cell, Double> elapsed(Model parameters) {
    Campaign campaign = new Campaign(experiment, parameters);
    Map<Cell, Double> means = new TreeMap<>();
    for (PlannedRun run : campaign.runs()) {
      if (PARALLELISM.contains(run.cell().level("parallelism").orElseThrow())) {
        Tally tally = Tally.of(run.scenario(), campaign.randomness(run).nextLong());
        means.put(run.cell(), tally.meanElapsedS());
      }
    }
    return means;
  }

  /** Mean over all cells of the difference between two levels, other factors being equal. */
  private static double gain(
      Map<Cell, Double> means, String factor, String slow, String fast, String operation) {
    double sum = 0;
    int pairs = 0;
    for (Map.Entry<Cell, Double> cell : means.entrySet()) {
      if (cell.getKey().level(factor).orElseThrow().equals(slow)
          && cell.getKey().level("operation").orElseThrow().equals(operation)) {
        sum += cell.getValue() - means.get(with(cell.getKey(), factor, fast));
        pairs++;
      }
    }
    return sum / pairs;
  }

  private static Cell with(Cell cell, String factor, String value) {
    return Cell.parse(cell.path().replaceFirst(factor + "=[^/]*", factor + "=" + value));
  }

  @Test
  void theGridIsThatOfTheThesis() {
    Campaign campaign = new Campaign(experiment, model);
    assertThat(campaign.runs().stream().mapToLong(PlannedRun::requests).sum())
        .isEqualTo(82_800_000);
    assertThat(campaign.runs().stream().mapToInt(run -> run.scenario().clients()).sum())
        .isEqualTo(16_560);
  }

  @Test
  void jungleIsAheadAndReadsGainMore() {
    double reads = gain(elapsed, "backend", "cassandra", "jungle", "read");
    double writes = gain(elapsed, "backend", "cassandra", "jungle", "write");
    assertThat(reads).isBetween(1.5, 3.0);
    assertThat(writes).isBetween(0.2, 1.2);
  }

  @Test
  void kvmCostsMoreThanTenSecondsInEachCell() {
    for (Cell cell : elapsed.keySet()) {
      if (cell.level("hypervisor").orElseThrow().equals("kvm")) {
        assertThat(elapsed.get(cell) - elapsed.get(with(cell, "hypervisor", "vmware")))
            .as(cell.path())
            .isGreaterThan(10);
      }
    }
  }

  @Test
  void moreCoresAreNoBenefit() {
    for (String operation : Set.of("read", "write")) {
      assertThat(Math.abs(gain(elapsed, "cores", "4", "24", operation)))
          .as(operation)
          .isLessThan(0.5);
    }
  }

  @Test
  void exchangedParametersExchangeTheResult() {
    Map<String, BackEnd> exchanged =
        Map.of(
            "jungle", model.backends().get("cassandra"),
            "cassandra", model.backends().get("jungle"));
    Map<Cell, Double> turned =
        elapsed(
            new Model(
                model.seed(), model.schedule(), model.server(), model.hypervisors(), exchanged));
    for (String operation : Set.of("read", "write")) {
      assertThat(gain(turned, "backend", "cassandra", "jungle", operation))
          .as(operation)
          .isNegative();
    }
    // A single lost connection of two clients moves their mean by half its timeout.
    for (Cell cell : elapsed.keySet()) {
      String other = cell.level("backend").orElseThrow().equals("jungle") ? "cassandra" : "jungle";
      assertThat(turned.get(with(cell, "backend", other)))
          .as(cell.path())
          .isBetween(elapsed.get(cell) * 0.9, elapsed.get(cell) * 1.1);
    }
  }
}
