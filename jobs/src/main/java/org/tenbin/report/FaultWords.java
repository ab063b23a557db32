package org.tenbin.report;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tenbin.experiment.Expectation;

/**
 * The reasons of the table of quality in words, such as <code>error rate 0.17 %, allowed 0.1 %
 * </code> for <code>error-rate (0.0016666666666666668)</code>. What is not known is shown as it is.
 */
record FaultWords(Expectation expect, Words words) {
  private static final Pattern REASON = Pattern.compile("([a-z-]+)(?: \\((.*)\\))?");
  private static final Pattern OF = Pattern.compile("(\\d+) of (\\d+)(?: requests)?");
  private static final Pattern OTHER_RUN = Pattern.compile("with run (.+?) at (.*)");

  /** All reasons of a run. */
  String of(String reasons) {
    return Arrays.stream(reasons.split("; "))
        .map(this::one)
        .collect(Collectors.joining(words.text("count.separator")));
  }

  private String one(String reason) {
    Matcher parts = REASON.matcher(reason);
    if (!parts.matches() || words.textOr("fault." + parts.group(1), "").isEmpty()) {
      return reason;
    }
    String key = "fault." + parts.group(1);
    String detail = parts.group(2) == null ? "" : parts.group(2);
    return switch (parts.group(1)) {
      case "error-rate" -> limited(key, percent(detail), percent(plain(expect.errorRate())));
      case "start-skew" ->
          limited(key, seconds(detail.replace(" s", "")), seconds(plain(expect.startSkewS())));
      case "clock-step" -> words.text(key, detail.replace(" backward", ""));
      case "conntrack-drops", "walltime-kill" -> words.text(key, detail);
      case "truncated-log" -> words.text(key);
      default -> pair(reason, key, detail);
    };
  }

  private String pair(String reason, String key, String detail) {
    for (Pattern pattern : new Pattern[] {OF, OTHER_RUN}) {
      Matcher two = pattern.matcher(detail);
      if (two.matches()) {
        return words.text(key, two.group(1), two.group(2));
      }
    }
    return reason;
  }

  private String limited(String key, String found, String allowed) {
    return words.text(key, found) + (allowed.isEmpty() ? "" : words.text("fault.allowed", allowed));
  }

  private static String plain(BigDecimal limit) {
    return limit == null ? "" : limit.toPlainString();
  }

  private static String percent(String share) {
    return share.isEmpty() ? "" : Shown.rounded(100 * Double.parseDouble(share)) + " %";
  }

  private static String seconds(String text) {
    return text.isEmpty() ? "" : Shown.rounded(Double.parseDouble(text)) + " s";
  }
}
