package org.tenbin.datagen.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import org.tenbin.datagen.disk.DiskBenchmark;
import org.tenbin.program.Program;
import org.tenbin.program.UsageException;
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
    sortOptions = false,
    description = {
      "Writes, reads and copies a file in each of several folders, block by block, and leaves a",
      "request log for each run. What was just written is read from the page cache, unless the file",
      "is larger than the memory: choose its size by what you want to measure."
    })
public final class Disk extends Program {
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

  public static void main(String[] args) throws Exception {
    exit(new Disk(), args);
  }

  @Override
  public Integer call() throws IOException {
    try {
      new DiskBenchmark(
              media,
              (long) fileMegabytes << 20,
              blockKilobytes << 10,
              randomBlocks,
              repetitions,
              seed)
          .run(out, new PrintStream(System.out, true, StandardCharsets.UTF_8));
      return GOOD;
    } catch (IllegalArgumentException mistake) {
      throw new UsageException(mistake.getMessage());
    } catch (FileAlreadyExistsException there) {
      throw new IOException(there.getMessage() + " exists; name another folder", there);
    } catch (NoSuchFileException missing) {
      throw new IOException("no such folder: " + missing.getMessage(), missing);
    }
  }
}
