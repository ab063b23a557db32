package org.tenbin.log.host;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;
import org.tenbin.log.text.Numbers;

/**
 * <code>/proc/meminfo</code>: the facts <code>memory_bytes</code> and <code>swap_bytes</code>; its
 * kB is 1024 bytes.
 */
public final class Meminfo extends FactFile {
  private static final Pattern SIGN = Pattern.compile("(?m)^MemTotal: +\\d+ kB");
  private static final Pattern TOTAL = Pattern.compile("(Mem|Swap)Total: +(\\d+) kB");
  private static final BigDecimal KIBI = BigDecimal.valueOf(1024);

  @Override
  public String name() {
    return "meminfo";
  }

  @Override
  public String recognisedBy() {
    return "\"MemTotal: N kB\"";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    String host = hostOf(input);
    return line -> {
      Matcher total = TOTAL.matcher(line.strip());
      if (total.matches()) {
        String name = total.group(1).equals("Mem") ? "memory_bytes" : "swap_bytes";
        fact(results, host, name, Numbers.required(total.group(2)).multiply(KIBI).toPlainString());
      }
    };
  }
}
