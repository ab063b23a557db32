package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The laws that let a job split, order and retry its work as it likes, for every kind. */
class PartialLawsTest {
  @Property(tries = 200)
  void mergingIsAssociative(@ForAll Kind kind, @ForAll long seed) {
    RandomPartials random = new RandomPartials(seed);
    Partial a = random.next(kind);
    Partial b = random.next(kind);
    Partial c = random.next(kind);

    assertThat(bytes(merged(merged(a, b), c))).isEqualTo(bytes(merged(a, merged(b, c))));
  }

  @Property(tries = 200)
  void mergingIsCommutative(@ForAll Kind kind, @ForAll long seed) {
    RandomPartials random = new RandomPartials(seed);
    Partial a = random.next(kind);
    Partial b = random.next(kind);

    assertThat(bytes(merged(a, b))).isEqualTo(bytes(merged(b, a)));
  }

  @Property(tries = 100)
  void anEmptyPartialChangesNothing(@ForAll Kind kind, @ForAll long seed) {
    Partial a = new RandomPartials(seed).next(kind);

    assertThat(bytes(merged(kind.empty(), a))).isEqualTo(bytes(a));
    assertThat(bytes(merged(a, kind.empty()))).isEqualTo(bytes(a));
  }

  @Property(tries = 200)
  void anyOrderAndAnySplitGiveTheSame(@ForAll Kind kind, @ForAll long seed) {
    RandomPartials random = new RandomPartials(seed);
    List<Partial> pieces = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      pieces.add(random.next(kind));
    }
    Partial inOrder = kind.empty();
    for (Partial piece : pieces) {
      inOrder.merge(RandomPartials.copy(piece));
    }
    Random order = new Random(seed);
    while (pieces.size() > 1) {
      Collections.shuffle(pieces, order);
      pieces.add(merged(pieces.remove(0), pieces.remove(0)));
    }

    assertThat(bytes(pieces.get(0))).isEqualTo(bytes(inOrder));
  }

  @Property(tries = 200)
  void whatIsWrittenIsRead(@ForAll Kind kind, @ForAll long seed) {
    byte[] written = bytes(new RandomPartials(seed).next(kind));

    assertThat(bytes(RandomPartials.decoded(written))).isEqualTo(written);
  }

  /** Merges copies, since a partial that was merged into another is of no more use. */
  private static Partial merged(Partial left, Partial right) {
    Partial sum = RandomPartials.copy(left);
    sum.merge(RandomPartials.copy(right));
    return sum;
  }

  private static byte[] bytes(Partial partial) {
    return RandomPartials.encoded(partial);
  }
}
