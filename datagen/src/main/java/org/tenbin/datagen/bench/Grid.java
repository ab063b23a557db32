package org.tenbin.datagen.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.tenbin.experiment.Cell;

/**
 * The order of the runs. Every repetition visits all back ends once, in an order drawn anew, with a
 * fresh server each; within such a block the runs come in random order too, so that a drift of the
 * machine favours nobody. The order depends on the seed only, so that a resumed benchmark goes on
 * with the plan that it began.
 */
final class Grid {
  private Grid() {}

  static List<Block> blocks(List<Cell> cells, int repetitions, long seed) {
    Random random = new Random(seed);
    List<Block> blocks = new ArrayList<>();
    for (int repetition = 1; repetition <= repetitions; repetition++) {
      Map<String, List<RunPlan>> byServer = new LinkedHashMap<>();
      for (Cell cell : cells) {
        String server = backend(cell) + ' ' + cores(cell) + ' ' + network(cell);
        byServer
            .computeIfAbsent(server, key -> new ArrayList<>())
            .add(new RunPlan(cell, repetition));
      }
      List<Block> round = new ArrayList<>();
      for (List<RunPlan> runs : byServer.values()) {
        Collections.shuffle(runs, random);
        Cell any = runs.get(0).cell();
        round.add(new Block(backend(any), cores(any), network(any), repetition, runs));
      }
      Collections.shuffle(round, random);
      blocks.addAll(round);
    }
    return blocks;
  }

  private static String backend(Cell cell) {
    return cell.level(GridFactors.BACKEND).orElseThrow();
  }

  private static String network(Cell cell) {
    return cell.level(GridFactors.NETWORK).orElse(GridFactors.LOOPBACK);
  }

  private static int cores(Cell cell) {
    return cell.level(GridFactors.CORES).map(Integer::parseInt).orElse(0);
  }
}
