package org.tenbin.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.tenbin.program.Program;

/**
 * A program that ran, as its user saw it.
 *
 * @param status its exit status
 * @param out what it printed to standard output
 * @param err what it printed to standard error, but for Log4j's own remarks
 */
record Launched(int status, String out, String err) {
  static Launched of(Program program, Configuration conf, String... args) throws Exception {
    PrintStream systemOut = System.out;
    PrintStream systemErr = System.err;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try {
      program.setConf(conf);
      int status = Program.launch(program, args);
      return new Launched(status, text(out), text(err));
    } finally {
      System.setOut(systemOut);
      System.setErr(systemErr);
    }
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes
        .toString(StandardCharsets.UTF_8)
        .lines()
        .filter(line -> !line.startsWith("log4j:"))
        .collect(Collectors.joining("\n"));
  }
}
