package org.tenbin.log.measure;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tenbin.log.RejectReason;
import org.tenbin.log.text.UnreadableException;

/** A row of a CSV table under its header. */
public final class CsvRow {
  /** The header of a table; names are looked up without regard to capitals. */
  public static final class Header {
    private final List<String> names;
    private final Map<String, Integer> columns = new HashMap<>();

    public Header(List<String> names) {
      this.names = List.copyOf(names);
      for (int i = 0; i < names.size(); i++) {
        columns.putIfAbsent(names.get(i).toLowerCase(Locale.ROOT), i);
      }
    }

    /** The names as written. */
    public List<String> names() {
      return names;
    }

    /** Whether there is such a column. */
    public boolean has(String name) {
      return columns.containsKey(name.toLowerCase(Locale.ROOT));
    }

    /** The row with these fields, which must be as many as the header names. */
    public CsvRow row(List<String> fields) throws UnreadableException {
      if (fields.size() != names.size()) {
        throw new UnreadableException(
            RejectReason.COLUMNS, fields.size() + " fields where the header names " + names.size());
      }
      return new CsvRow(this, fields);
    }
  }

  private final Header header;
  private final List<String> fields;

  private CsvRow(Header header, List<String> fields) {
    this.header = header;
    this.fields = fields;
  }

  /** The field under a name; empty where the header does not have it. */
  public String get(String name) {
    Integer column = header.columns.get(name.toLowerCase(Locale.ROOT));
    return column == null ? "" : fields.get(column);
  }
}
