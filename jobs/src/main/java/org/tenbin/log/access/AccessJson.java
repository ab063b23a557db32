package org.tenbin.log.access;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.lines.JsonLine;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;

/**
 * Access logs of one JSON object a line. What is said of {@link AccessRecord} holds here; every
 * value that is no object or list is a field under its name.
 */
public final class AccessJson extends LineFormat {
  @Override
  public String name() {
    return "access-json";
  }

  @Override
  public String recognisedBy() {
    return "JSON lines with status and a latency (response_time, request_time, ...)";
  }

  @Override
  public List<Option> options() {
    return AccessRecord.OPTIONS;
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    JsonNode first = JsonLine.objectOrNull(head.wholeFirstLine());
    boolean access =
        first != null
            && first.has("status")
            && (first.has("uri")
                || first.has("request")
                || first.has("request_uri")
                || first.has("path")
                || first.has("url"));
    return access ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) throws LogRefusedException {
    AccessRecord record = new AccessRecord(input.options());
    return (line, fate) -> {
      Map<String, String> values = new LinkedHashMap<>();
      JsonLine.parse(line)
          .properties()
          .forEach(
              field -> {
                if (field.getValue().isValueNode() && !field.getValue().isNull()) {
                  values.put(field.getKey(), field.getValue().asText());
                }
              });
      record.use(values, fate);
    };
  }
}
