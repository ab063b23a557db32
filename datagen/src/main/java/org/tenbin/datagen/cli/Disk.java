package org.tenbin.datagen.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import org.tenbin.datagen.disk.DiskBenchmark;
import org.tenbin.datagen.disk.DiskSpec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * RAM disk against disk, and copying by streams against the kernel's way.
 *
 * <pre>
 * hadoop jar tenbin-datagen.jar disk --experiment conf/experiments/disk.yaml out
 * </pre>
 */
@Command(
    name = "disk",
    sortOptions = false,
    description = {
      "Writes, reads and copies a file in each of several folders, block by block, and leaves a",
      "request log for each run. Before it is read, a file is dropped from the page cache where GNU",
      "dd is there to ask for that. Started again with the same folder it goes on where it was",
      "interrupted."
    })
public final class Disk extends Measurement {
  @Option(
      names = "--medium",
      paramLabel = "NAME=DIR",
      description = "A folder on that medium, instead of the experiment's; may be repeated.")
  private Map<String, String> media = Map.of();

  /** Ends the process with the status. */
  public static void main(String[] arguments) throws Exception {
    exit(new Disk(), arguments);
  }

  @Override
  void measure(Path file, Path out, PrintStream progress) throws IOException, InterruptedException {
    ExperimentText experiment = ExperimentText.read(file);
    DiskSpec spec = experiment.section("disk", DiskSpec.class).withMedia(media);
    DiskBenchmark benchmark = new DiskBenchmark(spec);
    benchmark.run(open(out), progress);
  }
}
