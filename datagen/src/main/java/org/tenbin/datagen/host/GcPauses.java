package org.tenbin.datagen.host;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Event;

/**
 * Garbage-collection pauses in a log of the JVM's unified logging with the decorations <code>
 * time,uptime</code>: <code>[2026-12-01T00:13:36.123+0000][1.234s] GC(3) Pause Young (Normal) ...
 * 3.456ms</code>. The stamp is that of the pause's end.
 */
public final class GcPauses {
  private static final Pattern PAUSE =
      Pattern.compile("\\[([^\\]]+)\\]\\[[^\\]]+\\] GC\\(\\d+\\) (Pause .*?) (\\d+\\.\\d+)ms");
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSZ", Locale.ROOT);
  private static final double NANOS_PER_MILLI = 1e6;

  private GcPauses() {}

  /**
   * The pauses of a log in their order; none if there is no such file.
   *
   * @param process whose log it is, for people
   */
  public static List<Event> read(Path log, String process, String host) throws IOException {
    List<Event> events = new ArrayList<>();
    if (Files.exists(log)) {
      try (BufferedReader in = Files.newBufferedReader(log, StandardCharsets.UTF_8)) {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
          Matcher matcher = PAUSE.matcher(line);
          if (matcher.matches()) {
            long duration = Math.round(Double.parseDouble(matcher.group(3)) * NANOS_PER_MILLI);
            long end = EpochNanos.of(OffsetDateTime.parse(matcher.group(1), STAMP).toInstant());
            String detail = process + ' ' + matcher.group(2);
            events.add(new Event("gc-pause", host, end - duration, duration, 1, false, detail));
          }
        }
      }
    }
    return events;
  }
}
