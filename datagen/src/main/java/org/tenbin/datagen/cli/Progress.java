package org.tenbin.datagen.cli;

import picocli.CommandLine;

/** How far a program is, on one line of a terminal; silent elsewhere. */
final class Progress implements AutoCloseable {
  private final String program;
  private final boolean terminal;
  private int shown = -1;

  private Progress(String program, boolean terminal) {
    this.program = program;
    this.terminal = terminal;
  }

  static Progress onTerminal(String program) {
    return new Progress(program, CommandLine.Help.Ansi.AUTO.enabled());
  }

  void show(int percent) {
    if (terminal && percent != shown) {
      System.err.printf("\r%s: %d %%", program, percent);
      shown = percent;
    }
  }

  /** Clears the line. */
  @Override
  public void close() {
    if (terminal && shown >= 0) {
      System.err.print("\r\033[K");
    }
  }
}
