package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.tenbin.chart.Axis;
import org.tenbin.chart.Point;
import org.tenbin.chart.ScalingChart;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Figure;
import org.tenbin.stats.Interval;
import org.tenbin.stats.scaling.Coefficient;
import org.tenbin.stats.scaling.Collapse;
import org.tenbin.stats.scaling.Estimate;
import org.tenbin.stats.scaling.ScalingAnalysis;
import org.tenbin.stats.scaling.ScalingCurve;
import org.tenbin.stats.scaling.ScalingFit;
import org.tenbin.stats.scaling.ScalingPoint;
import org.tenbin.stats.scaling.Speedup;

/**
 * Speed-up and efficiency over a factor, with the fitted law. Where the quantity is a duration,
 * each value is the time of the same amount of work.
 */
final class ScalingFigure {
  private static final int STEPS = 60;

  private final FigureData data;
  private final Words words;
  private final Factor unit;
  private final Map<String, ScalingAnalysis> analyses = new LinkedHashMap<>();

  ScalingFigure(Campaign campaign, Figure figure, Words words) {
    this.words = words;
    data = new FigureData(campaign, figure, words);
    unit = campaign.factor(figure.x());
    boolean duration = data.observations().isDuration();
    for (String level : data.levels(figure.series())) {
      List<ScalingPoint> points = new ArrayList<>();
      for (Observation observation : data.used()) {
        OptionalDouble x = data.x(observation);
        boolean drawn =
            FigureData.level(observation, figure.series()).equals(level)
                && x.orElse(0) >= 1
                && observation.value().signum() > 0;
        if (drawn) {
          points.add(
              duration
                  ? ScalingPoint.ofElapsed(x.getAsDouble(), observation.number())
                  : new ScalingPoint(x.getAsDouble(), observation.number()));
        }
      }
      if (!points.isEmpty()) {
        analyses.put(
            data.label(figure.series(), level), ScalingAnalysis.of(ScalingCurve.of(points)));
      }
    }
  }

  ScalingChart chart() {
    List<ScalingChart.Curve> curves = new ArrayList<>();
    analyses.forEach((name, analysis) -> curves.add(curve(name, analysis)));
    boolean crosses = curves.stream().anyMatch(curve -> !curve.leftOut().isEmpty());
    return new ScalingChart(
        data.caption(
            words.text("figure.scaling") + (crosses ? words.text("figure.scaling.cross") : "")),
        data.xAxis(),
        Axis.fromZero(words.text("scaling.speedup"), ""),
        Axis.fromZero(words.text("scaling.efficiency"), ""),
        curves);
  }

  private static ScalingChart.Curve curve(String name, ScalingAnalysis analysis) {
    List<Double> collapsed = analysis.leftOut().stream().map(Collapse::parallelism).toList();
    List<Point> sound = new ArrayList<>();
    List<Point> leftOut = new ArrayList<>();
    for (Speedup speedup : analysis.speedups()) {
      Point point = Point.of(speedup.parallelism(), speedup.speedup());
      (collapsed.contains(speedup.parallelism()) ? leftOut : sound).add(point);
    }
    List<Point> law = new ArrayList<>();
    Speedup first = analysis.speedups().get(0);
    double last = sound.get(sound.size() - 1).x();
    analysis
        .law()
        .ifPresent(
            fit -> {
              // The law's speed-up is over its own throughput of one; the points are over theirs.
              double unit = fit.residuals().get(0).point().throughput() / first.speedup();
              for (int i = 0; i <= STEPS; i++) {
                double n = first.parallelism() + (last - first.parallelism()) * i / STEPS;
                law.add(Point.of(n, fit.throughput(n) / unit));
              }
            });
    return new ScalingChart.Curve(name, sound, leftOut, law);
  }

  /** What the analysis says of each curve. */
  List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    analyses.forEach(
        (name, analysis) -> {
          Speedup best =
              analysis.speedups().stream()
                  .reduce((a, b) -> b.speedup() > a.speedup() ? b : a)
                  .orElseThrow();
          remarks.add(
              words.text(
                  "scaling.best",
                  name,
                  Shown.fixed(best.speedup(), 2),
                  Shown.level(unit, best.parallelism(), words),
                  Shown.fixed(100 * best.efficiency(), 0)));
          for (Collapse collapse : analysis.leftOut()) {
            remarks.add(
                words.text(
                    "scaling.collapse",
                    name,
                    Shown.level(unit, collapse.parallelism(), words),
                    Shown.fixed(100 * collapse.kept(), 1),
                    Shown.plain(collapse.lastSound()),
                    Shown.fixed(100 * collapse.allowed(), 1)));
          }
          remarks.add(
              analysis
                  .law()
                  .map(fit -> law(name, fit))
                  .orElseGet(() -> words.text("scaling.no.law", name)));
        });
    return remarks;
  }

  private String law(String name, ScalingFit fit) {
    double last =
        fit.residuals().stream().mapToDouble(r -> r.point().parallelism()).max().orElseThrow();
    String peak = words.text("scaling.no.peak");
    if (fit.peak().isPresent()) {
      double at = fit.peak().getAsDouble();
      peak =
          words.text(
              at > last ? "scaling.peak.beyond" : "scaling.peak",
              Shown.fixed(at, 1),
              Words.inSentence(unit.label().in(words.language())),
              Shown.plain(last));
    }
    return words.text(
        "scaling.law." + fit.law().name(),
        name,
        coefficient(fit, Coefficient.ALPHA),
        coefficient(fit, Coefficient.BETA),
        fit.residuals().size(),
        Shown.fixed(100 * fit.worst().relative(), 1),
        Shown.level(unit, fit.worst().point().parallelism(), words),
        peak,
        fit.signChanges());
  }

  private String coefficient(ScalingFit fit, Coefficient coefficient) {
    Estimate estimate = fit.estimates().get(coefficient);
    if (estimate == null) {
      return "";
    }
    return estimate
        .interval()
        .map(interval -> Shown.number(estimate.value()) + " " + bounds(interval))
        .orElseGet(() -> words.text("scaling.at.bound"));
  }

  private static String bounds(Interval interval) {
    return "[" + Shown.number(interval.lower()) + ", " + Shown.number(interval.upper()) + "]";
  }
}
