package org.tenbin.bench;

import static org.tenbin.bench.Result.NO_GOAL;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The model of CONTRIBUTING ("How it scales") held against a cluster of real daemons on this
 * machine: the campaign of 10 M rows on HDFS, in blocks of 64 MB, with one, two and four map
 * containers at a time. What a job's counters say is put beside the wall time; containers beyond
 * the machine's cores cannot make it faster.
 */
final class ScaleWork {
  private static final List<Integer> CONTAINERS = List.of(1, 2, 4);

  private final Place place;
  private final Board board;
  private final int runs;

  ScaleWork(Place place, Board board, int runs) {
    this.place = place;
    this.board = board;
    this.runs = runs;
  }

  void run() throws IOException, InterruptedException {
    Path file = place.millions(10);
    place.tenbin(place.summarize(file, Place.BY));
    SameCells cells = new SameCells(place, BenchLogs.factors().length);
    cells.first(new Measured(0, 0, 0));
    place.settle();
    try (LocalCluster cluster = new LocalCluster(place)) {
      cluster.start();
      cluster.fs("-mkdir", "-p", "bench");
      cluster.fs("-D", "dfs.blocksize=64m", "-put", file.toString(), "bench/campaign.csv");
      // Once unmeasured: daemons and page cache are cold.
      job(cluster, 2);
      cells.check();
      List<List<Job>> byContainers = new ArrayList<>();
      for (int containers : CONTAINERS) {
        byContainers.add(new ArrayList<>());
      }
      for (int i = 0; i < Math.min(runs, 3); i++) {
        for (int k = 0; k < CONTAINERS.size(); k++) {
          byContainers.get(k).add(job(cluster, CONTAINERS.get(k)));
          cells.check();
        }
      }
      List<String> table = new ArrayList<>(List.of(Job.TITLE));
      for (int k = 0; k < CONTAINERS.size(); k++) {
        List<Job> jobs = byContainers.get(k);
        double[] walls = jobs.stream().mapToDouble(Job::wallSeconds).toArray();
        double wall = Measured.median(walls);
        jobs.forEach(job -> table.add(job.csv()));
        board.add(
            Result.limited(
                "scale",
                CONTAINERS.get(k) + " map containers at a time",
                "wall_s",
                wall,
                NO_GOAL,
                jobs.size()));
      }
      table.forEach(line -> System.out.println("   " + line));
      Files.write(place.data().resolve("scale.csv"), table);
    }
  }

  /**
   * A job on the cluster.
   *
   * @param containers how many maps ran at a time
   * @param wallSeconds of the client, from its start to its end
   * @param cpuSeconds of all tasks
   */
  private record Job(int containers, double wallSeconds, double cpuSeconds, Counters counters) {
    static final String TITLE =
        "containers,wall_s,task_cpu_s,maps,data_local_maps,map_s,reduce_s,hdfs_read_mb,"
            + "map_output_records,shuffled_kb,spilled_records";

    String csv() {
      try {
        return String.format(
            Locale.ROOT,
            "%d,%.1f,%.1f,%d,%d,%.1f,%.1f,%.1f,%d,%d,%d",
            containers,
            wallSeconds,
            cpuSeconds,
            counters.get("Launched map tasks"),
            counters.byName().getOrDefault("Data-local map tasks", 0L),
            counters.get("Total time spent by all map tasks (ms)") / 1e3,
            counters.get("Total time spent by all reduce tasks (ms)") / 1e3,
            counters.get("HDFS: Number of bytes read") / 1e6,
            counters.get("Map output records"),
            counters.get("Reduce shuffle bytes") / 1000,
            counters.get("Spilled Records"));
      } catch (IOException missing) {
        throw new java.io.UncheckedIOException(missing);
      }
    }
  }

  private Job job(LocalCluster cluster, int containers) throws IOException, InterruptedException {
    cluster.fs("-rm", "-r", "-f", "-skipTrash", "bench/summary");
    List<String> command =
        place.program(
            "summarize",
            "-D",
            "mapreduce.job.running.map.limit=" + containers,
            "-D",
            "mapreduce.input.fileinputformat.split.minsize=1",
            "-D",
            "mapreduce.job.ubertask.enable=false",
            "--by",
            Place.BY,
            "bench/campaign.csv",
            "bench/summary");
    Measured client = Measured.run(command, cluster.environment(), place.log("tenbin"));
    Counters counters = Counters.of(place.log("tenbin"));
    Place.delete(place.summary());
    cluster.fs("-get", "bench/summary", place.summary().toString());
    return new Job(
        containers, client.wallSeconds(), counters.get("CPU time spent (ms)") / 1e3, counters);
  }
}
