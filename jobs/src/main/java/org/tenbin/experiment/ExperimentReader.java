package org.tenbin.experiment;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads experiment files. A mistake is reported with file, line, column and the way out. */
public final class ExperimentReader {
  private static final YAMLMapper MAPPER =
      YAMLMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .build();

  private ExperimentReader() {}

  /**
   * Reads an experiment.
   *
   * @param file name for messages
   * @param yaml the file's bytes, UTF-8
   * @throws ExperimentException with file, line and column, where it cannot be used
   */
  public static Experiment read(String file, byte[] yaml) {
    try {
      Experiment experiment = MAPPER.readValue(yaml, Experiment.class);
      if (experiment == null) {
        throw new ExperimentException(file + ":1:1: the file is empty");
      }
      return experiment;
    } catch (JacksonException mistake) {
      throw explain(file, yaml, List.of(), mistake);
    } catch (IOException unreadable) {
      throw new ExperimentException(file + ": " + unreadable.getMessage());
    }
  }

  /**
   * Reads one top-level section into a type of the caller's.
   *
   * @return empty where the file has no such section
   * @throws ExperimentException with file, line and column, where it cannot be used
   */
  public static <T> Optional<T> section(String file, byte[] yaml, String name, Class<T> type) {
    try (JsonParser parser = MAPPER.createParser(yaml)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        boolean wanted = name.equals(parser.currentName());
        parser.nextToken();
        if (wanted) {
          return Optional.ofNullable(MAPPER.readValue(parser, type));
        }
        parser.skipChildren();
      }
      return Optional.empty();
    } catch (JacksonException mistake) {
      throw explain(file, yaml, List.of(new Reference(null, name)), mistake);
    } catch (IOException unreadable) {
      throw new ExperimentException(file + ": " + unreadable.getMessage());
    }
  }

  private static ExperimentException explain(
      String file, byte[] yaml, List<Reference> prefix, JacksonException mistake) {
    JsonLocation at =
        mistake instanceof UnrecognizedPropertyException unknown
            ? place(yaml, prefix, unknown)
            : mistake.getLocation();
    String place =
        at == null ? file : file + ":" + at.getLineNr() + ":" + Math.max(1, at.getColumnNr());
    String where = "";
    if (mistake instanceof JsonMappingException mapping) {
      String path =
          mapping.getPath().stream()
              .map(r -> r.getFieldName() == null ? "[" + r.getIndex() + "]" : r.getFieldName())
              .collect(Collectors.joining("."))
              .replace(".[", "[");
      where = path.isEmpty() ? "" : path + ": ";
    }
    return new ExperimentException(place + ": " + where + describe(mistake));
  }

  private static JsonLocation place(
      byte[] yaml, List<Reference> prefix, UnrecognizedPropertyException unknown) {
    List<Reference> path = new ArrayList<>(prefix);
    path.addAll(unknown.getPath());
    try (JsonParser parser = MAPPER.createParser(yaml)) {
      return KeyFinder.find(parser, path).orElse(unknown.getLocation());
    } catch (IOException broken) {
      return unknown.getLocation();
    }
  }

  private static String describe(JacksonException mistake) {
    if (mistake instanceof UnrecognizedPropertyException unknown) {
      return "unknown key "
          + unknown.getPropertyName()
          + "; known here: "
          + Objects.requireNonNull(unknown.getKnownPropertyIds()).stream()
              .map(Object::toString)
              .sorted()
              .collect(Collectors.joining(", "));
    }
    if (mistake instanceof ValueInstantiationException
        && mistake.getCause() != null
        && mistake.getCause().getMessage() != null) {
      return mistake.getCause().getMessage();
    }
    String text =
        mistake instanceof JsonMappingException
            ? mistake.getOriginalMessage()
            : firstLines(mistake);
    return text.replaceAll("`?(?:java|org\\.tenbin|com)\\.[\\w.$]*\\.?(\\w+)`?", "$1");
  }

  private static String firstLines(JacksonException mistake) {
    return mistake
        .getOriginalMessage()
        .lines()
        .map(String::strip)
        .filter(line -> !line.startsWith("in 'reader'") && !line.startsWith("^"))
        .limit(2)
        .collect(Collectors.joining("; "));
  }
}
