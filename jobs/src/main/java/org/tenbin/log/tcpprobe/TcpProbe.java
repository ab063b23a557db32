package org.tenbin.log.tcpprobe;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * The log of the kernel module tcp_probe, a line a packet: seconds since it was loaded, source and
 * destination (with ports; IPv6 in brackets), length, next sequence number to send, oldest
 * unacknowledged one, congestion window in segments, slow start threshold, send window, smoothed
 * round trip time and, in later kernels, receive window.
 *
 * <ul>
 *   <li>the pair of addresses is the label
 *   <li>a threshold of 0x7fffffff means "not set" and is no value
 *   <li>sequence numbers are 32 bits and wrap: <code>bytes_sent</code> of a flow sums the steps
 *       forward modulo 2^32; a step back (more than half around) is a retransmission
 *   <li>the unit of the round trip time differs by kernel, so it is left out
 * </ul>
 */
public final class TcpProbe extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "(?m)^\\d+\\.\\d+ \\S+:\\d+ \\S+:\\d+ \\d+ 0x[0-9a-f]+ 0x[0-9a-f]+ \\d+ \\d+ ");

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final String NOT_SET = "2147483647";
  private static final long HALF_AROUND = 1L << 31;
  private static final long MASK = 0xffff_ffffL;
  private static final int MOST_FLOWS = 10_000;

  private static final class Flow {
    private long next;
    private long bytes;
    private long packets;
  }

  @Override
  public String name() {
    return "tcp-probe";
  }

  @Override
  public String recognisedBy() {
    return "lines \"SECONDS SOURCE:PORT DESTINATION:PORT LENGTH 0xNEXT 0xUNA CWND SSTHRESH ...\"";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    Map<String, Flow> flows = new LinkedHashMap<>();
    return new LineParser() {
      @Override
      public void line(String line) throws UnreadableException {
        List<String> words = List.of(BLANKS.split(line.strip(), -1));
        if (words.size() != 10 && words.size() != 11) {
          results.reject(
              RejectReason.COLUMNS, words.size() + " columns where tcp_probe writes 10 or 11");
          return;
        }
        Numbers.required(words.get(0));
        long next = hexadecimal(words.get(4));
        String label = words.get(1) + "-" + words.get(2);
        results.label(label);
        results.neutral("cwnd", "segments", words.get(6));
        String threshold = words.get(7);
        results.neutral("ssthresh", "segments", threshold.equals(NOT_SET) ? "-" : threshold);
        count(flows, label, next);
      }

      @Override
      public void end() {
        flows.forEach(
            (label, flow) -> {
              results.label(label);
              results.neutral("packets", "", BigDecimal.valueOf(flow.packets));
              results.add("bytes_sent", "B", Better.NEITHER, BigDecimal.valueOf(flow.bytes));
            });
      }
    };
  }

  private static void count(Map<String, Flow> flows, String label, long next) {
    Flow flow = flows.get(label);
    if (flow == null) {
      if (flows.size() == MOST_FLOWS) {
        return;
      }
      flow = new Flow();
      flow.next = next;
      flows.put(label, flow);
    }
    flow.packets++;
    long step = (next - flow.next) & MASK;
    if (step < HALF_AROUND) {
      flow.bytes += step;
      flow.next = next;
    }
  }

  private static long hexadecimal(String text) throws UnreadableException {
    try {
      if (text.startsWith("0x")) {
        long number = Long.parseLong(text.substring(2), 16);
        if (number >= 0 && number <= MASK) {
          return number;
        }
      }
    } catch (NumberFormatException wrong) {
      // Told below.
    }
    throw new UnreadableException(RejectReason.NUMBER, "no sequence number of 32 bits: " + text);
  }
}
