package org.tenbin.log.iperf;

import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;

/**
 * The text of iperf 2 and iperf3: <code>
 * [ ID] 0.0-10.0 sec  1.10 GBytes   941 Mbits/sec</code>. A byte's K, M, G are powers of 1024, a
 * bit's powers of 1000, as in the tool; rates become Mbit/s. Some builds print decimal commas and
 * translated words, so numbers are read with the mark that they have and words are not relied on.
 *
 * <ul>
 *   <li>a line that begins behind second 0 is an interval: <code>interval_throughput</code>
 *   <li>of the lines that begin at 0, the longest of a stream is its result: <code>throughput
 *       </code> (iperf3: <code>throughput_sent</code>, <code>throughput_received</code>), a shorter
 *       one its first interval
 *   <li>where there is a <code>[SUM]</code>, it is the result, and the streams are kept as <code>
 *       stream_throughput</code>
 *   <li>UDP lines add jitter and lost datagrams, TCP lines of iperf3 retransmissions
 * </ul>
 */
public final class IperfText extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "(?m)^\\[ *(?:ID|SUM|\\d+)\\](?:\\[[A-Z-]+\\])? +(?:Interval +Transfer"
              + "|[0-9.,]+- *[0-9.,]+ +\\S+ +[0-9.,]+ +[KMGT]?Bytes)");

  @Override
  public String name() {
    return "iperf";
  }

  @Override
  public String recognisedBy() {
    return "\"[ ID] Interval Transfer\" or a line of such a table";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return new IperfLines(results);
  }
}
