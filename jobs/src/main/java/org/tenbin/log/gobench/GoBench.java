package org.tenbin.log.gobench;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * Output of <code>go test -bench</code> in Go's benchmark format: <code>
 * BenchmarkEncode/format=json-48  690848  1726 ns/op  512 B/op</code>: a name, the number of
 * iterations, then pairs of value and unit. The name without <code>Benchmark</code> is the label,
 * the number behind its last dash the field <code>procs</code>, its <code>key=value</code> parts
 * are fields; <code>pkg</code>, <code>goos</code>, <code>goarch</code> and <code>cpu</code> lines
 * above are fields of what follows. Units that end in <code>/s</code> are better when higher, all
 * others when lower. With <code>-v</code> the bare name stands on a line of its own: a name without
 * iterations is no result.
 *
 * <p>The source is the format's description in golang.org/design/14313-benchmark-format.
 */
public final class GoBench extends TextReader {
  private static final Pattern SIGN = Pattern.compile("(?m)^Benchmark\\S*\\s+\\d+\\s+[0-9.+-]");
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern CONFIGURATION = Pattern.compile("(pkg|goos|goarch|cpu): (.+)");
  private static final Pattern NAME = Pattern.compile("Benchmark(.*?)(?:-(\\d+))?");

  @Override
  public String name() {
    return "go-bench";
  }

  @Override
  public String recognisedBy() {
    return "lines \"BenchmarkNAME  N  VALUE UNIT\"";
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
    return line -> {
      Matcher configuration = CONFIGURATION.matcher(line);
      List<String> words = List.of(BLANKS.split(line.strip(), -1));
      if (configuration.matches()) {
        results.field(configuration.group(1), configuration.group(2).strip());
      } else if (words.get(0).startsWith("Benchmark") && words.size() > 1) {
        result(words, results);
      }
    };
  }

  private static void result(List<String> words, Results results) throws UnreadableException {
    if (words.size() < 4 || words.size() % 2 != 0) {
      throw UnreadableException.shape("iterations and pairs of value and unit", words.get(1));
    }
    Matcher name = NAME.matcher(words.get(0));
    if (!name.matches()) {
      throw UnreadableException.shape("a benchmark's name", words.get(0));
    }
    results.label(name.group(1));
    results.field("procs", name.group(2));
    for (String part : name.group(1).split("/", -1)) {
      int equals = part.indexOf('=');
      if (equals > 0) {
        results.field(part.substring(0, equals), part.substring(equals + 1));
      }
    }
    results.neutral("iterations", "", words.get(1));
    for (int i = 2; i < words.size(); i += 2) {
      String unit = words.get(i + 1);
      results.add(
          metric(unit),
          unit,
          unit.endsWith("/s") ? Better.HIGHER : Better.LOWER,
          Numbers.measured(words.get(i)).orElse(null));
    }
  }

  private static String metric(String unit) {
    return switch (unit) {
      case "ns/op" -> "time";
      case "B/op" -> "allocated_bytes";
      case "allocs/op" -> "allocations";
      case "MB/s" -> "transfer_rate";
      default -> unit;
    };
  }
}
