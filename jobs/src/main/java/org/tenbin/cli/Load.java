package org.tenbin.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.tenbin.experiment.Experiment;
import org.tenbin.load.Destination;
import org.tenbin.load.LoadException;
import org.tenbin.load.LoadTask;
import org.tenbin.load.Loader;
import org.tenbin.load.Packer;
import org.tenbin.load.Sources;
import org.tenbin.log.ReadPlan;
import org.tenbin.program.ExperimentFile;
import org.tenbin.program.Program;
import org.tenbin.program.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Local logs into the file system of Hadoop. */
@Command(
    name = "load",
    sortOptions = false,
    description =
        "Copies logs into a file system of Hadoop, under partition paths. Each file is verified and"
            + " appears whole or not at all; a repeated load passes over what is there.",
    footer = {
      "",
      "  hadoop jar tenbin-jobs.jar load logs hdfs:///campaigns/thesis",
      "  hadoop jar tenbin-jobs.jar load --factor backend=jungle --factor cores=24 run1.jtl /jtl",
      "  hadoop jar tenbin-jobs.jar load --experiment e.yaml --compress zstd --pack logs /campaigns/e"
    })
public final class Load extends Program {
  private static final Map<String, String> ENDINGS =
      Map.of("gzip", ".gz", "zstd", ".zst", "bzip2", ".bz2");

  @Option(
      names = "--experiment",
      paramLabel = "FILE",
      description = "The experiment: order of factors, path templates.")
  private String experiment;

  @Option(
      names = "--factor",
      paramLabel = "KEY=VALUE",
      description = "A level that all files have; may be repeated.")
  private Map<String, String> levels = Map.of();

  @Option(
      names = "--compress",
      paramLabel = "CODEC",
      description = "Compress with gzip, zstd or bzip2.")
  private String compress;

  @Option(
      names = "--pack",
      description =
          "Put small native logs of a folder together; the column client says whose row it is.")
  private boolean pack;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "4",
      description = "Files copied at once (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Parameters(arity = "2..*", paramLabel = "PATH", description = "Sources, then the target folder.")
  private List<String> paths = List.of();

  public static void main(String[] args) throws Exception {
    exit(new Load(), args);
  }

  @Override
  public Integer call() throws Exception {
    Configuration conf = getConf();
    if (threads < 1) {
      err().println("tenbin: --threads " + threads + ": at least one");
      return USAGE;
    }
    Optional<CompressionCodec> codec = codec(conf);
    Optional<Experiment> told =
        experiment == null ? Optional.empty() : Optional.of(ExperimentFile.read(experiment, conf));
    Destination destination =
        told.map(this::destination).orElse(new Destination(List.of(), List.of(), levels));
    Path target = new Path(paths.get(paths.size() - 1));
    String ending = codec.isEmpty() ? "" : ENDINGS.get(compress);
    List<LoadTask> tasks =
        Sources.list(
            paths.subList(0, paths.size() - 1).stream().map(Path::new).toList(),
            target,
            destination,
            ending,
            conf);
    if (pack) {
      tasks = packed(tasks, target, told, ending);
    }
    long total = tasks.stream().mapToLong(LoadTask::bytes).sum();
    ByteProgress progress = ByteProgress.onTerminal("load", total);
    Loader.Result result = new Loader(conf, codec, progress).load(tasks, threads);
    progress.end();
    out()
        .printf(
            Locale.ROOT,
            "%d files loaded (%d bytes), %d were there already%n",
            result.loaded(),
            result.bytes(),
            result.present());
    out().println("logs: " + target);
    return GOOD;
  }

  private List<LoadTask> packed(
      List<LoadTask> tasks, Path target, Optional<Experiment> told, String ending)
      throws IOException {
    boolean mapped =
        told.stream()
            .flatMap(read -> read.inputs().stream())
            .anyMatch(rule -> rule.map().containsKey(ReadPlan.CLIENT));
    if (mapped) {
      throw new UsageException(
          "--pack: the experiment takes the client from another field than `client`; load without"
              + " --pack");
    }
    long block = target.getFileSystem(getConf()).getDefaultBlockSize(target);
    return new Packer(getConf(), block, ending).pack(tasks);
  }

  private Destination destination(Experiment read) {
    return new Destination(read.inputs(), read.factors(), levels);
  }

  private Optional<CompressionCodec> codec(Configuration conf) throws IOException {
    if (compress == null) {
      return Optional.empty();
    }
    String ending = ENDINGS.get(compress);
    if (ending == null) {
      throw new UsageException("--compress " + compress + ": known are gzip, zstd and bzip2");
    }
    CompressionCodec found = new CompressionCodecFactory(conf).getCodec(new Path("file" + ending));
    if (found == null) {
      throw new LoadException(
          "--compress " + compress + ": io.compression.codecs names no codec for " + ending);
    }
    return Optional.of(found);
  }
}
