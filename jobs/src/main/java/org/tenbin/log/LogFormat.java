package org.tenbin.log;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tenbin.log.ab.AbPercentiles;
import org.tenbin.log.ab.AbSummary;
import org.tenbin.log.ab.AbTsv;
import org.tenbin.log.access.AccessJson;
import org.tenbin.log.access.AccessLog;
import org.tenbin.log.access.AccessLtsv;
import org.tenbin.log.accounting.PbsAccounting;
import org.tenbin.log.accounting.SlurmAccounting;
import org.tenbin.log.autocannon.Autocannon;
import org.tenbin.log.autocannon.AutocannonText;
import org.tenbin.log.bombardier.BombardierJson;
import org.tenbin.log.bombardier.BombardierText;
import org.tenbin.log.bonnie.BonnieCsv;
import org.tenbin.log.bonnie.BonnieText;
import org.tenbin.log.cassandra.CassandraStress;
import org.tenbin.log.dbbench.DbBench;
import org.tenbin.log.disk.Dd;
import org.tenbin.log.disk.Hdparm;
import org.tenbin.log.events.EventTable;
import org.tenbin.log.fio.FioHistogramLog;
import org.tenbin.log.fio.FioJson;
import org.tenbin.log.fio.FioLatencyLog;
import org.tenbin.log.fio.FioText;
import org.tenbin.log.gatling.SimulationLog;
import org.tenbin.log.gc.GcLog;
import org.tenbin.log.gobench.GoBench;
import org.tenbin.log.hdr.HdrLog;
import org.tenbin.log.hdr.PercentileTable;
import org.tenbin.log.hey.HeyCsv;
import org.tenbin.log.hey.HeyText;
import org.tenbin.log.host.Cpuinfo;
import org.tenbin.log.host.HypervisorFile;
import org.tenbin.log.host.JavaVersion;
import org.tenbin.log.host.Lscpu;
import org.tenbin.log.host.Meminfo;
import org.tenbin.log.host.OsRelease;
import org.tenbin.log.host.Uname;
import org.tenbin.log.iago.Iago;
import org.tenbin.log.iozone.Iozone;
import org.tenbin.log.iperf.IperfJson;
import org.tenbin.log.iperf.IperfText;
import org.tenbin.log.jmeter.JmeterCsv;
import org.tenbin.log.jmeter.JmeterXml;
import org.tenbin.log.jmeter.Summariser;
import org.tenbin.log.jmh.JmhCsv;
import org.tenbin.log.jmh.JmhJson;
import org.tenbin.log.k6.K6Csv;
import org.tenbin.log.k6.K6Json;
import org.tenbin.log.locust.LocustFailures;
import org.tenbin.log.locust.LocustHistory;
import org.tenbin.log.locust.LocustStats;
import org.tenbin.log.nativecsv.NativeCsv;
import org.tenbin.log.pgbench.PgbenchAggregate;
import org.tenbin.log.pgbench.PgbenchLog;
import org.tenbin.log.pgbench.PgbenchSeconds;
import org.tenbin.log.pgbench.PgbenchSummary;
import org.tenbin.log.phout.Phout;
import org.tenbin.log.ping.PingLog;
import org.tenbin.log.redis.MemtierJson;
import org.tenbin.log.redis.MemtierText;
import org.tenbin.log.redis.RedisBenchmarkCsv;
import org.tenbin.log.redis.RedisBenchmarkText;
import org.tenbin.log.ruby.BenchmarkIps;
import org.tenbin.log.ruby.RubyBenchmark;
import org.tenbin.log.siege.SiegeLog;
import org.tenbin.log.siege.SiegeText;
import org.tenbin.log.sysbench.Sysbench;
import org.tenbin.log.syslog.Syslog;
import org.tenbin.log.table.MeasuredTable;
import org.tenbin.log.tcpprobe.TcpProbe;
import org.tenbin.log.torque.JobOutput;
import org.tenbin.log.tsung.TsungJson;
import org.tenbin.log.tsung.TsungText;
import org.tenbin.log.vegeta.VegetaCsv;
import org.tenbin.log.vegeta.VegetaJson;
import org.tenbin.log.vegeta.VegetaReport;
import org.tenbin.log.vegeta.VegetaReportJson;
import org.tenbin.log.weighttp.Weighttp;
import org.tenbin.log.wrk.Wrk;
import org.tenbin.log.ycsb.YcsbHistogram;
import org.tenbin.log.ycsb.YcsbRaw;
import org.tenbin.log.ycsb.YcsbSummary;

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
  PGBENCH_SECONDS(new PgbenchSeconds()),
  PGBENCH_SUMMARY(new PgbenchSummary()),
  FIO_LATENCY(new FioLatencyLog()),
  FIO_HISTOGRAM(new FioHistogramLog()),
  PHOUT(new Phout()),
  ACCESS(new AccessLog()),
  ACCESS_LTSV(new AccessLtsv()),
  ACCESS_JSON(new AccessJson()),
  SIEGE(new SiegeLog()),
  YCSB_RAW(new YcsbRaw()),
  YCSB_HISTOGRAM(new YcsbHistogram()),
  YCSB(new YcsbSummary()),
  HDR(new HdrLog()),
  HGRM(new PercentileTable()),
  PING(new PingLog()),
  VEGETA_REPORT(new VegetaReport()),
  VEGETA_REPORT_JSON(new VegetaReportJson()),
  AUTOCANNON_TEXT(new AutocannonText()),
  WRK(new Wrk()),
  WEIGHTTP(new Weighttp()),
  AB_SUMMARY(new AbSummary()),
  AB_PERCENTILES(new AbPercentiles()),
  SIEGE_SUMMARY(new SiegeText()),
  HEY_SUMMARY(new HeyText()),
  BOMBARDIER(new BombardierText()),
  BOMBARDIER_JSON(new BombardierJson()),
  AUTOCANNON(new Autocannon()),
  LOCUST_STATS(new LocustStats()),
  LOCUST_HISTORY(new LocustHistory()),
  LOCUST_FAILURES(new LocustFailures()),
  JMETER_SUMMARISER(new Summariser()),
  TSUNG(new TsungText()),
  TSUNG_JSON(new TsungJson()),
  IAGO(new Iago()),
  CASSANDRA_STRESS(new CassandraStress()),
  SYSBENCH(new Sysbench()),
  DB_BENCH(new DbBench()),
  REDIS_BENCHMARK(new RedisBenchmarkCsv()),
  REDIS_BENCHMARK_TEXT(new RedisBenchmarkText()),
  MEMTIER(new MemtierJson()),
  MEMTIER_TEXT(new MemtierText()),
  JMH_CSV(new JmhCsv()),
  JMH_JSON(new JmhJson()),
  GO_BENCH(new GoBench()),
  RUBY_BENCHMARK(new RubyBenchmark()),
  RUBY_BENCHMARK_IPS(new BenchmarkIps()),
  BONNIE_TEXT(new BonnieText()),
  BONNIE_CSV(new BonnieCsv()),
  IOZONE(new Iozone()),
  FIO(new FioText()),
  FIO_JSON(new FioJson()),
  HDPARM(new Hdparm()),
  DD(new Dd()),
  IPERF(new IperfText()),
  IPERF3_JSON(new IperfJson()),
  TCP_PROBE(new TcpProbe()),
  JOB_OUTPUT(new JobOutput()),
  PBS_ACCOUNTING(new PbsAccounting()),
  SLURM_ACCOUNTING(new SlurmAccounting()),
  EVENTS(new EventTable()),
  SYSLOG(new Syslog()),
  GC(new GcLog()),
  CPUINFO(new Cpuinfo()),
  MEMINFO(new Meminfo()),
  LSCPU(new Lscpu()),
  UNAME(new Uname()),
  JAVA_VERSION(new JavaVersion()),
  OS_RELEASE(new OsRelease()),
  HYPERVISOR(new HypervisorFile()),
  TABLE(new MeasuredTable());

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
