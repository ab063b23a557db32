package org.tenbin.cli;

import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.tenbin.chart.font.ChartFonts;
import org.tenbin.chart.font.FontSearch;
import org.tenbin.experiment.Experiment;
import org.tenbin.program.ExperimentFile;
import org.tenbin.program.Program;
import org.tenbin.report.Campaign;
import org.tenbin.report.Exclusion;
import org.tenbin.report.QuietLibraries;
import org.tenbin.report.ReportWriter;
import org.tenbin.summary.SummaryInfo;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A summary to figures and a report. */
@Command(
    name = "report",
    sortOptions = false,
    description =
        "Draws the figures of a summary (PNG, PDF) and writes report.pdf and report.html.",
    footer = {
      "",
      "  hadoop jar tenbin-jobs.jar report --experiment thesis.yaml /summary /report",
      "  hadoop jar tenbin-jobs.jar report --lang ja summary report"
    })
public final class Report extends Program {
  @Option(
      names = "--experiment",
      paramLabel = "FILE",
      description = "The experiment: labels, figures, questions, machines.")
  private String experiment;

  @Option(
      names = "--lang",
      paramLabel = "LANG",
      defaultValue = "en",
      description = "Language of labels and text: en or ja (default: ${DEFAULT-VALUE}).")
  private String language;

  @Option(
      names = "--font",
      paramLabel = "FONT",
      defaultValue = "",
      description = "A TrueType file or the name of a font family.")
  private String font;

  @Option(
      names = "--exclude",
      paramLabel = "RUNS",
      defaultValue = "invalid",
      description = {
        "Runs that figures and conclusions leave out: invalid, suspect (with the invalid ones) or",
        "none (default: ${DEFAULT-VALUE}). The report tells how many."
      })
  private String exclude;

  @Parameters(index = "0", paramLabel = "SUMMARY", description = "A summary directory.")
  private String summary;

  @Parameters(index = "1", paramLabel = "OUT", description = "A folder that does not exist yet.")
  private String output;

  public static void main(String[] args) throws Exception {
    exit(new Report(), args);
  }

  @Override
  public Integer call() throws Exception {
    if (!List.of("en", "ja").contains(language)) {
      err().println("tenbin: --lang " + language + ": known are en and ja");
      return USAGE;
    }
    if (!List.of("invalid", "suspect", "none").contains(exclude)) {
      err().println("tenbin: --exclude " + exclude + ": known are invalid, suspect and none");
      return USAGE;
    }
    System.setProperty("java.awt.headless", "true");
    Configuration conf = getConf();
    Experiment told = experiment == null ? null : ExperimentFile.read(experiment, conf);
    Campaign campaign =
        Campaign.read(new Path(summary), told, conf).leavingOut(Exclusion.ofWord(exclude));
    Path folder = new Path(output);
    FileSystem fs = folder.getFileSystem(conf);
    if (fs.exists(folder)) {
      throw new FileAlreadyExistsException(
          "the output " + output + " exists; remove it or name another");
    }
    QuietLibraries.hush();
    ChartFonts fonts = ChartFonts.find(FontSearch.system(), font);
    if (language.equals("ja") || !font.isBlank()) {
      fonts.notice().ifPresent(notice -> err().println("tenbin: " + notice));
    }
    fs.mkdirs(folder);
    for (Path file :
        new ReportWriter(campaign, fonts, language, conf.get(SummaryInfo.COMMAND, ""))
            .write(folder, fs)) {
      out().println(file);
    }
    return GOOD;
  }
}
