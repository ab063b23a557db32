package org.tenbin.datagen.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;

/** What every store must do; each test of a back end calls it. */
public final class StoreContract {
  static final String BOARD = "contract";
  static final List<Message> LEFT_BEHIND =
      List.of(new Message("ann", "天秤 <&>"), new Message("bob", "second"));

  private StoreContract() {}

  /** Runs through all operations; leaves {@link #LEFT_BEHIND} in the board. */
  public static void check(Store store) throws IOException {
    assertThat(store.messages("never-made")).isEmpty();
    assertThat(store.edit("never-made", 0, "x")).isFalse();

    store.create(BOARD, List.of(new Message("old", "1"), new Message("old", "2")));
    store.create(BOARD, List.of(new Message("ann", "first"), new Message("bob", "second")));
    assertThat(store.messages(BOARD))
        .contains(List.of(new Message("ann", "first"), new Message("bob", "second")));

    assertThat(store.edit(BOARD, 2, "x")).isFalse();
    assertThat(store.edit(BOARD, 0, "天秤 <&>")).isTrue();
    assertThat(store.messages(BOARD)).contains(LEFT_BEHIND);
  }
}
