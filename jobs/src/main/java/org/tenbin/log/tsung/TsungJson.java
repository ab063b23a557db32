package org.tenbin.log.tsung;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.JsonText;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * The <code>tsung.log</code> of tsung's JSON back end: one object a line and interval, inside a
 * document that is closed only when tsung ends, so that each line is read by itself. Times are
 * milliseconds; a sample's name is the label. The last interval tells what the run was as a whole:
 * totals, and means over all samples weighted by their counts.
 */
public final class TsungJson extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("\\A\\s*\\{\\s*\"stats\":\\s*\\[\\s*\\{\\s*\"timestamp\":");

  private static final String BEGINNING = "{\"timestamp\"";

  @Override
  public String name() {
    return "tsung-json";
  }

  @Override
  public String recognisedBy() {
    return "JSON that begins with {\"stats\": [{\"timestamp\":";
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
  protected int mostCharacters() {
    return LineFramer.MAX_LINE;
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    TsungTotals totals = new TsungTotals(results);
    return new LineParser() {
      @Override
      public void line(String line) throws UnreadableException {
        int begin = line.indexOf(BEGINNING);
        if (begin < 0) {
          results.skip(SkipRule.COMMENT);
          return;
        }
        for (JsonNode sample : JsonText.parse(object(line.substring(begin))).path("samples")) {
          totals.sample(sample.path("name").asText(""), read(sample));
        }
        results.use();
      }

      @Override
      public void end() {
        totals.end();
      }
    };
  }

  /** The object alone: without the comma behind it, or the end of the document on its line. */
  private static String object(String text) {
    String object = text.strip();
    if (object.endsWith(",")) {
      return object.substring(0, object.length() - 1);
    }
    long opened = object.chars().filter(c -> c == '{').count();
    long closed = object.chars().filter(c -> c == '}').count();
    return closed > opened ? object.substring(0, object.length() - 2) : object;
  }

  private static TsungTotals.Sample read(JsonNode sample) throws UnreadableException {
    return new TsungTotals.Sample(
        number(sample, "value"),
        number(sample, "mean"),
        number(sample, "max"),
        number(sample, "min"),
        number(sample, "total"),
        number(sample, "global_mean"),
        number(sample, "global_count"));
  }

  private static BigDecimal number(JsonNode sample, String name) throws UnreadableException {
    return sample.has(name) ? Numbers.measured(sample.path(name).asText()).orElse(null) : null;
  }
}
