package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.zip.CRC32C;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class Crc32cJoinTest {
  @Property(tries = 300)
  void theJoinIsTheChecksumOfTheWhole(@ForAll byte[] first, @ForAll byte[] second) {
    CRC32C whole = new CRC32C();
    whole.update(first);
    whole.update(second);

    assertThat(Crc32cJoin.join(crc(first), crc(second), second.length))
        .isEqualTo((int) whole.getValue());
  }

  @Property(tries = 100)
  void aFileTallyJoinsItsPiecesInTheOrderOfTheFile(
      @ForAll byte[] first, @ForAll byte[] second, @ForAll byte[] third) {
    CRC32C whole = new CRC32C();
    whole.update(first);
    whole.update(second);
    whole.update(third);
    FileTally tally = new FileTally();
    tally.piece(first.length + second.length, third.length, crc(third));
    tally.piece(0, first.length, crc(first));
    tally.piece(first.length, second.length, crc(second));

    assertThat(tally.crc32c()).isEqualTo((int) whole.getValue());
    assertThat(tally.bytes()).isEqualTo(first.length + second.length + third.length);
  }

  @Example
  void aSecondPieceOfTerabytesIsNoLoop() {
    int zerosLater = Crc32cJoin.join(0x12345678, 0, 1L << 42);

    assertThat(Crc32cJoin.join(Crc32cJoin.join(0x12345678, 0, 1L << 41), 0, 1L << 41))
        .isEqualTo(zerosLater);
  }

  private static int crc(byte[] bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return (int) crc.getValue();
  }
}
