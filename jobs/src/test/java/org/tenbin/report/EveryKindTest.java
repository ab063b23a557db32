package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.chart.BoxChart;
import org.tenbin.chart.DensityChart;
import org.tenbin.chart.HeatMapChart;
import org.tenbin.chart.PercentileChart;
import org.tenbin.chart.Point;
import org.tenbin.chart.RatioChart;
import org.tenbin.chart.Series;
import org.tenbin.chart.TimeSeriesChart;
import org.tenbin.chart.font.ChartFonts;
import org.tenbin.chart.font.FontSearch;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.experiment.Figure;
import org.tenbin.summary.Table;
import org.tenbin.summary.Verdict;

/** Every kind of figure that an experiment can describe. The pictures lie in target/every-kind. */
class EveryKindTest {
  private static final long START = 1_360_540_800L;
  private static final Words WORDS = Words.of("en");

  private static final String[] YAML = {
    "experiment: kinds",
    "title: {en: Every kind of figure, ja: すべての種類の図}",
    "factors:",
    "  - {name: backend, label: {en: Back end, ja: バックエンド}, levels: [jungle, cassandra],",
    "     labels: {jungle: Jungle, cassandra: Cassandra}}",
    "  - {name: cores, label: {en: Cores, ja: コア数}, levels: [24, 4],",
    "     labels: {'24': {en: 24 cores, ja: 24 コア}, '4': {en: 4 cores, ja: 4 コア}}}",
    "  - {name: parallelism, label: {en: Clients, ja: クライアント数}, levels: [1, 2, 3, 4, 6, 8]}",
    "expect: {margin_ratio: 1.05}",
    "hosts:",
    "  - {name: big, role: server, where: {cores: 24}, facts: {CPU: X5650}}",
    "figures:",
    "  - {file: lines, x: parallelism, y: elapsed_from_schedule_s, series: backend,",
    "     where: {cores: 24}, share_y: elapsed, caption: {en: Elapsed time, ja: 経過時間}}",
    "  - {file: facets, x: parallelism, y: elapsed_from_schedule_s, series: backend,",
    "     facets: [cores], share_y: elapsed}",
    "  - {file: bars, kind: bars, x: parallelism, y: elapsed_from_schedule_s, series: backend,",
    "     where: {cores: 4}, share_y: elapsed}",
    "  - {file: scaling, kind: scaling, x: parallelism, y: throughput_per_s, series: backend,",
    "     where: {cores: 24}}",
    "  - {file: percentiles, kind: percentiles, where: {cores: 24, parallelism: 8}}",
    "  - {file: percentiles_all, kind: percentiles}",
    "  - {file: box, kind: box, x: parallelism, series: backend, where: {cores: 24}}",
    "  - {file: box_runs, kind: box, x: parallelism, y: elapsed_from_schedule_s,",
    "     series: backend, where: {cores: 24}}",
    "  - {file: density, kind: density, where: {cores: 24, parallelism: 8}}",
    "  - {file: timeline, kind: timeline, where: {cores: 24, parallelism: 8}}",
    "  - {file: timeline_one, kind: timeline, log: true,",
    "     where: {backend: cassandra, cores: 4, parallelism: 8}}",
    "  - {file: heat, kind: heat, x: parallelism, y: elapsed_from_schedule_s, series: cores,",
    "     where: {backend: jungle}}",
    "  - {file: heat_time, kind: heat, x: time, y: latency_mean_ms, series: backend}",
    "  - {file: ratio, kind: ratio, y: elapsed_from_schedule_s, series: backend}",
    "  - {file: ratio_over, kind: ratio, x: parallelism, y: elapsed_from_schedule_s,",
    "     series: backend, levels: [cassandra, jungle]}",
  };

