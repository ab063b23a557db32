package org.tenbin.datagen.cli;

import org.apache.hadoop.util.ProgramDriver;

/** {@code hadoop jar tenbin-datagen.jar PROGRAM}: the driver of what makes logs. */
public final class Datagen {
  private static final int USAGE = 2;

  private Datagen() {}

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
    programs.addClass("simulate", Simulate.class, "makes the logs of a simulated experiment");
    programs.addClass("disk", Disk.class, "RAM disk against disk, measured here");
    programs.addClass("transfer", Transfer.class, "web servers that send large files, measured");
    programs.addClass("bench", Bench.class, "the real benchmark");
    int status = programs.run(args);
    return status < 0 ? USAGE : status;
  }
}
