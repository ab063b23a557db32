package org.tenbin.summary;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.tenbin.experiment.Factor;

/**
 * What a summary directory says of itself, in the hidden file <code>_summary.json</code>.
 *
 * @param factors the factors of its cells, in order
 * @param commands the commands that made it, as typed: of a merged one those of its parts before
 *     its own
 */
public record SummaryInfo(List<Factor> factors, List<String> commands) {
  /** Where Hadoop keeps the command as typed, in the configuration of the job that it started. */
  public static final String COMMAND = "tenbin.command";

  /** Name of the file in a summary directory. */
  public static final String FILE = "_summary.json";

  private static final JsonMapper MAPPER = new JsonMapper();

  public SummaryInfo {
    factors = List.copyOf(factors);
    // Summaries of earlier versions do not tell.
    commands = commands == null ? List.of() : List.copyOf(commands);
  }

  /** The same, made by one more command; an empty one is not known. */
  public SummaryInfo madeBy(String command) {
    return command.isBlank()
        ? this
        : new SummaryInfo(factors, Stream.concat(commands.stream(), Stream.of(command)).toList());
  }

  /** Names of the factors, in order. */
  public List<String> factorNames() {
    return factors.stream().map(Factor::name).toList();
  }

  /** Writes the file into a summary directory. */
  public void write(Path summary, Configuration conf) throws IOException {
    Path file = new Path(summary, FILE);
    try (OutputStream out = file.getFileSystem(conf).create(file, true)) {
      out.write(MAPPER.writerWithDefaultPrettyPrinter().writeValueAsBytes(this));
    }
  }

  /**
   * Reads the file of a summary directory.
   *
   * @throws IOException where it is none, or was not finished
   */
  public static SummaryInfo read(Path summary, Configuration conf) throws IOException {
    FileSystem fs = summary.getFileSystem(conf);
    Path file = new Path(summary, FILE);
    if (!fs.exists(file)) {
      throw new IOException(
          summary + " is no summary directory: make one with `summarize IN... " + summary + "`");
    }
    if (!fs.exists(new Path(summary, "_SUCCESS"))) {
      throw new IOException(summary + " was not finished: it has no _SUCCESS");
    }
    try (InputStream in = fs.open(file)) {
      return MAPPER.readValue(in, SummaryInfo.class);
    } catch (JsonProcessingException broken) {
      throw new IOException(file + " cannot be read: " + broken.getOriginalMessage(), broken);
    }
  }

  /**
   * What several summaries have in common.
   *
   * @throws IOException where one is no summary, or their factors differ
   */
  public static SummaryInfo common(List<Path> summaries, Configuration conf) throws IOException {
    SummaryInfo first = null;
    Set<String> commands = new LinkedHashSet<>();
    for (Path summary : summaries) {
      SummaryInfo info = read(summary, conf);
      if (first != null && !first.factorNames().equals(info.factorNames())) {
        throw new IOException(
            String.format(
                "%s groups by %s, %s by %s: summaries that are merged group by the same factors",
                summaries.get(0), first.factorNames(), summary, info.factorNames()));
      }
      first = first == null ? info : first;
      commands.addAll(info.commands());
    }
    if (first == null) {
      throw new IOException("no summary is named");
    }
    return new SummaryInfo(first.factors(), List.copyOf(commands));
  }
}
