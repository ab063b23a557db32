package org.tenbin.cli;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.tenbin.export.HistogramExport;
import org.tenbin.program.Program;
import org.tenbin.summary.SummaryInfo;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The distributions of a summary in the formats of other tools. */
@Command(
    name = "export",
    sortOptions = false,
    description =
        "Writes the latency distribution of each cell for HdrHistogram's tools: latency.hgrm (a"
            + " table of percentiles, milliseconds) and latency.hlog (an interval a run, mergeable,"
            + " nanoseconds).",
    footer = {
      "",
      "Cells are folders, such as backend=jungle/cores=24. Logs of an open loop also give",
      "response.hgrm and response.hlog: times from the intended start.",
      "",
      "  hadoop jar tenbin-jobs.jar export summary histograms"
    })
public final class Export extends Program {
  @Parameters(index = "0", paramLabel = "SUMMARY", description = "A summary directory.")
  private String summary;

  @Parameters(index = "1", paramLabel = "OUT", description = "A folder that does not exist yet.")
  private String output;

  public static void main(String[] args) throws Exception {
    exit(new Export(), args);
  }

  @Override
  public Integer call() throws Exception {
    Configuration conf = getConf();
    Path from = new Path(summary);
    SummaryInfo.read(from, conf);
    Path folder = new Path(output);
    FileSystem fs = folder.getFileSystem(conf);
    if (fs.exists(folder)) {
      throw new FileAlreadyExistsException(
          "the output " + output + " exists; remove it or name another");
    }
    int files;
    try {
      files = HistogramExport.write(from, folder, conf);
    } catch (IOException | RuntimeException failed) {
      // Half of the cells would look like all of them.
      fs.delete(folder, true);
      throw failed;
    }
    if (files == 0) {
      throw new IOException(summary + " holds no latencies: only measurements, events or facts");
    }
    out().println(files + " files in " + folder);
    return GOOD;
  }
}
