package org.tenbin.log.syslog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.log.Event;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.RecordingSink;

class SyslogTest {
  private static final String AT = "2026-12-01T08:50:11.500000+00:00 vm kernel: ";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nf_conntrack: table full, dropping packet.",
        "nf_conntrack: nf_conntrack: table full, dropping packet",
        "ip_conntrack: table full, dropping packet.",
        "[  12.5] nf_conntrack: nf_conntrack: table full in netns 4026532245, dropping packet"
      })
  void aFullTableIsADropWhateverTheKernelsVersion(String message) throws IOException {
    RecordingSink read = MemoryLog.of(AT + message + '\n').read();
    assertThat(read.events())
        .containsExactly(
            new Event(
                "conntrack-drop",
                "vm",
                1_796_115_011_500_000_000L,
                0,
                1,
                false,
                "table full, dropping packet"));
  }
}
