package org.tenbin.bench;

import static org.tenbin.bench.Result.NO_GOAL;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The model of CONTRIBUTING ("How it scales") held against a cluster of real daemons on this
 * machine: the campaign of 10 M rows on HDFS, in blocks of 64 MB, with one, two and four map
 * containers at a time. What a job's counters say is put beside the wall time; containers beyond
 * the machine's cores cannot make it faster.
 */
final class ScaleWork {
  private static final List<Integer> CONTAINERS = List.of(1, 2, 4);
  private static final Pattern APPLICATION =
      Pattern.compile("Submitted application application_([0-9_]+)");

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
        for (Job job : jobs) {
          table.add(job.csv());
        }
        double wall = Measured.median(jobs.stream().mapToDouble(Job::clientSeconds).toArray());
        double model = predicted(byContainers.get(0), CONTAINERS.get(k));
        String what = "the model, " + CONTAINERS.get(k) + " maps at a time";
        board.add(Result.counted("scale", what, "wall_s", wall, model, NO_GOAL, jobs.size()));
      }
      table.forEach(line -> System.out.println("   " + line));
      Files.write(place.data().resolve("scale.csv"), table);
    }
  }

  /**
   * What the model says: start, reduce and the client's own time stay as they were with one map at
   * a time, and maps share containers, of which no more than there are cores can work.
   */
  private static double predicted(List<Job> oneAtATime, int containers) {
    int atOnce = Math.min(containers, Runtime.getRuntime().availableProcessors());
    double[] seconds = new double[oneAtATime.size()];
    for (int i = 0; i < seconds.length; i++) {
      double mapping = oneAtATime.get(i).history().mapping();
      seconds[i] = oneAtATime.get(i).clientSeconds() - mapping + mapping / atOnce;
    }
    return Measured.median(seconds);
  }

  /**
   * A job on the cluster.
   *
   * @param containers how many maps ran at a time
   * @param clientSeconds of the client, from its start to its end
   */
  private record Job(int containers, double clientSeconds, HistoryJob history) {
    static final String TITLE =
        "containers,wall_s,until_first_map_s,maps_s,reduce_s,client_s,maps,data_local_maps,"
            + "map_cpu_s,reduce_cpu_s,hdfs_read_mb,map_output_records,shuffled_kb,spilled_records";

    String csv() throws IOException {
      double inYarn = history.untilFirstMap() + history.mapping() + history.reducing();
      return String.format(
          Locale.ROOT,
          "%d,%.1f,%.1f,%.1f,%.1f,%.1f,%d,%d,%.1f,%.1f,%.1f,%d,%d,%d",
          containers,
          clientSeconds,
          history.untilFirstMap(),
          history.mapping(),
          history.reducing(),
          clientSeconds - inYarn,
          history.maps(),
          history.counter("DATA_LOCAL_MAPS", "total"),
          history.counter("CPU_MILLISECONDS", "map") / 1e3,
          history.counter("CPU_MILLISECONDS", "reduce") / 1e3,
          history.counter("HDFS_BYTES_READ", "total") / 1e6,
          history.counter("MAP_OUTPUT_RECORDS", "total"),
          history.counter("REDUCE_SHUFFLE_BYTES", "total") / 1000,
          history.counter("SPILLED_RECORDS", "total"));
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
    Matcher submitted = APPLICATION.matcher(Files.readString(place.log("tenbin")));
    if (!submitted.find()) {
      throw new IOException("the client did not say which application it submitted");
    }
    HistoryJob history = HistoryJob.of(cluster.history(), "job_" + submitted.group(1));
    Place.delete(place.summary());
    cluster.fs("-get", "bench/summary", place.summary().toString());
    return new Job(containers, client.wallSeconds(), history);
  }
}
