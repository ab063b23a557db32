package org.tenbin.summary;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tenbin.log.Event;
import org.tenbin.log.HostFact;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;

/** Turns what belongs to no cell, file by file, into rows: inputs, rejects, events, hosts. */
public final class CampaignAssembler {
  /** Reason of the row of rejects that says why a whole file could not be used. */
  public static final String REFUSED = "refused";

  private static final byte[] NO_LEVELS = {};

  private final TableRows rows;

  public CampaignAssembler(TableRows rows) {
    this.rows = rows;
  }

  /** Takes the merged partial of a file. */
  public void accept(PartialKey key, Partial partial) throws IOException {
    String path = key.item();
    switch (key.kind()) {
      case FILE -> file(path, (FileTally) partial);
      case EVENT -> events(path, (EventList) partial);
      case FACT -> facts(path, (FactList) partial);
      case RANGE -> {
        // Whoever reads the file again needs them; no table tells of them.
      }
      case RUN, CLIENT, MEASUREMENT, TIMELINE ->
          throw new IllegalArgumentException("of a cell: " + key);
    }
  }

  private void file(String path, FileTally file) throws IOException {
    String origin = Origin.of(!file.isSimulated(), file.isSimulated());
    List<String> byReason = new ArrayList<>();
    for (RejectReason reason : RejectReason.values()) {
      if (file.rejected(reason) > 0) {
        byReason.add(reason.word() + "=" + file.rejected(reason));
      }
    }
    List<String> byRule = new ArrayList<>();
    for (SkipRule rule : SkipRule.values()) {
      if (file.skipped(rule) > 0) {
        byRule.add(rule.word() + "=" + file.skipped(rule));
      }
    }
    row(Table.INPUTS)
        .add(path)
        .add(file.bytes())
        .add(String.format("%08x", file.crc32c()))
        .add(file.format())
        .add(file.framed())
        .add(file.usedRequests())
        .add(file.used() - file.usedRequests())
        .add(file.rejected())
        .add(file.skipped())
        .add(String.join(" ", byReason))
        .add(String.join(" ", byRule))
        .end(origin);
    if (!file.refusal().isEmpty()) {
      row(Table.REJECTS).add(path).add(0).add(REFUSED).add(file.refusal()).end(origin);
    }
    for (RejectReason reason : RejectReason.values()) {
      for (Map.Entry<Long, String> reject : file.sample(reason).entrySet()) {
        row(Table.REJECTS)
            .add(path)
            .add(reject.getKey())
            .add(reason.word())
            .add(reject.getValue())
            .end(origin);
      }
    }
  }

  private void events(String path, EventList list) throws IOException {
    for (Event event : list.events()) {
      row(Table.EVENTS)
          .add(event.kind())
          .add(event.host())
          .add(hasTime(event) ? Long.toString(event.timeNanos()) : "")
          .add(hasTime(event) ? utc(event.timeNanos()) : "")
          .add(Num.ms(event.durationNanos()))
          .add(event.count())
          .add(Boolean.toString(event.atLeast()))
          .add(event.detail())
          .add(path)
          .end(Origin.MEASURED);
    }
  }

  private static boolean hasTime(Event event) {
    return event.timeNanos() != RequestSeries.NO_TIME;
  }

  private static String utc(long nanos) {
    return Instant.ofEpochSecond(
            Math.floorDiv(nanos, 1_000_000_000L), Math.floorMod(nanos, 1_000_000_000L))
        .toString();
  }

  private void facts(String path, FactList list) throws IOException {
    for (HostFact fact : list.facts()) {
      row(Table.HOSTS)
          .add(fact.host())
          .add(fact.name())
          .add(fact.value())
          .add(path)
          .end(Origin.MEASURED);
    }
  }

  private Row row(Table table) {
    return new Row(table, NO_LEVELS, rows);
  }
}
