package org.tenbin.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Experiment;
import org.tenbin.program.ExperimentFile;
import org.tenbin.program.Program;
import org.tenbin.report.Campaign;
import org.tenbin.report.CampaignComparison;
import org.tenbin.report.CampaignComparison.OfCell;
import org.tenbin.stats.Compared;
import org.tenbin.stats.NotComparable;
import org.tenbin.stats.Rules;
import org.tenbin.stats.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Two summaries to a verdict a cell, and an exit status for continuous integration. */
@Command(
    name = "compare",
    sortOptions = false,
    description =
        "Compares two summaries cell by cell and tells better, worse, equal or undecided.",
    footer = {
      "",
      "The sample of a cell is its runs; invalid ones are left out. All cells are one family: the",
      "p-values are corrected after Holm. \"No difference shown\" is not \"equal\": equality needs a",
      "margin. Delta is Cliff's: the share of pairs of runs in which the candidate has more, less the",
      "share in which it has less. The test is that of Mann and Whitney (ranks); where the runs are",
      "too few for it to show anything, Welch's on the logarithm.",
      "",
      "  hadoop jar tenbin-jobs.jar compare --baseline main --candidate branch",
      "  hadoop jar tenbin-jobs.jar compare --baseline a --candidate b --margin 1.05 \\",
      "      --quantity throughput_per_s",
      "",
      "Exit status: 0 no cell is worse, 3 a cell is worse or cannot be compared (a side missing,",
      "too few valid runs), 1 failed, 2 usage."
    })
public final class Compare extends Program {
  @Option(
      names = "--baseline",
      required = true,
      paramLabel = "SUMMARY",
      description = "What is compared with.")
  private String baseline;

  @Option(
      names = "--candidate",
      required = true,
      paramLabel = "SUMMARY",
      description = "What is judged.")
  private String candidate;

  @Option(
      names = "--quantity",
      paramLabel = "COLUMN",
      defaultValue = "latency_mean_ms",
      description =
          "A column of the table of runs or a measured metric (default: ${DEFAULT-VALUE}).")
  private String quantity;

  @Option(
      names = "--margin",
      paramLabel = "RATIO",
      description = "The largest ratio that counts as equal, such as 1.05.")
  private Double margin;

  @Option(
      names = "--level",
      paramLabel = "P",
      defaultValue = "0.05",
      description = "Accepted chance of any false finding (default: ${DEFAULT-VALUE}).")
  private double level;

  @Option(
      names = "--allow-incomparable",
      description = "Cells that cannot be compared do not fail the gate.")
  private boolean allowIncomparable;

  @Option(
      names = "--experiment",
      paramLabel = "FILE",
      description = "The experiment: its margin_ratio is used where --margin is not given.")
  private String experiment;

  public static void main(String[] args) throws Exception {
    exit(new Compare(), args);
  }

  @Override
  public Integer call() throws Exception {
    Configuration conf = getConf();
    Experiment told = experiment == null ? null : ExperimentFile.read(experiment, conf);
    List<OfCell> cells =
        CampaignComparison.compare(
            Campaign.read(new Path(candidate), told, conf),
            Campaign.read(new Path(baseline), told, conf),
            quantity,
            rules(told));
    if (cells.isEmpty()) {
      err().println("tenbin: neither summary has the quantity " + quantity);
      return FAILED;
    }
    return judge(cells);
  }

  private Rules rules(Experiment told) {
    Rules rules = Rules.STANDARD.withLevel(level);
    OptionalDouble equal =
        margin != null
            ? OptionalDouble.of(margin)
            : told != null && told.expect().marginRatio() != null
                ? OptionalDouble.of(told.expect().marginRatio().doubleValue())
                : OptionalDouble.empty();
    return equal.isPresent() ? rules.withMargin(equal.getAsDouble()) : rules;
  }

  private int judge(List<OfCell> cells) {
    int worse = 0;
    int incomparable = 0;
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            "cell", "verdict", "ratio", "95 % interval", "delta", "p", "p (Holm)", "test", "runs"));
    for (OfCell cell : cells) {
      if (cell.comparison() instanceof Compared compared) {
        worse += compared.verdict() == Verdict.WORSE ? 1 : 0;
        rows.add(row(cell.cell(), compared));
      } else if (cell.comparison() instanceof NotComparable not) {
        incomparable++;
        rows.add(row(cell.cell(), not));
      }
    }
    out().printf("%s, candidate over baseline%n", quantity);
    out().print(TextTable.of(rows));
    out().printf("%d cells: %d worse, %d not comparable%n", cells.size(), worse, incomparable);
    least(cells).ifPresent(out()::println);
    int leftOut = cells.stream().mapToInt(OfCell::leftOut).sum();
    if (leftOut > 0) {
      out().printf("%d invalid runs left out%n", leftOut);
    }
    boolean failed = worse > 0 || (incomparable > 0 && !allowIncomparable);
    return failed ? GATE : GOOD;
  }

  /** The least that the rank test could come to, for the cell with the fewest runs. */
  private static Optional<String> least(List<OfCell> cells) {
    return cells.stream()
        .map(OfCell::comparison)
        .filter(Compared.class::isInstance)
        .map(Compared.class::cast)
        .max(Comparator.comparingDouble(c -> c.rankTest().smallestP()))
        .map(
            c ->
                String.format(
                    Locale.ROOT,
                    "%d against %d runs: a rank test can reach p = %s, and %s after Holm%s",
                    c.candidateRuns(),
                    c.baselineRuns(),
                    probability(c.rankTest().smallestP()),
                    probability(c.smallestAdjustedP()),
                    c.decidedBy().equals(c.rankTest()) ? "" : "; Welch's test decides"));
  }

  private static List<String> row(Cell cell, Compared compared) {
    return List.of(
        name(cell),
        compared.verdict().name().toLowerCase(Locale.ROOT).replace('_', ' '),
        number(compared.estimate().ratio()),
        "["
            + number(compared.estimate().interval().lower())
            + ", "
            + number(compared.estimate().interval().upper())
            + "]",
        String.format(Locale.ROOT, "%.2f", compared.delta()),
        probability(compared.decidedBy().pValue()),
        probability(compared.adjustedP()),
        compared.decidedBy().equals(compared.rankTest()) ? "ranks" : "Welch",
        compared.candidateRuns() + " / " + compared.baselineRuns());
  }

  private static List<String> row(Cell cell, NotComparable not) {
    return List.of(
        name(cell),
        "not comparable: " + not.reason().name().toLowerCase(Locale.ROOT).replace('_', ' '),
        not.bareRatio().isPresent() ? number(not.bareRatio().getAsDouble()) : "",
        "",
        "",
        "",
        "",
        "",
        not.candidateRuns() + " / " + not.baselineRuns());
  }

  private static String name(Cell cell) {
    return cell.levels().isEmpty() ? "(all)" : cell.path();
  }

  private static String probability(double p) {
    return String.format(Locale.ROOT, p > 0 && p < 1e-4 ? "%.1e" : "%.4f", p);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
