package org.tenbin.cli;

import org.apache.hadoop.util.ProgramDriver;

/** {@code hadoop jar tenbin-jobs.jar PROGRAM}: the driver of the analytics. */
public final class Tenbin {
  private static final int USAGE = 2;

  private Tenbin() {}

  public static void main(String[] args) throws Throwable {
    System.exit(run(args));
  }

  /**
   * Runs the named program.
   *
   * @return the exit status: 2 when no program, or an unknown one, is named
   */
  static int run(String[] args) throws Throwable {
    ProgramDriver programs = new ProgramDriver();
    programs.addClass(
        "load", Load.class, "logs into a file system of Hadoop, under partition paths");
    programs.addClass("summarize", Summarize.class, "logs to a summary directory, in one pass");
    programs.addClass(
        "merge", Merge.class, "several summaries to one, without reading a log again");
    programs.addClass(
        "compare", Compare.class, "two summaries to a verdict a cell; exit status for CI");
    programs.addClass("report", Report.class, "figures and report of a summary: PNG, PDF, HTML");
    programs.addClass(
        "export", Export.class, "latency distributions of a summary for HdrHistogram's tools");
    programs.addClass(
        "formats", Formats.class, "what logs are read, how they are told, their options");
    int status = programs.run(args);
    return status < 0 ? USAGE : status;
  }
}
