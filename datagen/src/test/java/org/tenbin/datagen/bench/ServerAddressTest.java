package org.tenbin.datagen.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ServerAddressTest {
  @Test
  void loopbackNeedsNoConfirmation() {
    assertThatCode(() -> ServerAddress.parse("127.0.0.1:80").checkConfirmed(""))
        .doesNotThrowAnyException();
    assertThatCode(() -> ServerAddress.parse("localhost:80").checkConfirmed(""))
        .doesNotThrowAnyException();
  }

  @Test
  void anotherMachineIsLoadedOnlyWhenNamedTwice() {
    ServerAddress elsewhere = ServerAddress.parse("192.0.2.1:8080");
    assertThatThrownBy(() -> elsewhere.checkConfirmed(""))
        .hasMessageContaining("192.0.2.1 is not this machine")
        .hasMessageContaining("--confirm-target 192.0.2.1");
    assertThatThrownBy(() -> elsewhere.checkConfirmed("192.0.2.2"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatCode(() -> elsewhere.checkConfirmed("192.0.2.1")).doesNotThrowAnyException();
  }

  @Test
  void whatIsNoAddressIsRefused() {
    assertThat(ServerAddress.parse("::1:80")).isEqualTo(new ServerAddress("::1", 80));
    for (String text : new String[] {"", "80", ":80", "host", "host:", "host:x", "host:70000"}) {
      assertThatThrownBy(() -> ServerAddress.parse(text))
          .hasMessage("'" + text + "' is not HOST:PORT");
    }
  }
}
