package org.tenbin.log.fio;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Multiples;
import org.tenbin.log.text.Quantity;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * The text of fio 2 and 3. A line <code>NAME: (groupid=0, jobs=8): err= 0: ...</code> begins a
 * group, whose name is the label; below it stand the directions, their rates, and latencies with
 * the unit in the line, which become microseconds. Version 2 writes <code>
 * bw=611058KB/s, iops=152764</code> and version 3 <code>IOPS=152k, BW=595MiB/s (624MB/s)</code>;
 * bandwidth becomes KiB/s, a K being 1024 in both. Failed verifications are counted as <code>
 * verify_errors</code>.
 */
public final class FioText extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "(?m)^\\S[^\\r\\n]{0,200}: \\(g(?:roupid)?=\\d+(?:, jobs=\\d+\\): err=|\\): rw=)");

  @Override
  public String name() {
    return "fio";
  }

  @Override
  public String recognisedBy() {
    return "\"NAME: (g=0): rw=\" or \"NAME: (groupid=0, jobs=N): err=\"";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return new Groups(results);
  }

  private static final class Groups implements LineParser {
    private static final Pattern GROUP =
        Pattern.compile("(\\S.{0,200}?): \\(groupid=\\d+, jobs=\\d+\\): err= *(\\d+).*");

    private static final Pattern DIRECTION =
        Pattern.compile("\\s+(read|write|trim) *: +(?=.*(?:iops|IOPS)=)(.*)");

    private static final Pattern IOPS = Pattern.compile("(?:iops|IOPS)=([0-9.]+[kM]?)");
    private static final Pattern BANDWIDTH = Pattern.compile("(?:bw|BW)=([0-9.]+[A-Za-z]+)/s");

    private static final Pattern LATENCY =
        Pattern.compile(
            "\\s+([sc]?lat) +\\(([num]?sec)\\) *: min= *([0-9.]+[kM]?), max= *([0-9.]+[kM]?),"
                + " avg= *([0-9.]+[kM]?), stdev= *([0-9.]+[kM]?)\\s*");

    private static final Pattern PERCENTILES =
        Pattern.compile("\\s+(clat|lat) percentiles \\(([num]?sec)\\):\\s*");

    private static final Pattern SLOT = Pattern.compile("([0-9.]+)th=\\[ *([0-9.]+)\\]");

    private final Results results;
    private String direction;
    private String percentilesOf;
    private String percentileUnit;
    private long verifyErrors;

    Groups(Results results) {
      this.results = results;
    }

    @Override
    public void line(String line) throws UnreadableException {
      Matcher group = GROUP.matcher(line);
      Matcher begins = DIRECTION.matcher(line);
      Matcher latency = LATENCY.matcher(line);
      Matcher percentiles = PERCENTILES.matcher(line);
      if (group.matches()) {
        results.label(group.group(1));
        direction = null;
        if (!group.group(2).equals("0")) {
          results.lower("error", "", group.group(2));
        }
      } else if (line.startsWith("verify: ")) {
        verifyErrors++;
        results.use();
      } else if (begins.matches()) {
        direction = begins.group(1);
        rates(begins.group(2));
      } else if (direction != null && latency.matches()) {
        latency(latency);
      } else if (direction != null && percentiles.matches()) {
        percentilesOf = percentiles.group(1);
        percentileUnit = percentiles.group(2);
      } else if (direction != null && percentilesOf != null && line.strip().startsWith("|")) {
        Matcher slot = SLOT.matcher(line);
        while (slot.find()) {
          results.lower(
              Percentiles.metric(direction + "_" + percentilesOf, slot.group(1)),
              "us",
              micros(slot.group(2), percentileUnit));
        }
      } else if (line.startsWith("Run status group")) {
        direction = null;
      }
    }

    private void rates(String text) throws UnreadableException {
      Matcher iops = IOPS.matcher(text);
      Matcher bandwidth = BANDWIDTH.matcher(text);
      if (iops.find()) {
        results.higher(direction + "_iops", "IO/s", Multiples.THOUSAND.value(iops.group(1)));
      }
      if (bandwidth.find()) {
        String rate = bandwidth.group(1).toUpperCase(Locale.ROOT).replace("I", "");
        results.higher(
            direction + "_bandwidth",
            "KiB/s",
            Multiples.KIBI.bytes(rate).divide(BigDecimal.valueOf(1024)));
      }
    }

    private void latency(Matcher latency) throws UnreadableException {
      String metric = direction + "_" + latency.group(1);
      String unit = latency.group(2);
      results.lower(metric + "_min", "us", micros(latency.group(3), unit));
      results.lower(metric + "_max", "us", micros(latency.group(4), unit));
      results.lower(metric + "_mean", "us", micros(latency.group(5), unit));
      results.lower(metric + "_stdev", "us", micros(latency.group(6), unit));
    }

    private static BigDecimal micros(String number, String unitName) throws UnreadableException {
      TimeUnitName unit =
          TimeUnitName.named(unitName)
              .orElseThrow(() -> new UnreadableException(RejectReason.UNIT, unitName));
      Quantity quantity = Quantity.parse(number);
      return quantity
          .value()
          .multiply(Multiples.THOUSAND.factor(quantity.unit()))
          .multiply(BigDecimal.valueOf(unit.nanos()))
          .movePointLeft(3);
    }

    @Override
    public void end() {
      if (verifyErrors > 0) {
        results.lower("verify_errors", "", BigDecimal.valueOf(verifyErrors));
      }
    }
  }
}
