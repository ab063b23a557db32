package org.tenbin.datagen.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TreeStoreTest {
  @Test
  void keepsTheContract() throws IOException {
    try (Store store = StoreAddress.parse("tree").open()) {
      StoreContract.check(store);
    }
  }

  @Test
  void withAJournalItKeepsTheContractAndTheMessages(@TempDir Path folder) throws IOException {
    StoreAddress address = StoreAddress.parse("tree:" + folder.resolve("boards.journal"));
    try (Store store = address.open()) {
      StoreContract.check(store);
    }
    try (Store store = address.open()) {
      assertThat(store.messages(StoreContract.BOARD)).contains(StoreContract.LEFT_BEHIND);
    }
  }

  @Test
  void anAddressThatNamesNoStoreIsAClearError() {
    assertThatThrownBy(() -> StoreAddress.parse("mongo").open())
        .hasMessage("unknown store 'mongo': tree, cassandra or memcached");
    assertThatThrownBy(() -> StoreAddress.parse("memcached:here").open())
        .hasMessage("'here' is not HOST:PORT, as in memcached:127.0.0.1:9042");
  }
}
