package org.tenbin.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LineFramerTest {
  /** A text: lines, what ends them, what stands before them and whether the last one is ended. */
  record Text(List<String> lines, String end, String mark, boolean ended) {
    byte[] bytes() {
      String joined = mark + String.join(end, lines) + (ended ? end : "");
      return joined.getBytes(StandardCharsets.UTF_8);
    }

    /** What must be seen: an empty last line without an end is none. */
    List<String> expected() {
      boolean nothing = !ended && lines.get(lines.size() - 1).isEmpty();
      return nothing ? lines.subList(0, lines.size() - 1) : lines;
    }
  }

  @Provide
  Arbitrary<Text> texts() {
    Arbitrary<String> line =
        Arbitraries.strings().withChars("ab,\"é天\ud83d\ude00 ").ofMaxLength(12).map(this::whole);
    return Combinators.combine(
            line.list().ofMinSize(1).ofMaxSize(12),
            Arbitraries.of("\n", "\r\n", "\r"),
            Arbitraries.of("", "\ufeff"),
            Arbitraries.of(true, false))
        .as(Text::new)
        // One line alone does not tell that CR is its end, where nothing follows it.
        .filter(
            t -> !t.end().equals("\r") || (t.lines().size() > 1 && !t.lines().get(1).isEmpty()));
  }

  private String whole(String line) {
    return new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8)
        .replace('?', 'x');
  }

  @Property
  void everyLineIsSeenOnceWhereverTheFileIsCut(
      @ForAll("texts") Text text, @ForAll @IntRange(min = 1, max = 40) int rangeSize)
      throws IOException {
    byte[] bytes = text.bytes();
    List<String> seen = new ArrayList<>();
    for (int from = 0; from == 0 || from < bytes.length; from += rangeSize) {
      seen.addAll(lines(log(bytes).range(from, (long) from + rangeSize)));
    }
    assertThat(seen).isEqualTo(text.expected());
  }

  @Property
  void offsetsPointAtTheLines(@ForAll("texts") Text text) throws IOException {
    byte[] bytes = text.bytes();
    try (LineFramer framer = new LineFramer(log(bytes))) {
      while (framer.next()) {
        byte[] line = framer.text().getBytes(StandardCharsets.UTF_8);
        int offset = (int) framer.offset();
        assertThat(Arrays.copyOfRange(bytes, offset, offset + line.length)).isEqualTo(line);
      }
    }
  }

  @Property
  void shortReadsChangeNothing(
      @ForAll("texts") Text text, @ForAll @IntRange(min = 1, max = 5) int most) throws IOException {
    assertThat(lines(new Trickle(log(text.bytes()), most))).isEqualTo(text.expected());
  }

  @Test
  void anUnendedLineIsTold() throws IOException {
    try (LineFramer framer = new LineFramer(MemoryLog.of("a\nb"))) {
      assertThat(framer.next() && framer.terminated()).isTrue();
      assertThat(framer.next() && !framer.terminated()).isTrue();
      assertThat(framer.next()).isFalse();
    }
  }

  @Test
  void anEndlessLineIsOneAndTheNextIsWhole() throws IOException {
    byte[] bytes = new byte[3 * LineFramer.MAX_LINE];
    Arrays.fill(bytes, (byte) 'x');
    bytes[bytes.length - 3] = '\n';
    try (LineFramer framer = new LineFramer(log(bytes))) {
      assertThat(framer.next() && framer.tooLong()).isTrue();
      assertThat(framer.offset()).isZero();
      assertThat(framer.next() && !framer.tooLong()).isTrue();
      assertThat(framer.text()).isEqualTo("xx");
      assertThat(framer.offset()).isEqualTo(bytes.length - 2L);
      assertThat(framer.next()).isFalse();
    }
  }

  private static MemoryLog log(byte[] bytes) {
    return MemoryLog.of("x", bytes, java.util.Map.of());
  }

  private static List<String> lines(LogInput input) throws IOException {
    List<String> lines = new ArrayList<>();
    try (LineFramer framer = new LineFramer(input)) {
      while (framer.next()) {
        lines.add(framer.text());
      }
    }
    return lines;
  }

  /** An input whose stream hands out few bytes at a time, as a network does. */
  private record Trickle(MemoryLog log, int most) implements LogInput {
    @Override
    public String path() {
      return log.path();
    }

    @Override
    public long start() {
      return log.start();
    }

    @Override
    public long end() {
      return log.end();
    }

    @Override
    public Binding binding() {
      return log.binding();
    }

    @Override
    public InputStream open(long offset) {
      byte[] bytes = log.bytes();
      return new ByteArrayInputStream(bytes, (int) offset, bytes.length - (int) offset) {
        @Override
        public synchronized int read(byte[] into, int at, int length) {
          return super.read(into, at, Math.min(length, most));
        }
      };
    }
  }
}
