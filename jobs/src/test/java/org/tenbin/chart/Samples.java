package org.tenbin.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** One ordinary chart of each kind, in English or Japanese, from seeded made-up numbers. */
final class Samples {
  private static final String SOURCE_EN = "thesis (simulated), 2026-11-30, 10 runs per point";
  private static final String SOURCE_JA = "thesis（模擬データ）、2026-11-30、各点 10 回";

  private final boolean japanese;

  private Samples(boolean japanese) {
    this.japanese = japanese;
  }

  /** All kinds by name. */
  static Map<String, Chart> all(Language language) {
    Samples samples = new Samples(language == Language.JAPANESE);
    Map<String, Chart> charts = new LinkedHashMap<>();
    charts.put("lines", samples.lines());
    charts.put("multiples", samples.multiples());
    charts.put("facets", samples.facets());
    charts.put("percentiles", samples.percentiles());
    charts.put("density", samples.density());
    charts.put("boxes", samples.boxes());
    charts.put("bars", samples.bars());
    charts.put("bars-level", samples.levelBars());
    charts.put("time", samples.time());
    charts.put("time-runs", samples.timeRuns());
    charts.put("heat", samples.heat());
    charts.put("scaling", samples.scaling());
    charts.put("ratios", samples.ratios());
    return charts;
  }

  private String word(String english, String japaneseWord) {
    return japanese ? japaneseWord : english;
  }

  private Caption caption(String title, String titleJa, String subtitle, String subtitleJa) {
    return new Caption(
        word(title, titleJa), word(subtitle, subtitleJa), word(SOURCE_EN, SOURCE_JA));
  }

  LinesChart lines() {
    Random random = new Random(42);
    List<Point> cassandra = new ArrayList<>();
    List<Point> jungle = new ArrayList<>();
    for (int n = 1; n <= 45; n += 2) {
      double slow = 12 + 0.9 * n + 0.012 * n * n + random.nextGaussian() * 0.7;
      double fast = 9 + 0.42 * n + 0.004 * n * n + random.nextGaussian() * 0.7;
      double half = 0.8 + 0.05 * n;
      cassandra.add(new Point(n, slow, slow - half, slow + half));
      jungle.add(new Point(n, fast, fast - half * 0.6, fast + half * 0.6));
    }
    return new LinesChart(
        caption(
            "Reading from the server with many cores",
            "コア数が多いサーバーの読み込み実験結果",
            "Mean elapsed time of 10 runs; error bars: 95 % interval (Student t)",
            "10 回の平均経過時間。エラーバーは 95 % 信頼区間（Student の t）"),
        Axis.fromZero(word("Client nodes", "クライアントノード数"), ""),
        Axis.fromZero(word("Mean elapsed time", "平均経過時間"), word("s", "秒")),
        List.of(new Series("Cassandra", cassandra), new Series("Jungle", jungle)),
        LinesChart.Intervals.BARS);
  }

  LinesChart multiples() {
    List<Series> series = new ArrayList<>();
    for (int i = 0; i < 11; i++) {
      List<Point> points = new ArrayList<>();
      for (int n : new int[] {1, 2, 4, 8, 16, 32, 45}) {
        double y = 8 + i * 2 + n * (0.3 + 0.1 * i) + (i == 4 && n > 16 ? 30 : 0);
        points.add(new Point(n, y, y * 0.95, y * 1.05));
      }
      series.add(new Series(word("backend ", "バックエンド ") + (i + 1), points));
    }
    return new LinesChart(
        caption(
            "Eleven back ends, each against all others",
            "11 のバックエンドの比較",
            "Mean elapsed time; grey: the other back ends",
            "平均経過時間。灰色はほかのバックエンド"),
        Axis.fromZero(word("Client nodes", "クライアントノード数"), ""),
        Axis.fromZero(word("Mean elapsed time", "平均経過時間"), word("s", "秒")),
        series,
        LinesChart.Intervals.BARS);
  }

