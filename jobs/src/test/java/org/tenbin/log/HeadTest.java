package org.tenbin.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class HeadTest {
  /** What text is made of that tries a decoder: marks, halves of characters, line ends. */
  private static final byte[][] PIECES = {
    {'a'},
    {'\n'},
    {'\r'},
    {(byte) 0xef, (byte) 0xbb, (byte) 0xbf},
    {(byte) 0xe5, (byte) 0xa4, (byte) 0xa9},
    {(byte) 0xe5, (byte) 0xa4},
    {(byte) 0xf0, (byte) 0x9f, (byte) 0x98},
    {(byte) 0xf0, (byte) 0x9f},
    {(byte) 0xc3},
    {(byte) 0xa4},
    {(byte) 0xff, (byte) 0xfe},
    {0}
  };

  @Property(tries = 2000)
  void theFirstLineIsThatOfTheText(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder pieces = new StringBuilder();
    int count = random.nextInt(6);
    for (int i = 0; i < count; i++) {
      byte[] piece = PIECES[random.nextInt(PIECES.length)];
      pieces.append(new String(piece, StandardCharsets.ISO_8859_1));
    }
    Head head = new Head("x", pieces.toString().getBytes(StandardCharsets.ISO_8859_1));
    assertThat(head.wholeFirstLine()).isEqualTo(head.text().lines().findFirst().orElse(""));
  }

  @Test
  void whatFollowsTheHeadIsReadBehindIt() throws IOException {
    byte[] file = new byte[Head.SIZE + 1000];
    new SplittableRandom(7).nextBytes(file);
    for (int cut : new int[] {0, 1, 1000, Head.SIZE, file.length}) {
      byte[] shorter = java.util.Arrays.copyOf(file, cut);
      InputStream in = new ByteArrayInputStream(shorter);
      Head head = Head.read("x", in);
      assertThat(head.length()).isEqualTo(Math.min(cut, Head.SIZE));
      try (InputStream whole = head.followedBy(in)) {
        assertThat(whole.read()).isEqualTo(cut == 0 ? -1 : shorter[0] & 0xff);
        assertThat(whole.readAllBytes())
            .isEqualTo(java.util.Arrays.copyOfRange(shorter, Math.min(1, cut), cut));
        assertThat(whole.read()).isEqualTo(-1);
      }
    }
  }
}
