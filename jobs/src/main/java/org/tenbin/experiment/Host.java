package org.tenbin.experiment;

import java.util.Map;
import java.util.Objects;

/**
 * A machine of the experiment, for the environment tables of the report.
 *
 * @param name name of the machine or group of machines
 * @param role <code>server</code> or <code>client</code>
 * @param facts what is known of it, in the order of the file: CPU, memory, system, ...
 */
public record Host(String name, String role, Map<String, LocalText> facts) {
  public Host {
    Objects.requireNonNull(name, "a host needs a name");
    role = Objects.requireNonNullElse(role, "server");
    facts = facts == null ? Map.of() : new java.util.LinkedHashMap<>(facts);
  }
}
