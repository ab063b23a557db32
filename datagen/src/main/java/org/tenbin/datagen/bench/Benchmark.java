package org.tenbin.datagen.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.datagen.campaign.Campaign;
import org.tenbin.datagen.host.HostFacts;
import org.tenbin.datagen.host.HostName;
import org.tenbin.datagen.host.Hypervisor;
import org.tenbin.datagen.host.Preflight;
import org.tenbin.datagen.host.Preflight.Finding;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.ExperimentReader;

/**
 * The benchmark of an experiment file, from the checks to the last run.
 *
 * @param experimentFile YAML
 * @param library jars for the processes
 * @param givenServer a bulletin board that runs already
 * @param confirmedTarget host beyond this machine that may be loaded, or empty
 */
public record Benchmark(
    Path experimentFile,
    BenchLibrary library,
    Optional<ServerAddress> givenServer,
    String confirmedTarget) {

  /**
   * Runs what is not finished yet.
   *
   * @param folder of the campaign's logs
   * @param out where progress goes
   * @throws IllegalArgumentException if the experiment cannot be run, with the reason
   * @throws BenchException if the machine is not fit for it, or a run breaks
   */
  public void run(Path folder, PrintStream out) throws IOException, InterruptedException {
    byte[] yaml = Files.readAllBytes(experimentFile);
    String name = experimentFile.toString();
    Experiment experiment = ExperimentReader.read(name, yaml);
    BenchSpec spec =
        ExperimentReader.section(name, yaml, "bench", BenchSpec.class)
            .orElseThrow(() -> new IllegalArgumentException(name + " has no section bench"));
    checkTargets(spec);
    String hypervisor = Hypervisor.detect();
    List<Cell> cells = GridFactors.cells(experiment, hypervisor);
    List<Block> blocks = Grid.blocks(cells, spec.repetitions(), spec.seed());
    checkGivenServer(blocks);
    Campaign campaign = Campaign.open(folder);
    checkMachine(spec, blocks, campaign, out);
    String machine = HostName.get();
    HostFacts.capture(campaign.facts(machine), campaign.settings(machine), hypervisor);
    new Harness(spec, library, givenServer, campaign, out).run(blocks);
  }

  private void checkTargets(BenchSpec spec) {
    givenServer.ifPresent(server -> server.checkConfirmed(confirmedTarget));
    for (String address : spec.addresses().values()) {
      ServerAddress.parse(address).checkConfirmed(confirmedTarget);
    }
  }

  private void checkGivenServer(List<Block> blocks) {
    if (givenServer.isPresent() && blocks.stream().map(Block::backend).distinct().count() > 1) {
      throw new IllegalArgumentException(
          "a server that runs already has one back end: leave one level of the factor backend");
    }
  }

  private void checkMachine(BenchSpec spec, List<Block> blocks, Campaign campaign, PrintStream out)
      throws IOException {
    List<RunPlan> runs = blocks.stream().flatMap(block -> block.runs().stream()).toList();
    int clients = runs.stream().mapToInt(RunPlan::clients).max().orElse(1);
    long requests = runs.stream().mapToLong(run -> (long) run.clients() * spec.requests()).sum();
    long connections = spec.keepAlive() ? clients : (long) clients * spec.requests();
    long usable = Files.getFileStore(campaign.folder()).getUsableSpace();
    boolean fatal = false;
    for (Finding finding :
        Preflight.ofThisMachine().check(clients, requests, connections, usable)) {
      out.println((finding.fatal() ? "stop: " : "warning: ") + finding.text());
      fatal |= finding.fatal();
    }
    fatal |= isMissing("taskset", isPinned(spec, blocks), out);
    boolean namespaces = blocks.stream().anyMatch(Block::inNamespace);
    fatal |= isMissing("ip", namespaces, out);
    if (namespaces && !"root".equals(System.getProperty("user.name"))) {
      out.println("stop: network namespaces need root");
      fatal = true;
    }
    boolean memcached =
        blocks.stream().anyMatch(block -> block.backend().equals("memcached"))
            && !spec.addresses().containsKey("memcached")
            && givenServer.isEmpty();
    fatal |= isMissing("memcached", memcached, out);
    if (fatal) {
      throw new BenchException("this machine is not fit for the benchmark as it is");
    }
  }

  private static boolean isPinned(BenchSpec spec, List<Block> blocks) {
    return !spec.clientCpus().isEmpty()
        || blocks.stream().anyMatch(block -> !CpuSets.server(spec, block).isEmpty());
  }

  private static boolean isMissing(String program, boolean needed, PrintStream out) {
    if (!needed || Preflight.hasProgram(program)) {
      return false;
    }
    out.println(
        "stop: there is no program "
            + program
            + "; on Debian: apt-get install "
            + Map.of("taskset", "util-linux", "ip", "iproute2").getOrDefault(program, program));
    return true;
  }
}
