package org.tenbin.log.host;

import java.util.Map;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;

/**
 * Output of <code>lscpu</code>: the facts <code>cpu</code>, <code>logical_cpus</code>, <code>
 * sockets</code>, <code>cores_per_socket</code>, <code>threads_per_core</code>, <code>
 * numa_nodes</code> and <code>hypervisor</code> (its vendor).
 */
public final class Lscpu extends FactFile {
  private static final Pattern SIGN = Pattern.compile("(?m)\\AArchitecture: +\\S+\\R[^\\r\\n]*CPU");

  private static final Map<String, String> FACTS =
      Map.of(
          "Model name", "cpu",
          "CPU(s)", "logical_cpus",
          "Socket(s)", "sockets",
          "Core(s) per socket", "cores_per_socket",
          "Thread(s) per core", "threads_per_core",
          "NUMA node(s)", "numa_nodes",
          "Hypervisor vendor", "hypervisor");

  @Override
  public String name() {
    return "lscpu";
  }

  @Override
  public String recognisedBy() {
    return "\"Architecture:\" in the first line and CPUs in the second";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    String host = hostOf(input);
    return line -> {
      int colon = line.indexOf(':');
      String name = colon < 0 ? null : FACTS.get(line.substring(0, colon).strip());
      if (name != null) {
        fact(results, host, name, line.substring(colon + 1).strip());
      }
    };
  }
}
