package org.tenbin.log.host;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.HostFact;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;

/**
 * <code>/proc/cpuinfo</code>: the facts <code>cpu</code> (model names), <code>logical_cpus</code>,
 * <code>cores</code> (distinct pairs of package and core, where the kernel tells) and <code>
 * hypervisor_flag</code> (the CPU says that it is a virtual one).
 */
public final class Cpuinfo extends FactFile {
  private static final Pattern PROCESSOR = Pattern.compile("\\Aprocessor\\s*: \\d+");

  @Override
  public String name() {
    return "cpuinfo";
  }

  @Override
  public String recognisedBy() {
    return "\"processor : 0\" in the first line";
  }

  @Override
  public Match recognise(Head head) {
    return found(PROCESSOR, head);
  }

  @Override
  protected int mostCharacters() {
    return LineFramer.MAX_LINE;
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    String host = hostOf(input);
    Set<String> models = new LinkedHashSet<>();
    Set<String> cores = new HashSet<>();
    return new LineParser() {
      private long processors;
      private String physical = "0";
      private boolean virtual;

      @Override
      public void line(String line) {
        int colon = line.indexOf(':');
        if (colon < 0) {
          return;
        }
        String value = line.substring(colon + 1).strip();
        switch (line.substring(0, colon).strip()) {
          case "processor" -> processors++;
          case "model name" -> models.add(value);
          case "physical id" -> physical = value;
          case "core id" -> cores.add(physical + "/" + value);
          case "flags" -> virtual |= (" " + value + " ").contains(" hypervisor ");
          default -> {
            return;
          }
        }
        results.use();
      }

      @Override
      public void end() {
        models.forEach(model -> results.fact(new HostFact(host, "cpu", model)));
        if (processors > 0) {
          results.fact(new HostFact(host, "logical_cpus", Long.toString(processors)));
        }
        if (!cores.isEmpty()) {
          results.fact(new HostFact(host, "cores", Integer.toString(cores.size())));
        }
        if (virtual) {
          results.fact(new HostFact(host, "hypervisor_flag", "yes"));
        }
      }
    };
  }
}
