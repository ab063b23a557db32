package org.tenbin.datagen.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.datagen.campaign.Campaign;
import org.tenbin.datagen.client.LoadPlan;
import org.tenbin.datagen.host.EventLog;
import org.tenbin.datagen.host.GcPauses;
import org.tenbin.datagen.host.HostName;
import org.tenbin.datagen.process.Children;
import org.tenbin.datagen.process.CpuQuota;
import org.tenbin.datagen.process.Placement;
import org.tenbin.log.Event;

/**
 * Runs the blocks of a grid one after the other. What is finished is not run again; what breaks
 * stops the benchmark, which can be started again with the same command.
 */
public final class Harness {
  /** Between giving the plan and the first moment of the warm-up: reading it, starting threads. */
  private static final long LEAD_MILLIS = 400;

  private static final long SECOND_MICROS = 1_000_000;

  private final BenchSpec spec;
  private final BenchLibrary library;
  private final Optional<ServerAddress> givenServer;
  private final Campaign campaign;
  private final PrintStream out;
  private final String machine = HostName.get();

  /**
   * A harness.
   *
   * @param givenServer a bulletin board that runs already, instead of one started here
   * @param out where progress goes
   */
  Harness(
      BenchSpec spec,
      BenchLibrary library,
      Optional<ServerAddress> givenServer,
      Campaign campaign,
      PrintStream out) {
    this.spec = spec;
    this.library = library;
    this.givenServer = givenServer;
    this.campaign = campaign;
    this.out = out;
  }

  /** Makes all runs that are not finished yet. */
  void run(List<Block> blocks) throws IOException, InterruptedException {
    int total = blocks.stream().mapToInt(block -> block.runs().size()).sum();
    List<Block> open = new ArrayList<>();
    for (Block block : blocks) {
      List<RunPlan> runs =
          block.runs().stream().filter(run -> !campaign.isFinished(run.folder())).toList();
      if (!runs.isEmpty()) {
        open.add(block.with(runs));
      }
    }
    int left = open.stream().mapToInt(block -> block.runs().size()).sum();
    Progress progress = new Progress(out, total, total - left, open.size());
    for (Block block : open) {
      runBlock(block, progress);
    }
    campaign.cleanUp();
  }

  private void runBlock(Block block, Progress progress) throws IOException, InterruptedException {
    Path work = campaign.work().resolve(block.name());
    // A resumed block keeps the first try's logs and events beside its own.
    String attempt = attemptName(block);
    Path logs = campaign.diary().resolve(attempt);
    Files.createDirectories(logs);
    try (Children children = new Children()) {
      try (EventLog events = EventLog.create(campaign.events().resolve(attempt + ".csv"))) {
        progress.starting(block.name());
        long begin = System.nanoTime();
        Services services = start(block, children, work, logs);
        progress.started(System.nanoTime() - begin);
        // Among the children, so that it ends with them when this process is asked to end.
        children.add(HostWatch.start(services, events, campaign.events(), machine));
        try {
          long warmup = spec.firstWarmupMs();
          for (RunPlan run : block.runs()) {
            runOne(run, services, warmup, work, progress);
            warmup = spec.warmupMs();
          }
        } finally {
          children.stopAll();
          addPauses(events, logs);
        }
      }
    }
    Campaign.delete(work);
  }

  private String attemptName(Block block) {
    String name = block.name();
    for (int attempt = 2; Files.exists(campaign.diary().resolve(name)); attempt++) {
      name = block.name() + "-attempt-" + attempt;
    }
    return name;
  }

  private Services start(Block block, Children children, Path work, Path logs)
      throws IOException, InterruptedException {
    String host = "127.0.0.1";
    String network = "";
    if (block.inNamespace()) {
      NetworkNamespace namespace = children.add(NetworkNamespace.create());
      network = namespace.name();
      host = namespace.serverAddress();
    }
    Optional<CpuQuota> quota =
        spec.isQuota() && block.cores() > 0
            ? Optional.of(children.add(CpuQuota.create(block.cores())))
            : Optional.empty();
    Placement serverPlace = new Placement(CpuSets.server(spec, block), network, quota);
    Placement clientPlace = new Placement(spec.clientCpus(), "", Optional.empty());
    BackEnd backEnd;
    BoardProcess board;
    if (givenServer.isPresent()) {
      backEnd = new BackEnd("", List.of());
      board = new BoardProcess(givenServer.get().host(), givenServer.get().port(), List.of());
      board.checkHealth();
    } else {
      backEnd =
          new BackEnds(spec, library)
              .start(block, children, serverPlace, host, work.resolve("data"), logs);
      board =
          BoardProcess.start(children, serverPlace, library, spec, backEnd.address(), host, logs);
    }
    LoadProcess load = LoadProcess.start(children, clientPlace, library, spec.clientHeap(), logs);
    return new Services(backEnd, board, load);
  }

  private void runOne(
      RunPlan run, Services services, long warmupMillis, Path work, Progress progress)
      throws IOException, InterruptedException {
    long begin = System.nanoTime();
    Path logs = work.resolve("run");
    Campaign.delete(logs);
    Files.createDirectories(logs);
    Map<String, Long> before = services.board().stats();
    LoadPlan plan = plan(run, services.board(), warmupMillis, logs);
    Map<String, Long> figures = services.load().run(plan, work.resolve("plan.properties"));
    RunAccount account = new RunAccount(figures, before, services.board().stats());
    account.check(run);
    account.append(campaign.diary().resolve("runs.csv"), run);
    campaign.finish(run.folder(), logs);
    Thread.sleep(spec.cooldownMs());
    progress.ran(run.title(), account, System.nanoTime() - begin);
  }

  private LoadPlan plan(RunPlan run, BoardProcess board, long warmupMillis, Path logs) {
    long earliest = 1000 * (System.currentTimeMillis() + LEAD_MILLIS + warmupMillis);
    // As in the thesis the start is a whole second of the clock.
    long scheduled = (earliest + SECOND_MICROS - 1) / SECOND_MICROS * SECOND_MICROS;
    return new LoadPlan(
        board.host(),
        board.port(),
        run.operation(),
        run.clients(),
        spec.requests(),
        warmupMillis,
        run.keepAlive(spec.keepAlive()),
        spec.ratePerS(),
        spec.timeoutMs(),
        1000L * spec.limitS(),
        scheduled,
        logs,
        spec.boards(),
        spec.messages(),
        spec.textBytes());
  }

  private void addPauses(EventLog events, Path logs) throws IOException {
    for (String process : List.of("board", "cassandra", "clients")) {
      for (Event pause : GcPauses.read(logs.resolve(process + "-gc.log"), process, machine)) {
        events.add(pause);
      }
    }
  }
}