  FacetsChart facets() {
    List<FacetsChart.Facet> facets = new ArrayList<>();
    String[] clients = {"vmware", "vmware", "kvm", "kvm"};
    for (int f = 0; f < 4; f++) {
      List<Series> series = new ArrayList<>();
      for (int s = 0; s < 2; s++) {
        List<Point> points = new ArrayList<>();
        for (int n : new int[] {1, 2, 4, 8, 16, 32, 45}) {
          double y = (s == 0 ? 12 + 0.9 * n : 9 + 0.5 * n) + (f > 1 ? 10 : 0);
          points.add(new Point(n, y, y * 0.93, y * 1.07));
        }
        series.add(new Series(s == 0 ? "Cassandra" : "Jungle", points));
      }
      String cores = f % 2 == 0 ? word("24 cores", "24 コア") : word("4 cores", "4 コア");
      facets.add(new FacetsChart.Facet(clients[f] + word(", ", "、") + cores, series));
    }
    return new FacetsChart(
        caption(
            "Reading by client cluster and server",
            "クライアントクラスタとサーバーごとの読み込み",
            "Mean elapsed time of 10 runs; error bars: 95 % interval (Student t)",
            "10 回の平均経過時間。エラーバーは 95 % 信頼区間（Student の t）"),
        Axis.fromZero(word("Client nodes", "クライアントノード数"), ""),
        Axis.fromZero(word("Mean elapsed time", "平均経過時間"), word("s", "秒")),
        facets,
        LinesChart.Intervals.BARS);
  }

  PercentileChart percentiles() {
    List<Series> series = new ArrayList<>();
    for (int s = 0; s < 2; s++) {
      List<Point> points = new ArrayList<>();
      for (double percent :
          new double[] {
            0, 10, 25, 50, 60, 70, 75, 80, 85, 90, 93, 95, 97, 98, 99, 99.3, 99.5, 99.7, 99.8, 99.9,
            99.95, 99.97, 99.99, 100
          }) {
        double nines = percent == 100 ? 5 : PercentilePainter.nines(percent);
        double y =
            (s == 0 ? 2.2 : 1.3)
                * Math.exp((s == 0 ? 0.95 : 0.7) * nines + (s == 0 ? 0.06 : 0.03) * nines * nines);
        double factor = 1.03 + 0.04 * nines;
        points.add(new Point(percent, y, y / factor, y * factor));
      }
      series.add(new Series(s == 0 ? "Cassandra" : "Jungle", points));
    }
    return new PercentileChart(
        caption(
            "Read latency: the tail",
            "読み取り応答時間の分布（テール）",
            "Latency at each percentile; shaded: 95 % interval over runs",
            "パーセンタイルごとの応答時間。帯は実行間の 95 % 信頼区間"),
        word("Percentile", "パーセンタイル"),
        Axis.log(word("Latency", "応答時間"), "ms"),
        series);
  }

  DensityChart density() {
    List<Series> series = new ArrayList<>();
    double[] centre = {3.4, 2.1, 2.6};
    String[] names = {"Cassandra", "Jungle", "memcached"};
    for (int s = 0; s < 3; s++) {
      List<Point> points = new ArrayList<>();
      for (double x = 0.2; x <= 12; x += 0.1) {
        double z = Math.log(x / centre[s]) / 0.35;
        points.add(Point.of(x, Math.exp(-z * z / 2) / x));
      }
      series.add(new Series(names[s], points));
    }
    return new DensityChart(
        caption(
            "Read latency: distribution",
            "読み取り応答時間の分布",
            "Density over all successful requests at 24 nodes",
            "24 ノードにおける成功した要求すべての密度"),
        Axis.fromZero(word("Latency", "応答時間"), "ms"),
        Axis.fromZero(word("Density", "密度"), "1/ms"),
        series);
  }

