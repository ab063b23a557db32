package org.tenbin.datagen.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tenbin.datagen.client.Operation;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Level;

/**
 * Which levels of an experiment's factors are run. <code>backend</code>, <code>operation</code> and
 * <code>parallelism</code> are needed; <code>cores</code> pins the server to so many CPUs; <code>
 * connection</code> is <code>new</code> or <code>keep-alive</code>; <code>network</code> is <code>
 * loopback</code> or <code>namespace</code> (one for the server, as root); <code>hypervisor</code>
 * is what the machine has, whatever the file says. Any other factor must have exactly one level,
 * which is then a label.
 */
final class GridFactors {
  static final String BACKEND = "backend";
  static final String OPERATION = "operation";
  static final String PARALLELISM = "parallelism";
  static final String CORES = "cores";
  static final String HYPERVISOR = "hypervisor";
  static final String CONNECTION = "connection";
  static final String NETWORK = "network";
  static final String LOOPBACK = "loopback";
  static final String NAMESPACE = "namespace";
  static final String KEEP_ALIVE = "keep-alive";

  private static final Set<String> BACKENDS = Set.of("tree", "jungle", "cassandra", "memcached");
  private static final int MOST_CLIENTS = 1000;

  private GridFactors() {}

  /**
   * All cells, in the order of the factors.
   *
   * @param hypervisor of this machine
   * @throws IllegalArgumentException if the benchmark cannot vary what the file asks for
   */
  static List<Cell> cells(Experiment experiment, String hypervisor) {
    for (String needed : List.of(BACKEND, OPERATION, PARALLELISM)) {
      if (experiment.factor(needed).map(factor -> factor.levelList().isEmpty()).orElse(true)) {
        throw new IllegalArgumentException(
            "the benchmark needs a factor " + needed + " with its levels");
      }
    }
    List<Cell> cells = List.of(Cell.ALL);
    for (Factor factor : experiment.factors()) {
      List<String> levels = levels(factor, hypervisor);
      List<Cell> longer = new ArrayList<>();
      for (Cell cell : cells) {
        for (String level : levels) {
          List<Level> all = new ArrayList<>(cell.levels());
          all.add(Level.of(factor, level));
          longer.add(new Cell(all));
        }
      }
      cells = longer;
    }
    return cells;
  }

  private static List<String> levels(Factor factor, String hypervisor) {
    List<String> levels = factor.levelList();
    switch (factor.name()) {
      case BACKEND -> levels.forEach(GridFactors::checkBackend);
      case OPERATION -> levels.forEach(Operation::of);
      case PARALLELISM -> levels.forEach(level -> checkCount(factor, level, MOST_CLIENTS));
      case CORES ->
          levels.forEach(
              level -> checkCount(factor, level, Runtime.getRuntime().availableProcessors()));
      case NETWORK -> levels.forEach(GridFactors::checkNetwork);
      case CONNECTION -> levels.forEach(GridFactors::checkConnection);
      case HYPERVISOR -> {
        return List.of(hypervisor);
      }
      default -> {
        if (levels.size() != 1) {
          throw new IllegalArgumentException(
              "the benchmark cannot vary the factor "
                  + factor.name()
                  + " ("
                  + levels.size()
                  + " levels); with one level it is a label");
        }
      }
    }
    return levels;
  }

  private static void checkBackend(String level) {
    if (!BACKENDS.contains(level)) {
      throw new IllegalArgumentException(
          "no back end " + level + ": tree (or jungle), cassandra, memcached");
    }
  }

  private static void checkNetwork(String level) {
    if (!level.equals(LOOPBACK) && !level.equals(NAMESPACE)) {
      throw new IllegalArgumentException(
          "no network " + level + ": " + LOOPBACK + " or " + NAMESPACE);
    }
  }

  private static void checkConnection(String level) {
    if (!level.equals("new") && !level.equals(KEEP_ALIVE)) {
      throw new IllegalArgumentException("no connection " + level + ": new or " + KEEP_ALIVE);
    }
  }

  private static void checkCount(Factor factor, String level, int most) {
    boolean number = level.matches("[0-9]{1,6}");
    if (!number || Integer.parseInt(level) < 1 || Integer.parseInt(level) > most) {
      throw new IllegalArgumentException(
          factor.name() + " " + level + ": this machine runs 1 to " + most);
    }
  }
}
