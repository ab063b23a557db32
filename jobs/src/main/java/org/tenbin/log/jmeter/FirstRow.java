package org.tenbin.log.jmeter;

import java.io.IOException;
import java.util.Optional;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;

/**
 * What the first row tells.
 *
 * @param header the columns
 * @param isHeader whether the first row is a header, and no data
 */
record FirstRow(JmeterHeader header, boolean isHeader) {
  private static final String WAY_OUT =
      "; -D tenbin.header=timeStamp,elapsed,label,... names the columns of a file without header";

  /** Looks at the beginning of a file. */
  static FirstRow of(LogInput input) throws IOException {
    Head head = Head.of(input);
    head.refuseUtf16();
    return withDelimiter(of(firstLine(head), input.options().get("header").orElse("")), input);
  }

  private static String firstLine(Head head) {
    return head.text().lines().filter(line -> !line.isBlank()).findFirst().orElse("");
  }

  private static FirstRow of(String line, String option) throws LogRefusedException {
    if (option.isEmpty() || option.equals("first")) {
      Optional<JmeterHeader> header = JmeterHeader.of(line);
      if (header.isPresent()) {
        return new FirstRow(timed(header.get()), true);
      }
    } else if (!option.equals("none")) {
      return new FirstRow(timed(JmeterHeader.declared(option, line)), false);
    }
    return new FirstRow(
        JmeterHeader.defaultOrderOf(line)
            .orElseThrow(
                () ->
                    new LogRefusedException(
                        "the first row is neither a JTL header nor a row in JMeter's default"
                            + " order"
                            + WAY_OUT)),
        false);
  }

  private static JmeterHeader timed(JmeterHeader header) throws LogRefusedException {
    if (header.column(JmeterHeader.ELAPSED) < 0) {
      throw new LogRefusedException(
          "no column elapsed: there are no latencies to summarise; found: "
              + String.join(", ", header.names())
              + " (in JMeter set jmeter.save.saveservice.time=true"
              + WAY_OUT
              + ")");
    }
    return header;
  }

  private static FirstRow withDelimiter(FirstRow row, LogInput input) throws LogRefusedException {
    String delimiter = input.options().get("delimiter").orElse("");
    if (delimiter.isEmpty()) {
      return row;
    }
    char c = delimiter.equals("tab") || delimiter.equals("\\t") ? '\t' : delimiter.charAt(0);
    if (c > 0x7e || c == '"' || (delimiter.length() > 1 && c != '\t')) {
      throw new LogRefusedException(
          "-D tenbin.delimiter=" + delimiter + " is neither tab nor one ASCII character");
    }
    return new FirstRow(new JmeterHeader(c, row.header().names()), row.isHeader());
  }
}