  BoxChart boxes() {
    List<BoxChart.Boxes> series = new ArrayList<>();
    for (int s = 0; s < 2; s++) {
      List<BoxChart.Box> boxes = new ArrayList<>();
      for (int n : new int[] {5, 15, 25, 35, 45}) {
        double m = s == 0 ? 12 + n : 9 + 0.55 * n;
        boxes.add(
            new BoxChart.Box(
                n + word(" nodes", " 台"),
                m * 0.7,
                m * 0.9,
                m,
                m * 1.12,
                m * 1.4,
                List.of(m * 1.55, m * 1.7, m * 0.6)));
      }
      series.add(new BoxChart.Boxes(s == 0 ? "Cassandra" : "Jungle", boxes));
    }
    return new BoxChart(
        caption(
            "Elapsed time: distribution over clients",
            "経過時間の分布",
            "Box: quartiles; whiskers: 1 % and 99 %; circles: single clients beyond",
            "箱は四分位、ひげは 1 % と 99 %、円はその外の個々のクライアント"),
        word("Client nodes", "クライアントノード数"),
        Axis.fromZero(word("Elapsed time", "経過時間"), word("s", "秒")),
        series);
  }

  BarChart levelBars() {
    String[] groups = {
      "PendingTransactions", "PostedTransactionHistory", "PartyInquiry", "Transfer of one file back"
    };
    List<BarChart.Bars> series = new ArrayList<>();
    for (int s = 0; s < 2; s++) {
      List<BarChart.Bar> bars = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        double m = 340 + 90 * ((i * 5 + s * 3) % 7);
        String name = groups[i % 4] + (i < 4 ? "" : " again");
        bars.add(new BarChart.Bar(name, m, m * 0.9, m * 1.1, List.of(m * 0.9, m * 1.02, m * 1.08)));
      }
      series.add(new BarChart.Bars(s == 0 ? "main" : "branch", bars));
    }
    return new BarChart(
        caption(
            "Mean latency by operation",
            "操作ごとの平均遅延",
            "Mean of three runs with 95 % interval; dots: single runs",
            "3 回の平均と 95 % 信頼区間。点は各回の値"),
        word("Operation", "操作"),
        Axis.fromZero(word("Mean latency", "平均遅延"), "ms"),
        series);
  }

  BarChart bars() {
    List<BarChart.Bars> series = new ArrayList<>();
    double[][] means = {{395.4, 896}, {259.7, 896}, {249.4, 896}};
    String[] names = {"Jetty 6.1", "Apache 2.2.3", "lighttpd 1.4.22"};
    for (int s = 0; s < 3; s++) {
      List<BarChart.Bar> bars = new ArrayList<>();
      String[] groups = {word("1 GB file", "1 GB ファイル"), word("64 MB file", "64 MB ファイル")};
      for (int i = 0; i < 2; i++) {
        double m = means[s][i];
        List<Double> trials = List.of(m * 0.97, m * 1.01, m * 1.02, m * 0.985, m * 1.015);
        bars.add(new BarChart.Bar(groups[i], m, m * 0.975, m * 1.025, trials));
      }
      series.add(new BarChart.Bars(names[s], bars));
    }
    return new BarChart(
        caption(
            "Transfer of one file by three web servers",
            "3 種の Web サーバーによるファイル転送",
            "Mean of five trials with 95 % interval; dots: single trials",
            "5 回の平均と 95 % 信頼区間。点は各回の値"),
        "",
        Axis.fromZero(word("Throughput", "スループット"), "Mbit/s"),
        series);
  }

  TimeSeriesChart time() {
    Random random = new Random(7);
    List<Point> rate = new ArrayList<>();
    List<Point> median = new ArrayList<>();
    List<Point> tail = new ArrayList<>();
    for (int t = 0; t < 180; t++) {
      boolean pause = t % 55 == 40;
      double warm = Math.min(1, 0.3 + t / 25.0);
      rate.add(Point.of(t, (pause ? 300 : 1450 + random.nextGaussian() * 60) * warm));
      double p50 = (2.1 + random.nextGaussian() * 0.08) / warm;
      median.add(Point.of(t, p50));
      tail.add(Point.of(t, p50 * (pause ? 60 : 4 + random.nextGaussian() * 0.4)));
    }
    return new TimeSeriesChart(
        caption(
            "Throughput and latency of one run",
            "1 回の実行のスループットと応答時間",
            "Jungle, read, 24 nodes; one value per second",
            "Jungle、読み込み、24 ノード。1 秒ごとの値"),
        Axis.fromZero(word("Time since start", "開始からの時間"), word("s", "秒")),
        List.of(
            new TimeSeriesChart.Panel(
                Axis.fromZero(word("Throughput", "スループット"), word("req/s", "件/秒")),
                List.of(new Series("", rate))),
            new TimeSeriesChart.Panel(
                Axis.log(word("Latency", "応答時間"), "ms"),
                List.of(new Series("99 %", tail), new Series("50 %", median)))),
        List.of(
            new TimeSeriesChart.Event(0, 18, word("warm-up", "ウォームアップ")),
            new TimeSeriesChart.Event(40, 40, word("garbage collection", "ガベージコレクション")),
            new TimeSeriesChart.Event(95, 95, word("garbage collection", "ガベージコレクション")),
            new TimeSeriesChart.Event(150, 150, word("garbage collection", "ガベージコレクション"))));
  }

  TimeSeriesChart timeRuns() {
    List<Series> rates = new ArrayList<>();
    List<TimeSeriesChart.Event> events = new ArrayList<>();
    String collection = word("garbage collection", "ガベージコレクション");
    for (int run = 1; run <= 3; run++) {
      String name = word("Jungle run ", "Jungle 実行 ") + run;
      List<Point> rate = new ArrayList<>();
      for (int t = 0; t < 90; t++) {
        boolean pause = t >= 30 * run - 10 && t < 30 * run - 6;
        rate.add(Point.of(t, pause ? 0 : 900 + 40 * Math.sin(t * run)));
      }
      rates.add(new Series(name, rate));
      double at = 30.0 * run - 10;
      events.add(new TimeSeriesChart.Event(at, at + 4, word("pause", "停止"), name));
      for (int i = 0; i < (run == 3 ? 60 : 3); i++) {
        double moment = run == 3 ? 1.5 * i : at + i;
        events.add(new TimeSeriesChart.Event(moment, moment + 0.1, collection, name));
      }
    }
    return new TimeSeriesChart(
        caption(
            "Throughput of three runs",
            "3 回の実行のスループット",
            "Jungle, write, 24 nodes; one value per second",
            "Jungle、書き込み、24 ノード。1 秒ごとの値"),
        Axis.fromZero(word("Time since start", "開始からの時間"), word("s", "秒")),
        List.of(
            new TimeSeriesChart.Panel(
                Axis.fromZero(word("Throughput", "スループット"), word("req/s", "件/秒")), rates)),
        events);
  }

  HeatMapChart heat() {
    List<String> columns = new ArrayList<>();
    List<String> rows = new ArrayList<>();
    List<List<Double>> values = new ArrayList<>();
    for (int t = 0; t < 30; t++) {
      columns.add(Integer.toString(t * 10));
    }
    for (int n : new int[] {1, 2, 4, 8, 12, 16, 20, 24, 32, 40, 45}) {
      rows.add(Integer.toString(n));
      List<Double> row = new ArrayList<>();
      for (int t = 0; t < 30; t++) {
        boolean over = t > 12 + n / 3;
        row.add(over ? Double.NaN : 2 + n * 0.25 + 5 * Math.exp(-Math.pow(t - 8, 2) / 20.0));
      }
      values.add(row);
    }
    return new HeatMapChart(
        caption(
            "Median latency by parallelism and time",
            "並列度と時間ごとの応答時間の中央値",
            "Jungle, read; each cell is ten seconds",
            "Jungle、読み込み。1 区画は 10 秒"),
        word("Time since start [s]", "開始からの時間 [秒]"),
        word("Client nodes", "クライアントノード数"),
        Axis.fromZero(word("Median latency", "応答時間の中央値"), "ms"),
        columns,
        rows,
        values);
  }

  ScalingChart scaling() {
    List<ScalingChart.Curve> curves = new ArrayList<>();
    double[][] usl = {{0.02, 0.0004}, {0.08, 0.002}};
    String[] names = {word("read", "読み込み"), word("write", "書き込み")};
    for (int s = 0; s < 2; s++) {
      List<Point> measured = new ArrayList<>();
      List<Point> law = new ArrayList<>();
      for (double n = 1; n <= 24; n += 0.5) {
        double c = n / (1 + usl[s][0] * (n - 1) + usl[s][1] * n * (n - 1));
        law.add(Point.of(n, c));
        if (n == 1 || n == 2 || n == 4 || n == 8 || n == 12) {
          double y = c * (1 + 0.02 * Math.sin(n * 3));
          measured.add(new Point(n, y, y * 0.96, y * 1.04));
        }
      }
      curves.add(
          new ScalingChart.Curve(names[s], measured, List.of(Point.of(24, 1.4 - s * 0.3)), law));
    }
    return new ScalingChart(
        caption(
            "Scaling of Jungle in Haskell",
            "Haskell による Jungle の並列性能",
            "Points: measured; lines: Universal Scalability Law without the collapse at 24 threads",
            "点は実測、線は 24 スレッドの崩壊を除いた Universal Scalability Law"),
        Axis.fromZero(word("Threads", "スレッド数"), ""),
        Axis.fromZero(word("Speed-up", "速度向上率"), ""),
        Axis.fromZero(word("Efficiency", "効率"), ""),
        curves);
  }

  RatioChart ratios() {
    return new RatioChart(
        caption(
            "Cassandra against Jungle, elapsed time",
            "Cassandra と Jungle の経過時間の比",
            "Geometric mean ratio with 95 % interval; shaded: counts as equal (5 %)",
            "幾何平均の比と 95 % 信頼区間。網かけは同等とみなす範囲（5 %）"),
        Axis.log(word("Ratio Cassandra / Jungle", "比 Cassandra / Jungle"), ""),
        word("Cassandra faster", "Cassandra が速い"),
        word("Jungle faster", "Jungle が速い"),
        1.05,
        List.of(
            row("vmware, 24 cores, read", "vmware、24 コア、読込", 1.52, 1.45, 1.60),
            row("vmware, 24 cores, write", "vmware、24 コア、書込", 1.041, 0.99, 1.10),
            row("vmware, 4 cores, read", "vmware、4 コア、読込", 1.31, 1.22, 1.41),
            row("vmware, 4 cores, write", "vmware、4 コア、書込", 0.98, 0.93, 1.03),
            row("kvm, 24 cores, read", "kvm、24 コア、読込", 1.9, 0.8, Double.POSITIVE_INFINITY),
            new RatioChart.Row(
                word("kvm, 24 cores, write", "kvm、24 コア、書込"),
                Double.NaN,
                Double.NaN,
                Double.NaN,
                false,
                word("not comparable: one run", "比較できない（1 回のみ）"))));
  }

  private RatioChart.Row row(String label, String labelJa, double r, double low, double high) {
    String end = Double.isInfinite(high) ? "∞" : Numbers.exact(high);
    String note = Numbers.exact(r) + " [" + Numbers.exact(low) + ", " + end + "]";
    // After Holm's correction an interval without 1 need not mean a difference: 1.31 is hollow.
    return new RatioChart.Row(word(label, labelJa), r, low, high, low > 1.3, note);
  }
}
