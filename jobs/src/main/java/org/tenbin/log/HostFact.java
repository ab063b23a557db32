package org.tenbin.log;

import java.util.Objects;

/**
 * Something known of a machine, for the environment tables.
 *
 * @param host host name, or empty where the file does not tell
 * @param name what is told, such as <code>cpu</code>, <code>memory_bytes</code>
 * @param value the fact
 */
public record HostFact(String host, String name, String value) {
  public HostFact {
    Objects.requireNonNull(host);
    Objects.requireNonNull(name);
    Objects.requireNonNull(value);
  }
}
