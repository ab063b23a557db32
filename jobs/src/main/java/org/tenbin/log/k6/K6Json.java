package org.tenbin.log.k6;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.lines.JsonLine;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;

/**
 * k6's JSON output (<code>--out json</code>): an object a line, of type <code>Metric</code> or
 * <code>Point</code>. What is said of {@link K6Sample} holds here too; every tag is a field.
 */
public final class K6Json extends LineFormat {
  @Override
  public String name() {
    return "k6-json";
  }

  @Override
  public String recognisedBy() {
    return "JSON lines with type (Metric or Point), metric and data";
  }

  @Override
  public List<Option> options() {
    return K6Sample.OPTIONS;
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    JsonNode first = JsonLine.objectOrNull(head.wholeFirstLine());
    boolean k6 =
        first != null
            && first.has("metric")
            && first.has("data")
            && first.path("type").asText().matches("Metric|Point");
    return k6 ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) {
    String metric = K6Sample.metric(input.options());
    return (line, fate) -> {
      JsonNode object = JsonLine.parse(line);
      if (!object.path("type").asText().equals("Point")
          || !object.path("metric").asText().equals(metric)) {
        fate.skip(SkipRule.OTHER_KIND);
        return;
      }
      JsonNode data = object.path("data");
      K6Sample sample = new K6Sample(data.path("time").asText(), data.path("value").asText());
      data.path("tags")
          .properties()
          .forEach(tag -> sample.tag(tag.getKey(), tag.getValue().asText()));
      sample.use(fate);
    };
  }
}
