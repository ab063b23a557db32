package org.tenbin.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/** Which packages Java threads were in, by the samples of a flight recording. */
final class Samples {
  private static final int HADOOP_PARTS = 4;

  private final Map<String, Integer> byPlace = new HashMap<>();
  private int all;

  private Samples() {}

  static Samples of(Path recording) throws IOException {
    Samples samples = new Samples();
    try (RecordingFile file = new RecordingFile(recording)) {
      while (file.hasMoreEvents()) {
        RecordedEvent event = file.readEvent();
        if (event.getEventType().getName().equals("jdk.ExecutionSample")
            && event.getStackTrace() != null) {
          samples.byPlace.merge(
              thread(event.getThread("sampledThread").getJavaName())
                  + place(event.getStackTrace().getFrames()),
              1,
              Integer::sum);
          samples.all++;
        }
      }
    }
    return samples;
  }

  int count() {
    return all;
  }

  /** Places and shares, greatest first; those below a hundredth are left out. */
  List<Map.Entry<String, Double>> shares() {
    return byPlace.entrySet().stream()
        .map(entry -> Map.entry(entry.getKey(), (double) entry.getValue() / all))
        .filter(entry -> entry.getValue() >= 0.01)
        .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
        .toList();
  }

  private static String thread(String name) {
    if (name == null) {
      return "other: ";
    }
    return name.startsWith("LocalJobRunner Map")
        ? "maps: "
        : name.startsWith("pool-") ? "reduces: " : name.equals("main") ? "main: " : "other: ";
  }

  /** The innermost frame of Tenbin, else of Hadoop; the JDK's work is done for one of them. */
  private static String place(List<RecordedFrame> frames) {
    String hadoop = "";
    for (RecordedFrame frame : frames) {
      String type = frame.getMethod().getType().getName();
      String inPackage = type.substring(0, Math.max(0, type.lastIndexOf('.')));
      if (inPackage.startsWith("org.tenbin.")) {
        return inPackage;
      }
      if (hadoop.isEmpty() && inPackage.startsWith("org.apache.hadoop.")) {
        String[] parts = inPackage.split("\\.");
        hadoop = String.join(".", List.of(parts).subList(0, Math.min(HADOOP_PARTS, parts.length)));
      }
    }
    return hadoop.isEmpty() ? "the JDK alone" : hadoop;
  }
}
