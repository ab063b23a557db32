package org.tenbin.log.host;

import java.util.List;
import org.tenbin.log.HostFact;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;

/**
 * A file that was captured on a machine. Its host is what the option <code>host</code> says, else
 * the name of the folder if the path holds one called <code>hosts</code> above it (<code>
 * hosts/node01/cpuinfo</code>), else unknown.
 */
abstract class FactFile extends TextReader {
  @Override
  public final List<Yield> yields() {
    return List.of(Yield.FACTS);
  }

  @Override
  public final List<Option> options() {
    return List.of(new Option("host", "name of the machine; by default the folder below hosts/"));
  }

  static String hostOf(LogInput input) {
    return input.options().get("host").orElseGet(() -> folder(input.path()));
  }

  private static String folder(String path) {
    String[] names = path.split("/", -1);
    int host = names.length - 2;
    return host >= 1 && names[host - 1].equals("hosts") ? names[host] : "";
  }

  static void fact(Results results, String host, String name, String value) {
    if (value.isEmpty()) {
      results.skip(SkipRule.NOT_MEASURED);
    } else {
      results.fact(new HostFact(host, name, value));
    }
  }
}
