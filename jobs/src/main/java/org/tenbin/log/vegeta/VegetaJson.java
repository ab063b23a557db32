package org.tenbin.log.vegeta;

import com.fasterxml.jackson.databind.JsonNode;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Instants;
import org.tenbin.log.lines.JsonLine;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;

/**
 * vegeta's JSON (<code>vegeta encode --to json</code>): an object a line, the latency in
 * nanoseconds. The same rules as for {@link VegetaCsv}.
 */
public final class VegetaJson extends LineFormat {
  @Override
  public String name() {
    return "vegeta-json";
  }

  @Override
  public String recognisedBy() {
    return "JSON lines with attack, seq, code, timestamp, latency";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    JsonNode first = JsonLine.objectOrNull(head.wholeFirstLine());
    boolean vegeta =
        first != null
            && first.has("attack")
            && first.has("code")
            && first.has("timestamp")
            && first.has("latency");
    return vegeta ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) {
    return (line, fate) -> {
      JsonNode object = JsonLine.parse(line);
      long status = Decimals.whole("code", object.path("code").asText());
      fate.use(
          fate.request()
              .field("label", object.path("attack").asText(""))
              .field("method", object.path("method").asText(null))
              .field("url", object.path("url").asText(null))
              .startNanos(Instants.iso(object.path("timestamp").asText()))
              .latencyNanos(Decimals.whole("latency", object.path("latency").asText()))
              .bytes(Decimals.bytes(object.path("bytes_in").asText("")))
              .outcome(VegetaCsv.outcome(status, object.path("error").asText(""))));
    };
  }
}