  static Campaign campaign() {
    Campaigns campaigns = Campaigns.of(YAML);
    for (String backend : List.of("jungle", "cassandra")) {
      for (String cores : List.of("24", "4")) {
        for (int n : new int[] {1, 2, 3, 4, 6, 8}) {
          cell(campaigns, backend, cores, n);
        }
      }
    }
    timeline(campaigns, "jungle", "24", "1", 0, true);
    timeline(campaigns, "jungle", "24", "2", 1000, false);
    timeline(campaigns, "cassandra", "24", "1", 2000, false);
    timeline(campaigns, "cassandra", "4", "1", 3000, true);
    event(campaigns, "gc-pause", "", START + 20, "gc.log", "130");
    event(campaigns, "gc-pause", "", START + 50, "logs/backend=jungle/run=1/gc.log", "90");
    event(campaigns, "gc-pause", "", START + 51, "logs/backend=cassandra/run=1/gc.log", "90");
    event(campaigns, "conntrack-drop", "big.example", START + 30, "syslog", "0");
    event(campaigns, "conntrack-drop", "big.example", START + 3030, "syslog", "0");
    event(campaigns, "load", "big.example", START + 31, "events.csv", "0");
    return campaigns.make();
  }

  private static void cell(Campaigns campaigns, String backend, String cores, int n) {
    double base = (backend.equals("jungle") ? 10 : 13) + n * (cores.equals("24") ? 0.8 : 1.7);
    String[] levels = {"backend", backend, "cores", cores, "parallelism", Integer.toString(n)};
    campaigns.cell("measured", with(levels, "runs", "3", "requests", "3000"));
    for (int run = 1; run <= 3; run++) {
      campaigns.run(
          Integer.toString(run),
          Verdict.VALID,
          "",
          with(
              levels,
              "elapsed_from_schedule_s",
              Double.toString(base + (run - 2) * 0.3 + (run == 3 && n == 2 ? 1.5 : 0)),
              "throughput_per_s",
              Double.toString(100 * n / (1 + 0.05 * (n - 1)) + run),
              "start_ns",
              Long.toString(START * 1_000_000_000L)));
    }
    double[] grid = {0, 1, 5, 10, 25, 50, 75, 90, 95, 99, 99.9, 100};
    for (double p : grid) {
      double z = p == 0 ? -2.9 : p == 100 ? 4.4 : Math.log(p / (100 - p)) / 1.7;
      campaigns.with(
          Table.PERCENTILES,
          with(
              levels,
              "distribution",
              "latency",
              "percentile",
              p == Math.rint(p) ? Integer.toString((int) p) : Double.toString(p),
              "value_ms",
              Double.toString(base * Math.exp(0.5 * z)),
              "population",
              "3000"));
    }
  }

  /** Eighty seconds; with trouble a slow start and three seconds in which nothing is answered. */
  private static void timeline(
      Campaigns campaigns, String backend, String cores, String run, int after, boolean trouble) {
    for (int t = 0; t < 80; t++) {
      if (trouble && t >= 60 && t < 63) {
        continue;
      }
      double slow = trouble && t < 10 ? 3 - t * 0.2 : 1;
      long ok = Math.round(400 / slow) + t % 3;
      campaigns.with(
          Table.TIMELINE,
          "backend",
          backend,
          "cores",
          cores,
          "parallelism",
          "8",
          "run",
          run,
          "second",
          Long.toString(START + after + t),
          "ok",
          Long.toString(ok),
          "errors",
          "0",
          "timeouts",
          "0",
          "latency_mean_ms",
          Double.toString(5 * slow + 0.01 * (t % 7)));
    }
  }

  private static void event(
      Campaigns campaigns, String kind, String host, long second, String file, String millis) {
    campaigns.with(
        Table.EVENTS,
        "kind",
        kind,
        "host",
        host,
        "time_ns",
        Long.toString(second * 1_000_000_000L),
        "duration_ms",
        millis,
        "count",
        "1",
        "file",
        file);
  }

  private static String[] with(String[] levels, String... more) {
    return Stream.concat(Stream.of(levels), Stream.of(more)).toArray(String[]::new);
  }

