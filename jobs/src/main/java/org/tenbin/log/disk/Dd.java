package org.tenbin.log.disk;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * The last line of dd: <code>1073741824 bytes (1.1 GB, 1.0 GiB) copied, 15.8 s, 68.0 MB/s</code>,
 * or <code>1073741824 bytes transferred in 15.8 secs (67958343 bytes/sec)</code>. The rate is
 * computed from bytes and seconds, in MB of 1000 squared as dd itself means it: the printed one has
 * two or three digits.
 */
public final class Dd extends TextReader {
  private static final Pattern LINE =
      Pattern.compile(
          "\\s*([0-9]+) bytes (?:\\([^)]{1,60}\\) )?(?:copied, |transferred in )"
              + "([0-9.,e-]+) s(?:ecs)?\\b.*");

  private static final Pattern SIGN =
      Pattern.compile("(?m)^ *[0-9]+ bytes (?:\\([^)]{1,60}\\) )?(?:copied, |transferred in )");

  @Override
  public String name() {
    return "dd";
  }

  @Override
  public String recognisedBy() {
    return "\"N bytes (...) copied, N s, N MB/s\"";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return line -> {
      Matcher copied = LINE.matcher(line);
      if (copied.matches()) {
        copied(Numbers.required(copied.group(1)), copied.group(2), results);
      }
    };
  }

  private static void copied(BigDecimal bytes, String time, Results results)
      throws UnreadableException {
    BigDecimal seconds = Numbers.required(time.replace(',', '.'));
    results.neutral("copied", "B", bytes);
    results.lower("elapsed", "s", seconds);
    if (seconds.signum() > 0) {
      BigDecimal rate = bytes.divide(seconds, MathContext.DECIMAL64).movePointLeft(6);
      results.higher("transfer_rate", "MB/s", rate);
    }
  }
}
