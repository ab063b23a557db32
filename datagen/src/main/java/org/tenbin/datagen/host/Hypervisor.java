package org.tenbin.datagen.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Which hypervisor this machine runs under. */
public final class Hypervisor {
  private static final int PATIENCE_SECONDS = 5;

  private Hypervisor() {}

  /**
   * A short word as systemd-detect-virt has them (<code>kvm</code>, <code>vmware</code>, <code>
   * microsoft</code>), <code>none</code> for bare metal, <code>unknown</code> if nothing tells.
   * Without that program the DMI vendor is asked.
   */
  public static String detect() throws InterruptedException {
    String told = run("systemd-detect-virt", "--vm");
    if (!told.isEmpty()) {
      return told;
    }
    return fromDmi(
        read("/sys/class/dmi/id/sys_vendor") + ' ' + read("/sys/class/dmi/id/product_name"),
        read("/proc/cpuinfo"));
  }

  static String fromDmi(String vendorAndProduct, String cpuinfo) {
    String text = vendorAndProduct.toLowerCase(Locale.ROOT);
    if (text.contains("vmware")) {
      return "vmware";
    } else if (text.contains("qemu") || text.contains("kvm") || text.contains("amazon ec2")) {
      return "kvm";
    } else if (text.contains("xen")) {
      return "xen";
    } else if (text.contains("microsoft")) {
      return "microsoft";
    } else if (cpuinfo.matches("(?s).*\\nflags\\s*:[^\\n]*\\bhypervisor\\b.*")) {
      return "unknown";
    }
    return text.isBlank() ? "unknown" : "none";
  }

  private static String run(String... command) throws InterruptedException {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String text =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return "";
      }
      return text.matches("[a-z0-9-]{1,32}") ? text : "";
    } catch (IOException missing) {
      return "";
    }
  }

  private static String read(String file) {
    try {
      return Files.readString(Path.of(file), StandardCharsets.ISO_8859_1).strip();
    } catch (IOException absent) {
      return "";
    }
  }
}
