package org.tenbin.datagen.simulate.fault;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The truth file of a campaign: the exact counts that a reader of its logs must come to.
 *
 * @param files records by file, in the order of the campaign
 * @param rejects rejected records by reason, over all files
 * @param cells usable requests by cell, invalid runs included
 * @param runs runs that are suspect or invalid, and why
 */
public record Truth(
    List<RunTruth.FileTruth> files,
    Map<String, Long> rejects,
    List<CellTruth> cells,
    List<FlaggedRun> runs) {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  /** Requests of a cell by outcome. */
  public record CellTruth(String cell, long requests, long ok, long errors, long timeouts) {
    CellTruth plus(CellTruth other) {
      return new CellTruth(
          cell,
          requests + other.requests,
          ok + other.ok,
          errors + other.errors,
          timeouts + other.timeouts);
    }
  }

  /** A run that is not valid, or to which something was done. */
  public record FlaggedRun(
      String cell, String run, String injected, String verdict, List<String> reasons) {}

  /** Puts the runs together, in the order of the campaign. */
  public static Truth of(Collection<RunTruth> unordered) {
    List<RunTruth> runs =
        unordered.stream().sorted(Comparator.comparingInt(RunTruth::index)).toList();
    Map<String, Long> rejects = new TreeMap<>();
    Map<String, CellTruth> cells = new java.util.LinkedHashMap<>();
    for (RunTruth run : runs) {
      long requests = run.ok() + run.errors() + run.timeouts();
      cells.merge(
          run.cell(),
          new CellTruth(run.cell(), requests, run.ok(), run.errors(), run.timeouts()),
          CellTruth::plus);
      for (RunTruth.FileTruth file : run.files()) {
        file.rejects().forEach((reason, count) -> rejects.merge(reason, count, Long::sum));
      }
    }
    return new Truth(
        runs.stream().flatMap(run -> run.files().stream()).toList(),
        rejects,
        List.copyOf(cells.values()),
        runs.stream()
            .filter(run -> !run.reasons().isEmpty() || run.injected() != null)
            .map(
                run ->
                    new FlaggedRun(
                        run.cell(), run.run(), run.injected(), run.verdict(), run.reasons()))
            .toList());
  }

  /** One run as one line. */
  public static String line(RunTruth run) throws JsonProcessingException {
    return MAPPER.writer().without(SerializationFeature.INDENT_OUTPUT).writeValueAsString(run)
        + "\n";
  }

  /** Reads what {@link #line} wrote. */
  public static RunTruth parseLine(String line) throws JsonProcessingException {
    return MAPPER.readValue(line, RunTruth.class);
  }

  /** The text of the truth file. */
  public String json() throws JsonProcessingException {
    return MAPPER.writeValueAsString(this) + "\n";
  }
}
