package org.tenbin.log.jmeter;

import java.nio.charset.Charset;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import org.tenbin.log.Binding;
import org.tenbin.log.LogSink;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.UnboundException;
import org.tenbin.log.delimited.Fields;
import org.tenbin.log.delimited.SeriesCache;

/** What a header says: where the columns are, and which of them decide a row's series. */
final class JmeterTable {
  private final JmeterHeader header;
  private final Binding binding;
  private final Charset charset;
  private final Map<String, Integer> columnOf = new LinkedHashMap<>();
  private final boolean grouped;
  private final SeriesCache cache;
  private UnboundException unbound;

  final int timeStamp;
  final int elapsed;
  final int responseCode;
  final int responseMessage;
  final int threadName;
  final int success;
  final int bytes;
  final int sampleCount;

  JmeterTable(JmeterHeader header, Binding binding, LogSink sink, Charset charset) {
    this.header = header;
    this.binding = binding;
    this.charset = charset;
    timeStamp = header.column(JmeterHeader.TIME_STAMP);
    elapsed = header.column(JmeterHeader.ELAPSED);
    responseCode = header.column(JmeterHeader.RESPONSE_CODE);
    responseMessage = header.column(JmeterHeader.RESPONSE_MESSAGE);
    threadName = header.column(JmeterHeader.THREAD_NAME);
    success = header.column(JmeterHeader.SUCCESS);
    bytes = header.column(JmeterHeader.BYTES);
    sampleCount = header.column(JmeterHeader.SAMPLE_COUNT);
    for (int i = 0; i < header.width(); i++) {
      columnOf.putIfAbsent(header.names().get(i), i);
    }
    name("label", header.column(JmeterHeader.LABEL));
    name("host", header.column(JmeterHeader.HOST_NAME));
    name("thread_group", threadName);
    TreeSet<Integer> deciding = new TreeSet<>();
    for (String field : binding.fieldsInUse(columnOf.keySet())) {
      deciding.add(columnOf.get(field));
    }
    grouped = deciding.contains(threadName);
    cache =
        new SeriesCache(
            deciding.stream().mapToInt(Integer::intValue).toArray(), sink, this::resolve);
  }

  private void name(String field, int column) {
    if (column >= 0) {
      columnOf.put(field, column);
    }
  }

  JmeterHeader header() {
    return header;
  }

  /**
   * The row's series.
   *
   * @throws UnboundException where it has none
   */
  RequestSeries series(Fields row) throws UnboundException {
    if (grouped) {
      ThreadNames.cutToGroup(row, threadName);
    }
    if (!cache.find(row)) {
      throw unbound;
    }
    return cache.series();
  }

  private SeriesCache.Entry resolve(Fields row) {
    try {
      return new SeriesCache.Entry(
          binding.key(
              columnOf.keySet(),
              name -> row.text(columnOf.get(name), charset),
              binding.fileRun(),
              false),
          false,
          RequestSeries.NO_TIME,
          RequestSeries.NO_TIME);
    } catch (UnboundException thrown) {
      unbound = thrown;
      return null;
    }
  }
}
