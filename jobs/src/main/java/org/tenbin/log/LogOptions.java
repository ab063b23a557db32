package org.tenbin.log;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;

/**
 * Options of formats, by name: from <code>-D tenbin.NAME=</code> or the experiment's <code>inputs
 * </code>.
 *
 * @param values value by option name, such as <code>zone</code>, <code>charset</code>, <code>unit
 *     </code>
 */
public record LogOptions(Map<String, String> values) {
  /** No options. */
  public static final LogOptions NONE = new LogOptions(Map.of());

  public LogOptions {
    values = Map.copyOf(values);
  }

  /** The option's value, if it was given. */
  public Optional<String> get(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /**
   * The declared time zone of local dates (option <code>zone</code>).
   *
   * @throws LogRefusedException where it was not declared or is not known
   */
  public ZoneId zone() throws LogRefusedException {
    String zone =
        get("zone")
            .orElseThrow(
                () ->
                    new LogRefusedException(
                        "the time stamps are local dates: declare their zone with"
                            + " -D tenbin.zone=Asia/Tokyo"));
    try {
      return ZoneId.of(zone);
    } catch (DateTimeException unknown) {
      throw new LogRefusedException(
          "unknown time zone " + zone + " (-D tenbin.zone=, such as UTC or Asia/Tokyo)");
    }
  }

  /**
   * The charset of text (option <code>charset</code>, UTF-8 by default).
   *
   * @throws LogRefusedException where it is not known
   */
  public Charset charset() throws LogRefusedException {
    String name = values.getOrDefault("charset", StandardCharsets.UTF_8.name());
    try {
      return Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      throw new LogRefusedException(
          "unknown charset " + name + " (-D tenbin.charset=, such as UTF-8 or ISO-8859-1)");
    }
  }
}
