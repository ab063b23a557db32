package org.tenbin.datagen.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.hadoop.conf.Configured;
import org.apache.hadoop.util.Tool;
import org.apache.hadoop.util.ToolRunner;
import org.tenbin.datagen.disk.DiskBenchmark;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * RAM disk against disk, and copying by streams against the kernel's way.
 *
 * <pre>
 * hadoop jar tenbin-datagen.jar disk --medium ram=/dev/shm --medium disk=/var/tmp out
 * </pre>
 */
@Command(
    name = "disk",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Writes, reads and copies a file in each of several folders, block by block, and leaves a",
      "request log for each run. What was just written is read from the page cache, unless the file",
      "is larger than the memory: choose its size by what you want to measure."
    })
public final class Disk extends Configured implements Tool, Callable<Integer> {
  private static final int FAILED = 1;
  private static final int USAGE = 2;

  @Option(
      names = "--medium",
      required = true,
      paramLabel = "NAME=DIR",
      description = "A name and a folder on that medium; several may be given.")
  private Map<String, Path> media;

  @Option(names = "--file-mb", defaultValue = "500", description = "Size of the file (500).")
  private int fileMegabytes;

  @Option(names = "--block-kb", defaultValue = "8", description = "Size of a block (8).")
  private int blockKilobytes;

  @Option(names = "--random", defaultValue = "4000", description = "Random blocks (4000).")
  private int randomBlocks;

  @Option(names = "--repetitions", defaultValue = "3", description = "Runs (3).")
  private int repetitions;

  @Option(names = "--seed", defaultValue = "1", description = "Seed of order and places (1).")
  private long seed;

  @Parameters(paramLabel = "out", description = "Local folder for the logs.")
  private Path out;

  /** Ends the process with the status. */
  public static void main(String[] arguments) throws Exception {
    System.exit(ToolRunner.run(new Disk(), arguments));
  }

  @Override
  public int run(String[] arguments) {
    return new CommandLine(this).execute(arguments);
  }

  @Override
  public Integer call() {
    try {
      new DiskBenchmark(
              media,
              (long) fileMegabytes << 20,
              blockKilobytes << 10,
              randomBlocks,
              repetitions,
              seed)
          .run(out, new PrintStream(System.out, true, StandardCharsets.UTF_8));
      return 0;
    } catch (IllegalArgumentException mistake) {
      System.err.println("disk: " + mistake.getMessage());
      return USAGE;
    } catch (FileAlreadyExistsException there) {
      System.err.println("disk: " + there.getMessage() + " exists; name another folder");
      return FAILED;
    } catch (NoSuchFileException missing) {
      System.err.println("disk: no such folder: " + missing.getMessage());
      return FAILED;
    } catch (IOException trouble) {
      System.err.println("disk: " + trouble.getMessage());
      return FAILED;
    }
  }
}
