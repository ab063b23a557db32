package org.tenbin.log.host;

import java.util.Set;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;

/**
 * A file of one word, as <code>systemd-detect-virt</code> prints it: the fact <code>hypervisor
 * </code>, <code>none</code> for a machine of its own. Recognised by the word and the file's name.
 */
public final class HypervisorFile extends FactFile {
  private static final Pattern WORD = Pattern.compile("\\s*[a-z0-9_-]{2,24}\\s*");

  private static final Set<String> KNOWN =
      Set.of(
          "kvm",
          "qemu",
          "vmware",
          "xen",
          "microsoft",
          "oracle",
          "bhyve",
          "amazon",
          "parallels",
          "docker",
          "lxc",
          "podman",
          "wsl",
          "none");

  @Override
  public String name() {
    return "hypervisor";
  }

  @Override
  public String recognisedBy() {
    return "a file named hypervisor that is one word, such as kvm";
  }

  @Override
  public Match recognise(Head head) {
    String text = head.text();
    if (text.length() > 64 || !WORD.matcher(text).matches()) {
      return Match.NO;
    }
    boolean named = head.fileName().startsWith("hypervisor");
    return named && KNOWN.contains(text.strip()) ? Match.YES : named ? Match.MAYBE : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    String host = hostOf(input);
    return line -> {
      if (WORD.matcher(line).matches()) {
        fact(results, host, "hypervisor", line.strip());
      }
    };
  }
}
