package org.tenbin.log.corpus;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/**
 * Something known of a file, from elsewhere than this project.
 *
 * @param file path below the corpus folder
 * @param options options of its format, as <code>zone=UTC unit=us</code>
 * @param format the format's name
 * @param name what is known, in the words of {@link Findings#of}
 * @param value the value, with its unit behind a blank where it has one
 */
record Fact(String file, String options, String format, String name, String value) {
  private static final CSVFormat CSV =
      CSVFormat.RFC4180
          .builder()
          .setHeader()
          .setSkipHeaderRecord(true)
          .setCommentMarker('#')
          .setTrim(true)
          .get();

  /** All facts of a table among the test resources, in order. */
  static List<Fact> all(String resource) {
    try (Reader in =
        new InputStreamReader(
            Objects.requireNonNull(Fact.class.getResourceAsStream(resource), resource),
            StandardCharsets.UTF_8)) {
      return CSV.parse(in).stream().map(Fact::of).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Fact of(CSVRecord row) {
    return new Fact(
        row.get("file"), row.get("options"), row.get("format"), row.get("fact"), row.get("value"));
  }

  /** The options by name. */
  Map<String, String> optionMap() {
    return Arrays.stream(options.split(" "))
        .filter(option -> !option.isEmpty())
        .map(option -> option.split("=", 2))
        .collect(Collectors.toMap(option -> option[0], option -> option[1]));
  }
}
