package org.tenbin.log.k6;

import java.util.List;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.RowFormat;
import org.tenbin.log.text.UnreadableException;

/**
 * k6's CSV output (<code>--out csv</code>): <code>metric_name,timestamp,metric_value,TAGS...</code>
 * in a header, then one sample a row; quoted fields may span lines. What is said of {@link
 * K6Sample} holds here too; every tag's column is a field.
 */
public final class K6Csv extends RowFormat {
  private static final String METRIC = "metric_name";

  @Override
  public String name() {
    return "k6";
  }

  @Override
  public String recognisedBy() {
    return "CSV header metric_name,timestamp,metric_value,...";
  }

  @Override
  public List<Option> options() {
    return K6Sample.OPTIONS;
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    return head.firstLine().startsWith(METRIC + ",timestamp,metric_value") ? Match.YES : Match.NO;
  }

  @Override
  protected RowParser parser(LogInput input) {
    return new Reading(K6Sample.metric(input.options()));
  }

  private static final class Reading implements RowParser {
    private final String metric;
    private List<String> header;

    Reading(String metric) {
      this.metric = metric;
    }

    @Override
    public void parse(List<String> row, Fate fate) throws UnreadableException {
      if (row.get(0).equals(METRIC)) {
        header = row;
        fate.skip(SkipRule.REPEATED_HEADER);
        return;
      }
      if (header == null || row.size() != header.size()) {
        throw new UnreadableException(
            RejectReason.COLUMNS,
            row.size() + " fields where the header names " + (header == null ? 0 : header.size()));
      }
      if (!row.get(0).equals(metric)) {
        fate.skip(SkipRule.OTHER_KIND);
        return;
      }
      K6Sample sample = new K6Sample(value(row, "timestamp"), value(row, "metric_value"));
      for (int i = 0; i < row.size(); i++) {
        if (!row.get(i).isEmpty()) {
          sample.tag(header.get(i), row.get(i));
        }
      }
      sample.use(fate);
    }

    private String value(List<String> row, String column) throws UnreadableException {
      int index = header.indexOf(column);
      if (index < 0) {
        throw new UnreadableException(RejectReason.COLUMNS, "the header has no " + column);
      }
      return row.get(index);
    }
  }
}