  private static Figure figure(Campaign campaign, String file) {
    return campaign.experiment().figures().stream()
        .filter(f -> f.file().equals(file))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void isDrawnInBothLanguages(String language) throws java.io.IOException {
    ChartFonts fonts = ChartFonts.find(FontSearch.system(), "");
    Assumptions.assumeThat(fonts.japanese()).as("skipped: no Japanese font here").isTrue();
    Path folder = Path.of("target/every-kind/" + language);
    org.apache.hadoop.fs.FileUtil.fullyDelete(folder.toFile());
    Campaign campaign = campaign();
    Written written = Written.of(campaign, folder, language, fonts);

    for (Figure figure : campaign.experiment().figures()) {
      String text = written.pdf(figure.file() + ".pdf");
      assertThat(text).as(figure.file()).contains("kinds", "2013-02-11");
      assertThat(text).as(figure.file()).doesNotContain("No data", "データなし");
      assertThat(List.of("クライアント", "Jungle", "24", "Cassandra"))
          .as(figure.file())
          .anyMatch(text::contains);
    }
    assertThat(written.pdf())
        .contains(language.equals("ja") ? "図 15" : "Figure 15")
        .contains(language.equals("ja") ? "応答時間の分布" : "Distribution of latency");
  }

  @Test
  void aPercentileCurveEndsWhereTheRequestsEnd() {
    Campaign campaign = campaign();
    Figure figure =
        campaign.experiment().figures().stream()
            .filter(f -> f.kind().equals("percentiles"))
            .findFirst()
            .orElseThrow();
    PercentileChart chart = PercentilesFigure.of(campaign, figure, WORDS);

    // Of 3,000 requests the greatest stands for all levels from 1 - 1/3000 = 99.967 % on.
    assertThat(chart.series())
        .isNotEmpty()
        .allSatisfy(
            one ->
                assertThat(one.points())
                    .extracting(Point::x)
                    .contains(99.9)
                    .allMatch(percent -> percent <= 99.967));
    assertThat(chart.caption().subtitle()).contains("n = 3,000");
  }

  @Test
  void everyRunHasItsLineAndWhatHappenedToIt() {
    Campaign campaign = campaign();
    TimeSeriesChart chart = TimelineFigure.of(campaign, figure(campaign, "timeline"), WORDS);

    List<Series> throughput = chart.panels().get(0).series();
    assertThat(throughput)
        .extracting(Series::name)
        .containsExactly("Jungle run 1", "Jungle run 2", "Cassandra");
    Series paused = throughput.get(0);
    // Of 80 seconds the first and the last are no whole ones.
    assertThat(paused.points()).hasSize(78);
    assertThat(paused.points().get(0).x()).isEqualTo(1);
    assertThat(paused.points().get(60).y()).as("nothing was answered").isZero();
    assertThat(chart.panels().get(1).series().get(0).points())
        .as("the line of the latency ends at the pause and begins again")
        .hasSize(78)
        .filteredOn(point -> Double.isNaN(point.y()))
        .hasSize(3);
    assertThat(happened(chart, "Jungle run 1"))
        .contains(
            new TimeSeriesChart.Event(60, 63, "pause", "Jungle run 1"),
            new TimeSeriesChart.Event(20, 20.13, "garbage collection", "Jungle run 1"),
            new TimeSeriesChart.Event(30, 30, "connections dropped", "Jungle run 1"),
            new TimeSeriesChart.Event(50, 50.09, "garbage collection", "Jungle run 1"))
        .extracting(TimeSeriesChart.Event::kind)
        .containsOnlyOnce("warm-up")
        .doesNotContain("load");
    assertThat(happened(chart, "Jungle run 1"))
        .as("the collection at 51 s was of another server")
        .noneMatch(e -> e.from() == 51);
    assertThat(happened(chart, "Jungle run 2")).isEmpty();
    assertThat(happened(chart, "Cassandra")).isEmpty();

    TimeSeriesChart small = TimelineFigure.of(campaign, figure(campaign, "timeline_one"), WORDS);
    assertThat(small.events())
        .as("the machine big has no cell with 4 cores")
        .noneMatch(e -> e.kind().equals("connections dropped"));
  }

  private static List<TimeSeriesChart.Event> happened(TimeSeriesChart chart, String series) {
    return chart.events().stream().filter(e -> e.series().equals(series)).toList();
  }

  @Test
  void boxesAreThePercentilesOfTheRequestsOrTheValuesOfTheRuns() {
    Campaign campaign = campaign();
    BoxChart requests = BoxFigure.of(campaign, figure(campaign, "box"), WORDS);
    BoxChart.Box first = requests.series().get(0).boxes().get(0);
    assertThat(requests.series()).extracting(BoxChart.Boxes::name).contains("Jungle");
    assertThat(first.group()).isEqualTo("1");
    assertThat(first.median()).isCloseTo(10.8, within(1e-9));
    assertThat(first.points()).hasSize(2);

    BoxChart.Box runs = BoxFigure.tukey("g", new double[] {1, 2, 3, 4, 100});
    // R: fivenum-like, quantile(c(1,2,3,4,100)) = 1 2 3 4 100
    assertThat(runs).isEqualTo(new BoxChart.Box("g", 1, 2, 3, 4, 4, List.of(100.0)));
    assertThat(BoxFigure.tukey("g", new double[] {7}))
        .isEqualTo(new BoxChart.Box("g", 7, 7, 7, 7, 7, List.of()));
    assertThat(BoxFigure.tukey("g", new double[] {1, 2}).quartile1()).isEqualTo(1.25);
  }

  @Test
  void severalCellsInOneBoxAreRefused() {
    Campaign campaign = campaign();
    Figure vague = with(figure(campaign, "box"), Map.of());
    assertThatExceptionOfType(ExperimentException.class)
        .isThrownBy(() -> BoxFigure.of(campaign, vague, WORDS))
        .withMessageContaining("several cells fall into one")
        .withMessageContaining("cores=24");
  }

  private static Figure with(Figure figure, Map<String, String> where) {
    return new Figure(
        figure.file(),
        figure.kind(),
        figure.title(),
        figure.caption(),
        figure.x(),
        figure.y(),
        figure.series(),
        figure.facets(),
        where,
        figure.shareY(),
        figure.log(),
        figure.levels());
  }

  @Test
  void theAreaOfADensityIsTheShareThatIsShown() {
    Campaign campaign = campaign();
    DensityChart chart = DensityFigure.of(campaign, figure(campaign, "density"), WORDS);
    List<Point> steps = chart.series().get(0).points();
    double area = 0;
    for (int i = 1; i < steps.size(); i++) {
      area += steps.get(i).y() * (steps.get(i).x() - steps.get(i - 1).x());
    }
    assertThat(area).isCloseTo(0.99, within(1e-9));
    assertThat(DensityFigure.steps(Map.of(0.0, 5.0, 50.0, 5.0, 99.0, 5.0)))
        .containsExactly(Point.of(5, 1));
    assertThat(DensityFigure.steps(Map.of())).isEmpty();
  }

  @Test
  void timeOverLevelsIsTheMeanOfTheRunsAtWork() {
    Campaign campaign = campaign();
    HeatMapChart chart = HeatMapFigure.of(campaign, figure(campaign, "heat_time"), WORDS);
    assertThat(chart.rows()).containsExactly("Jungle", "Cassandra");
    assertThat(chart.columns()).hasSize(40).startsWith("0", "2");
    // Seconds 60 and 61: one of Jungle's runs stands still, the other answers 400 and 401.
    double answered = 5.04 * 400 + 5.05 * 401;
    assertThat(chart.values().get(0).get(30)).isCloseTo(answered / 801, within(1e-9));
  }

  @Test
  void ratiosAreThoseOfTheQuestion() {
    Campaign campaign = campaign();
    RatioChart chart = RatioFigure.of(campaign, figure(campaign, "ratio_over"), WORDS);
    assertThat(chart.rows()).extracting(RatioChart.Row::label).contains("24 cores", "4 cores");
    assertThat(chart.rows()).allMatch(row -> row.ratio() < 1);
    assertThat(chart.x().name()).isEqualTo("Cassandra / Jungle");
  }

  @Test
  void rowsNameTheFactorOfABareNumberAndHaveTheSameDecimals() {
    Campaign campaign = campaign();
    RatioChart chart = RatioFigure.of(campaign, figure(campaign, "ratio"), WORDS);
    assertThat(chart.rows())
        .extracting(RatioChart.Row::label)
        .contains("24 cores, Clients 1", "4 cores, Clients 8");
    assertThat(chart.rows())
        .extracting(row -> row.note().replaceAll(" .*", "").replaceAll(".*\\.", "").length())
        .containsOnly(2);
  }

  @Test
  void mistakesInAFigureAreTold() {
    List<List<String>> mistakes =
        List.of(
            List.of("{file: f, kind: pie}", "no kind pie; known: lines, bars"),
            List.of("{file: f, y: a}", "figure f needs x: FACTOR"),
            List.of("{file: f, x: nodes, y: a}", "names the factor nodes"),
            List.of("{file: f, x: parallelism, y: a, where: {core: 4}}", "names the factor core"),
            List.of("{file: f, kind: ratio}", "needs series: FACTOR and y: COLUMN"),
            List.of("{file: f, kind: density, y: a}", "leave y out"),
            List.of("{file: f, kind: heat, x: time, y: a}", "needs y: throughput_per_s"),
            List.of("{file: f, kind: percentiles, share_y: a}", "no y axis to share"),
            List.of(
                "{file: f, kind: ratio, series: parallelism, y: elapsed_from_schedule_s}",
                "levels: [CANDIDATE, BASELINE]"));
    for (List<String> mistake : mistakes) {
      List<String> yaml = new ArrayList<>(List.of(YAML).subList(0, 9));
      yaml.add("figures:");
      yaml.add("  - " + mistake.get(0));
      Campaign campaign = Campaigns.of(yaml.toArray(String[]::new)).make();
      assertThatExceptionOfType(ExperimentException.class)
          .isThrownBy(() -> new FigureMaker(campaign, ChartFonts.builtIn(), WORDS).draw(List.of()))
          .as(mistake.get(0))
          .withMessageContaining(mistake.get(1));
    }
  }

  private static double area(List<Point> steps) {
    double area = 0;
    for (int i = 1; i < steps.size(); i++) {
      area += steps.get(i).y() * (steps.get(i).x() - steps.get(i - 1).x());
    }
    return area;
  }

  /** Whole milliseconds: half of the requests take one. */
  @Test
  void theAreaHoldsWhatStandsAtTheLowestValue() {
    List<Point> steps = DensityFigure.steps(Map.of(0.0, 2.0, 50.0, 2.0, 75.0, 3.0, 99.0, 5.0));
    assertThat(steps)
        .startsWith(Point.of(1, 0), Point.of(1, 0.5), Point.of(2, 0.5), Point.of(2, 0.25));
    assertThat(area(steps)).isCloseTo(0.99, within(1e-9));

    List<Point> low = DensityFigure.steps(Map.of(0.0, 1.0, 50.0, 1.0, 75.0, 2.0, 99.0, 3.0));
    assertThat(area(low)).isCloseTo(0.99, within(1e-9));
    assertThat(low.get(0).x()).as("for a log axis").isPositive();

    List<Point> zero = DensityFigure.steps(Map.of(0.0, 0.0, 50.0, 0.0, 99.0, 3.0));
    assertThat(area(zero)).isCloseTo(0.99, within(1e-9));
  }

  @Test
  void timeOverLevelsTellsWhatIsLeftOut() {
    Campaigns campaigns = Campaigns.of(YAML);
    for (String run : List.of("1", "2")) {
      campaigns.run(
          run,
          run.equals("1") ? Verdict.VALID : Verdict.INVALID,
          "",
          "backend",
          "jungle",
          "cores",
          "24",
          "parallelism",
          "8");
      timeline(campaigns, "jungle", "24", run, 0, false);
    }
    Campaign campaign = campaigns.make();

    assertThat(HeatMapFigure.of(campaign, figure(campaign, "heat_time"), WORDS).caption().source())
        .contains("one invalid run left out");
  }

  /** Two rows that are eleven days apart. */
  @Test
  void aTimelineOfDaysIsShownInSteps() {
    Campaigns campaigns = Campaigns.of(YAML);
    String[] levels = {"backend", "jungle", "cores", "24", "parallelism", "8", "run", "1"};
    for (long[] row : new long[][] {{0, 100, 1}, {1, 300, 5}, {2_000_000, 7, 7}}) {
      campaigns.with(
          Table.TIMELINE,
          with(
              levels,
              "second",
              Long.toString(START + row[0]),
              "ok",
              Long.toString(row[1]),
              "latency_mean_ms",
              Long.toString(row[2])));
    }
    Campaign campaign = campaigns.make();
    TimeSeriesChart chart = TimelineFigure.of(campaign, figure(campaign, "timeline"), WORDS);

    assertThat(chart.panels().get(0).series().get(0).points())
        .hasSize(10_000)
        .startsWith(Point.of(1, 3), Point.of(101, 0));
    assertThat(chart.panels().get(1).series().get(0).points())
        .startsWith(Point.of(1, 5))
        .filteredOn(point -> !Double.isNaN(point.y()))
        .hasSize(1);
    assertThat(chart.caption().subtitle()).contains("each point is the mean of 100 s");
  }
}
