package org.tenbin.log.dbbench;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.UnreadableException;

/**
 * The result lines of db_bench: <code>fillseq : 0.352 micros/op 2839701 ops/sec ...; 563.3 MB/s
 * </code>. The name is the label; names repeat, which makes trials. LevelDB prints no rate of
 * operations. A MB is 1024 squared. <code>(N of M found)</code> becomes <code>found</code>.
 */
public final class DbBench extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)^[A-Za-z0-9_\\[\\] -]+ : +[0-9.]+ micros/op");

  private static final Pattern RESULT =
      Pattern.compile("([^:]{1,80}?) +: +([0-9.]+) micros/op;?(.{0,500})");

  private static final Pattern RATE = Pattern.compile("([0-9.]+) (ops/sec|MB/s)");
  private static final Pattern FOUND = Pattern.compile("\\((\\d+) of \\d+ found\\)");

  @Override
  public String name() {
    return "db-bench";
  }

  @Override
  public String recognisedBy() {
    return "lines \"NAME : N micros/op\"";
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
      Matcher result = RESULT.matcher(line.strip());
      if (result.matches()) {
        results.label(result.group(1).strip());
        results.lower("time", "us/op", result.group(2));
        rest(result.group(3), results);
      }
    };
  }

  private static void rest(String text, Results results) throws UnreadableException {
    Matcher rate = RATE.matcher(text);
    while (rate.find()) {
      boolean operations = rate.group(2).equals("ops/sec");
      results.higher(
          operations ? "throughput" : "transfer_rate",
          operations ? "ops/s" : "MiB/s",
          rate.group(1));
    }
    Matcher found = FOUND.matcher(text);
    if (found.find()) {
      results.higher("found", "ops", found.group(1));
    }
  }
}
