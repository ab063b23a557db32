package org.tenbin.program;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.conf.Configured;
import org.apache.hadoop.util.Tool;
import org.apache.hadoop.util.ToolRunner;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.mapreduce.NioLocalFileSystem;
import org.tenbin.mapreduce.SettingException;
import org.tenbin.summary.SummaryInfo;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/**
 * A program of the driver: Hadoop's generic options through ToolRunner, its own options through
 * picocli. Exit status 0 good, 1 failed, 2 usage, 3 a gate failed. What a user did wrong is told in
 * one message; a stack trace only with <code>-D tenbin.debug=true</code>.
 */
public abstract class Program extends Configured implements Tool, Callable<Integer> {
  /** Exit status of a program that did what it was asked. */
  protected static final int GOOD = 0;

  /** Exit status of a program that could not do its work. */
  protected static final int FAILED = 1;

  /** Exit status of a call that is not understood. */
  protected static final int USAGE = 2;

  /** Exit status of a comparison or check that came out against the candidate. */
  protected static final int GATE = 3;

  private static final String DEBUG = "tenbin.debug";

  /** What Hadoop's client says where it has no ticket, deep in a text about hosts and ports. */
  private static final String NO_TICKET = "Client cannot authenticate via";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  @SuppressWarnings("unused") // picocli reads it
  private boolean help;

  /** Runs a program and ends the process with its exit status. */
  protected static void exit(Program program, String[] args) throws Exception {
    System.exit(launch(program, args));
  }

  /** Runs a program; generic options may stand anywhere among its own. */
  public static int launch(Program program, String[] args) throws Exception {
    Configuration conf = program.getConf() == null ? new Configuration() : program.getConf();
    try {
      NioLocalFileSystem.install(conf);
      conf.set(SummaryInfo.COMMAND, TypedCommand.of(program, args, conf));
      return ToolRunner.run(conf, program, GenericOptions.first(args));
    } catch (IOException | RuntimeException mistake) {
      // In a generic option: the program itself tells its failures by its status.
      err().println("tenbin: " + message(mistake));
      return USAGE;
    }
  }

  @Override
  public int run(String[] args) {
    CommandLine line = new CommandLine(this);
    line.setExecutionExceptionHandler((failure, command, parsed) -> fail(failure));
    line.setParameterExceptionHandler(
        (mistake, given) -> {
          err().println("tenbin: " + mistake.getMessage());
          err().println("  --help shows what " + line.getCommandName() + " takes");
          return USAGE;
        });
    try {
      return line.execute(args);
    } catch (OutOfMemoryError full) {
      err().println("tenbin: out of memory; give more, such as HADOOP_HEAPSIZE_MAX=4g");
      return FAILED;
    } catch (LinkageError missing) {
      err().println("tenbin: a library is missing or of another version: " + missing.getMessage());
      return FAILED;
    }
  }

  private int fail(Exception failure) throws Exception {
    if (isDebug()) {
      throw failure;
    }
    Optional<String> mistaken =
        failure instanceof NumberFormatException number
            ? MistakenNumber.find(number, getConf())
            : Optional.empty();
    if (mistaken.isPresent()) {
      err().println("tenbin: " + mistaken.get());
      return USAGE;
    }
    err().println("tenbin: " + message(failure));
    return isMistakeOfUse(failure) ? USAGE : FAILED;
  }

  private static boolean isMistakeOfUse(Exception failure) {
    return failure instanceof ExperimentException
        || failure instanceof UsageException
        || failure instanceof SettingException;
  }

  private boolean isDebug() {
    try {
      return getConf().getBoolean(DEBUG, false);
    } catch (RuntimeException unreadable) {
      // The configuration itself may be what failed.
      return false;
    }
  }

  private static String message(Throwable failure) {
    Throwable told = failure instanceof UncheckedIOException ? failure.getCause() : failure;
    String text = told.getMessage();
    if (text != null && text.contains(NO_TICKET)) {
      return "the cluster asks for a Kerberos ticket, and there is none that is valid; get one with"
          + " kinit (klist shows those you have), then run this again";
    }
    boolean expected = told instanceof IOException || told instanceof ExperimentException;
    if (text == null || text.isBlank()) {
      text = told.getClass().getSimpleName();
    } else if (!expected) {
      text = told.getClass().getSimpleName() + ": " + text;
    }
    return expected ? text : text + " (-D " + DEBUG + "=true shows where)";
  }

  /** Where results for people go. */
  protected static PrintStream out() {
    return System.out;
  }

  /** Where messages go. */
  protected static PrintStream err() {
    return System.err;
  }
}
