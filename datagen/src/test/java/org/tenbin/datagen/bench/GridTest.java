package org.tenbin.datagen.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.ExperimentReader;

class GridTest {
  private static final String FACTORS =
      """
      experiment: test
      factors:
        - {name: backend, levels: [tree, cassandra, memcached]}
        - {name: hypervisor, levels: [vmware, kvm]}
        - {name: operation, levels: [read, write]}
        - {name: parallelism, levels: [1, 2, 4]}
      """;

  @Test
  void theHypervisorIsThatOfTheMachineWhateverTheFileSays() {
    List<Cell> cells = cells(FACTORS, "xen");
    assertThat(cells).hasSize(18).allMatch(cell -> cell.path().contains("hypervisor=xen"));
    assertThat(cells.get(0).path())
        .isEqualTo("backend=tree/hypervisor=xen/operation=read/parallelism=1");
  }

  @Test
  void everyRepetitionVisitsEveryBackEndOnceWithAllItsRuns() {
    List<Block> blocks = Grid.blocks(cells(FACTORS, "kvm"), 5, 1);
    assertThat(blocks).hasSize(15).allMatch(block -> block.runs().size() == 6);
    Set<RunPlan> runs = new HashSet<>();
    blocks.forEach(block -> runs.addAll(block.runs()));
    assertThat(runs).hasSize(90);
    for (int repetition = 0; repetition < 5; repetition++) {
      List<Block> round = blocks.subList(3 * repetition, 3 * repetition + 3);
      assertThat(round)
          .extracting(Block::backend)
          .containsExactlyInAnyOrder("tree", "cassandra", "memcached");
      assertThat(round).extracting(Block::repetition).containsOnly(repetition + 1);
    }
  }

  @Test
  void theOrderIsDrawnAnewEachTimeAndFollowsFromTheSeed() {
    List<Cell> cells = cells(FACTORS, "kvm");
    List<Block> blocks = Grid.blocks(cells, 5, 1);
    assertThat(Grid.blocks(cells, 5, 1)).isEqualTo(blocks);
    assertThat(Grid.blocks(cells, 5, 2)).isNotEqualTo(blocks);
    Set<List<String>> orders = new HashSet<>();
    for (int repetition = 0; repetition < 5; repetition++) {
      orders.add(
          blocks.subList(3 * repetition, 3 * repetition + 3).stream().map(Block::backend).toList());
    }
    assertThat(orders).hasSizeGreaterThan(1);
  }

  @Test
  void coresAndNetworksMakeServersOfTheirOwn() {
    String cores = FACTORS + "  - {name: cores, levels: [1]}\n";
    List<Block> blocks = Grid.blocks(cells(cores, "kvm"), 1, 1);
    assertThat(blocks).hasSize(3).extracting(Block::cores).containsOnly(1);
    String networks = FACTORS + "  - {name: network, levels: [loopback, namespace]}\n";
    assertThat(Grid.blocks(cells(networks, "kvm"), 1, 1))
        .hasSize(6)
        .filteredOn(Block::inNamespace)
        .hasSize(3);
    assertThat(CpuSets.server(spec("{server_cpus: '7'}"), blocks.get(0))).isEqualTo("0");
  }

  @Test
  void whatCannotBeRunIsRefused() {
    assertThatThrownBy(() -> cells("experiment: x\n", "kvm"))
        .hasMessage("the benchmark needs a factor backend with its levels");
    assertThatThrownBy(() -> cells(FACTORS.replace("cassandra", "mongo"), "kvm"))
        .hasMessage("no back end mongo: tree (or jungle), cassandra, memcached");
    assertThatThrownBy(() -> cells(FACTORS.replace("write", "drop"), "kvm"))
        .hasMessage("unknown operation 'drop': read or edit");
    assertThatThrownBy(() -> cells(FACTORS.replace("[1, 2, 4]", "[0]"), "kvm"))
        .hasMessage("parallelism 0: this machine runs 1 to 1000");
    assertThatThrownBy(() -> cells(FACTORS + "  - {name: moon, levels: [full, new]}\n", "kvm"))
        .hasMessageContaining("cannot vary the factor moon (2 levels)");
    assertThat(cells(FACTORS + "  - {name: moon, levels: [full]}\n", "kvm")).hasSize(18);
  }

  @Test
  void theSectionHasDefaultsAndRanges() {
    BenchSpec spec = spec("{requests: 7, addresses: {cassandra: 'localhost:9042'}}");
    assertThat(spec.requests()).isEqualTo(7);
    assertThat(spec.limitS()).isEqualTo(300);
    assertThat(spec.keepAlive()).isFalse();
    assertThat(spec.addresses()).containsEntry("cassandra", "localhost:9042");
    assertThatThrownBy(() -> spec("{requests: 0}"))
        .hasMessageContaining("requests is 0: at least 1");
    assertThatThrownBy(() -> spec("{rate_per_s: -1}")).hasMessageContaining("rate_per_s is -1.0");
    assertThatThrownBy(() -> spec("{speed: 1}")).hasMessageContaining("unknown key speed");
  }

  private static List<Cell> cells(String yaml, String hypervisor) {
    return GridFactors.cells(
        ExperimentReader.read("test.yaml", yaml.getBytes(StandardCharsets.UTF_8)), hypervisor);
  }

  private static BenchSpec spec(String section) {
    byte[] yaml = ("bench: " + section).getBytes(StandardCharsets.UTF_8);
    return ExperimentReader.section("test.yaml", yaml, "bench", BenchSpec.class).orElseThrow();
  }
}
