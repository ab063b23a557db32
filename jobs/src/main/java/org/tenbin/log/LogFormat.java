package org.tenbin.log;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tenbin.log.ab.AbTsv;
import org.tenbin.log.access.AccessJson;
import org.tenbin.log.access.AccessLog;
import org.tenbin.log.access.AccessLtsv;
import org.tenbin.log.fio.FioHistogramLog;
import org.tenbin.log.fio.FioLatencyLog;
import org.tenbin.log.gatling.SimulationLog;
import org.tenbin.log.hdr.HdrLog;
import org.tenbin.log.hdr.PercentileTable;
import org.tenbin.log.hey.HeyCsv;
import org.tenbin.log.jmeter.JmeterCsv;
import org.tenbin.log.jmeter.JmeterXml;
import org.tenbin.log.k6.K6Csv;
import org.tenbin.log.k6.K6Json;
import org.tenbin.log.nativecsv.NativeCsv;
import org.tenbin.log.pgbench.PgbenchAggregate;
import org.tenbin.log.pgbench.PgbenchLog;
import org.tenbin.log.phout.Phout;
import org.tenbin.log.ping.PingLog;
import org.tenbin.log.siege.SiegeLog;
import org.tenbin.log.vegeta.VegetaCsv;
import org.tenbin.log.vegeta.VegetaJson;
import org.tenbin.log.ycsb.YcsbHistogram;
import org.tenbin.log.ycsb.YcsbRaw;

/** The registry of log formats: one line each, asked in this order. */
public enum LogFormat {
  NATIVE(new NativeCsv()),
  JMETER(new JmeterCsv()),
  JMETER_XML(new JmeterXml()),
  GATLING(new SimulationLog()),
  K6(new K6Csv()),
  K6_JSON(new K6Json()),
  HEY(new HeyCsv()),
  VEGETA(new VegetaCsv()),
  VEGETA_JSON(new VegetaJson()),
  AB(new AbTsv()),
  PGBENCH(new PgbenchLog()),
  PGBENCH_AGGREGATE(new PgbenchAggregate()),
  FIO_LATENCY(new FioLatencyLog()),
  FIO_HISTOGRAM(new FioHistogramLog()),
  PHOUT(new Phout()),
  ACCESS(new AccessLog()),
  ACCESS_LTSV(new AccessLtsv()),
  ACCESS_JSON(new AccessJson()),
  SIEGE(new SiegeLog()),
  YCSB_RAW(new YcsbRaw()),
  YCSB_HISTOGRAM(new YcsbHistogram()),
  HDR(new HdrLog()),
  HGRM(new PercentileTable()),
  PING(new PingLog());

  private final LogReader reader;

  LogFormat(LogReader reader) {
    this.reader = reader;
  }

  /** The format's reader. */
  public LogReader reader() {
    return reader;
  }

  /** The format of that name, if there is one. */
  public static Optional<LogFormat> named(String name) {
    String wanted = name.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(f -> f.reader.name().equals(wanted)).findFirst();
  }

  /**
   * The format of a file, from its content: the first that is sure, else the first that is
   * possible.
   *
   * @throws LogRefusedException where no format claims it
   */
  public static LogFormat of(Head head) throws LogRefusedException {
    LogFormat possible = null;
    for (LogFormat format : values()) {
      LogReader.Match match = format.reader.recognise(head);
      if (match == LogReader.Match.YES) {
        return format;
      }
      if (match == LogReader.Match.MAYBE && possible == null) {
        possible = format;
      }
    }
    if (possible == null) {
      throw new LogRefusedException(
          "no known log format; `formats` lists them, -D tenbin.format=NAME forces one");
    }
    return possible;
  }

  /**
   * The format that was forced, else the one that the content tells.
   *
   * @throws LogRefusedException where there is no such format
   */
  public static LogFormat of(Binding binding, Head head) throws LogRefusedException {
    Optional<String> forced = binding.format();
    if (forced.isEmpty()) {
      return of(head);
    }
    return named(forced.get())
        .orElseThrow(
            () ->
                new LogRefusedException(
                    "unknown format " + forced.get() + "; known: " + String.join(", ", names())));
  }

  /** The names of all formats, in order. */
  public static List<String> names() {
    return Arrays.stream(values()).map(f -> f.reader.name()).collect(Collectors.toList());
  }
}
