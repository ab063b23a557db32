package org.tenbin.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tenbin.log.LogFormat;
import org.tenbin.log.LogReader;
import org.tenbin.program.Program;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What Tenbin reads. */
@Command(
    name = "formats",
    sortOptions = false,
    description = "Lists the log formats: what they yield, how they are recognised, their options.",
    footer = {
      "",
      "A format is told from the content; -D tenbin.format=NAME forces one, -D tenbin.OPTION=VALUE",
      "sets an option.",
      "",
      "  hadoop jar tenbin-jobs.jar formats",
      "  hadoop jar tenbin-jobs.jar formats jmeter"
    })
public final class Formats extends Program {
  @Option(names = "--markdown", description = "The table of the README.")
  private boolean markdown;

  @Parameters(arity = "0..1", paramLabel = "NAME", description = "One format and its options.")
  private String name;

  public static void main(String[] args) throws Exception {
    exit(new Formats(), args);
  }

  @Override
  public Integer call() {
    if (name == null) {
      out().print(markdown ? FormatTable.markdown() : TextTable.of(FormatTable.rows()));
      return GOOD;
    }
    Optional<LogFormat> format = LogFormat.named(name);
    if (format.isEmpty()) {
      err()
          .println(
              "tenbin: no format " + name + "; known: " + String.join(", ", LogFormat.names()));
      return USAGE;
    }
    LogReader reader = format.get().reader();
    out().println(reader.name() + ": " + reader.recognisedBy());
    out().print(TextTable.of(options(reader)));
    return GOOD;
  }

  private static List<List<String>> options(LogReader reader) {
    return reader.options().stream()
        .map(option -> Arrays.asList("-D tenbin." + option.name() + "=", option.meaning()))
        .toList();
  }
}
