package org.tenbin.experiment;

import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * A machine of the experiment, for the environment tables of the report.
 *
 * @param name name of the machine or group of machines
 * @param role <code>server</code> or <code>client</code>
 * @param facts what is known of it, in the order of the file: CPU, memory, system, ...
 * @param where levels of the cells that were measured on it; with them the findings name what
 *     changed together with a factor
 */
public record Host(
    String name, String role, Map<String, LocalText> facts, Map<String, String> where) {
  /** An IPv4 address, whose first number is nobody's name. */
  private static final Pattern ADDRESS = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}");

  public Host {
    Objects.requireNonNull(name, "a host needs a name");
    role = Objects.requireNonNullElse(role, "server");
    facts = facts == null ? Map.of() : new java.util.LinkedHashMap<>(facts);
    where = where == null ? Map.of() : Map.copyOf(where);
  }

  /** Whether the cell was measured on it: any cell where nothing is declared. */
  public boolean measured(Cell cell) {
    return cell.hasAll(where);
  }

  /**
   * Whether a log means this machine: the names are equal but for case, or one of them is the other
   * up to its first dot. Two full names that differ are two machines, and so are two addresses.
   */
  public boolean isNamed(String hostInLog) {
    return name.equalsIgnoreCase(hostInLog)
        || isShortOf(name, hostInLog)
        || isShortOf(hostInLog, name);
  }

  private static boolean isShortOf(String brief, String full) {
    int dot = full.indexOf('.');
    return dot > 0
        && full.substring(0, dot).equalsIgnoreCase(brief)
        && !ADDRESS.matcher(full).matches();
  }
}
