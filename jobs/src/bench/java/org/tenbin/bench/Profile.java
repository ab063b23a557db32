package org.tenbin.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Where the time of a work goes. One run says how many CPU seconds each kind of thread took, by
 * Linux's accounts; a second one under a flight recording says which packages the Java threads were
 * in, as shares, since recording itself takes time.
 */
final class Profile {
  private final Place place;
  private final List<String> csv = new ArrayList<>(List.of("work,area,cpu_s,share"));

  Profile(Place place) {
    this.place = place;
  }

  /** Profiles works by name. */
  void run(List<String> works) throws IOException, InterruptedException {
    for (String work : works) {
      System.out.println("-- " + work);
      profile(work);
    }
    Path file = place.data().resolve("profile.csv");
    Files.write(file, csv);
    System.out.println("\n" + file);
  }

  private void profile(String work) throws IOException, InterruptedException {
    List<String> command = command(work);
    Map<String, String> environment = work.equals("random") ? InputWorks.smallHeap() : Map.of();
    place.tenbin(command, environment);
    place.settle();
    ThreadTimes threads = new ThreadTimes();
    Place.delete(place.summary());
    Measured measured = Measured.run(command, environment, place.log("tenbin"), threads);
    double all = measured.cpuSeconds();
    Map<String, Double> areas = new LinkedHashMap<>();
    threads.secondsByArea().entrySet().stream()
        .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
        .forEach(entry -> areas.put(entry.getKey(), entry.getValue()));
    double seen = areas.values().stream().mapToDouble(Double::doubleValue).sum();
    areas.put("between the last look and the end", Math.max(0, all - seen));
    System.out.printf(
        Locale.ROOT,
        "   %.2f CPU s, %.2f s wall, %.0f MiB%n",
        all,
        measured.wallSeconds(),
        measured.peakMiB());
    areas.forEach(
        (area, seconds) -> {
          System.out.printf(
              Locale.ROOT, "   %6.2f s %4.0f %%  %s%n", seconds, 100 * seconds / all, area);
          csv.add(
              String.format(
                  Locale.ROOT, "%s,\"%s\",%.2f,%.3f", work, area, seconds, seconds / all));
        });
    Path recording = place.scratch().resolve("profile.jfr");
    Files.deleteIfExists(recording);
    Map<String, String> recorded = new LinkedHashMap<>(environment);
    recorded.put(
        "HADOOP_CLIENT_OPTS",
        "-XX:StartFlightRecording=filename=" + recording + ",settings=profile");
    place.tenbin(command, recorded);
    Samples samples = Samples.of(recording);
    System.out.printf("   Java threads, by %d samples of a flight recording:%n", samples.count());
    for (Map.Entry<String, Double> share : samples.shares()) {
      System.out.printf(
          Locale.ROOT, "            %4.0f %%  %s%n", 100 * share.getValue(), share.getKey());
      csv.add(
          String.format(
              Locale.ROOT, "%s,\"Java %s\",,%.3f", work, share.getKey(), share.getValue()));
    }
  }

  private List<String> command(String work) throws IOException, InterruptedException {
    InputWorks inputs = new InputWorks(place, new Board(), 1);
    return switch (work) {
      case "start" -> place.summarize(place.made("tiny.csv", "campaign", "1000"), Place.BY);
      case "rows-10m" -> place.summarize(place.millions(10), Place.BY);
      case "rows-50m" -> place.summarize(place.millions(50), Place.BY);
      case "files" -> place.summarize(inputs.manyFiles(), Place.BY);
      case "gzip" -> place.summarize(inputs.packed(".gz", "gzip", "-1"), Place.BY);
      case "zstd" -> place.summarize(inputs.packed(".zst", "zstd", "-q"), Place.BY);
      case "random" -> place.summarize(inputs.random(100_000), "cell");
      case "jtl" -> new JtlWorks(place, new Board(), 1).summarizeOnly();
      default -> throw new IOException("no profile of the work " + work);
    };
  }
}
