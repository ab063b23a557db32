package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.hadoop.io.DataInputBuffer;
import org.apache.hadoop.io.DataOutputBuffer;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Level;

class PartialKeyTest {
  private static final Comparator<PartialKey> FIELD_BY_FIELD =
      Comparator.comparing((PartialKey key) -> plain(key.cell()))
          .thenComparing(PartialKey::kind)
          .thenComparing(key -> NaturalOrder.encode(key.run()))
          .thenComparing(key -> NaturalOrder.encode(key.item()))
          .thenComparingLong(PartialKey::number);

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void bytesSortAsFieldsDo(
      @ForAll("plainKeys") PartialKey left, @ForAll("plainKeys") PartialKey right)
      throws IOException {
    int expected = Integer.signum(FIELD_BY_FIELD.compare(left, right));

    assertThat(Integer.signum(left.compareTo(right))).isEqualTo(expected);
    assertThat(Integer.signum(compare(new PartialKey.Order(), left, right))).isEqualTo(expected);
    assertThat(left.equals(right)).isEqualTo(expected == 0);
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void keysOfOneCellAreAGroup(
      @ForAll("plainKeys") PartialKey left, @ForAll("plainKeys") PartialKey right)
      throws IOException {
    boolean together =
        left.cell().equals(right.cell()) && left.kind().ofCell() == right.kind().ofCell();
    PartialKey.GroupOrder order = new PartialKey.GroupOrder();

    assertThat(order.compare(left, right) == 0).isEqualTo(together);
    assertThat(compare(order, left, right) == 0).isEqualTo(together);
    assertThat(Integer.signum(compare(order, left, right)))
        .isEqualTo(Integer.signum(order.compare(left, right)));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void hostileNamesComeBack(
      @ForAll("hostile") String level,
      @ForAll("hostile") String run,
      @ForAll("hostile") String client,
      @ForAll long block)
      throws IOException {
    Cell cell = new Cell(List.of(new Level("f=/%", level.isEmpty() ? Level.MISSING : level)));
    PartialKey tally = reread(PartialKey.client(cell, run, client));
    PartialKey seconds = reread(PartialKey.timeline(cell, run, block));
    PartialKey file = reread(PartialKey.file(Kind.FILE, client));

    assertThat(tally.cell()).isEqualTo(cell);
    assertThat(tally.run()).isEqualTo(run);
    assertThat(tally.item()).isEqualTo(client);
    assertThat(tally.kind()).isEqualTo(Kind.CLIENT);
    assertThat(seconds.number()).isEqualTo(block);
    assertThat(seconds.run()).isEqualTo(run);
    assertThat(file.item()).isEqualTo(client);
    assertThat(file.cell()).isEqualTo(Cell.ALL);
  }

  @Example
  void theCellWithoutFactorsIsNotTheCampaign() {
    PartialKey cell = PartialKey.run(Cell.ALL, "1");
    PartialKey campaign = PartialKey.file(Kind.FILE, "1");

    assertThat(new PartialKey.GroupOrder().compare(cell, campaign)).isNotZero();
  }

  @Example
  void aKeyThatIsReadAgainForgetsTheLongerOne() throws IOException {
    PartialKey longer = PartialKey.client(Cell.ALL, "a long name of a run", "client");
    PartialKey shorter = PartialKey.client(Cell.ALL, "r", "c");
    PartialKey reused = new PartialKey();
    read(longer, reused);
    PartialKey kept = reused.copy();
    read(shorter, reused);

    assertThat(reused).isEqualTo(shorter);
    assertThat(reused.item()).isEqualTo("c");
    assertThat(kept).isEqualTo(longer);
  }

  private static String plain(Cell cell) {
    return NaturalOrder.encode(cell.path());
  }

  private static int compare(
      org.apache.hadoop.io.WritableComparator order, PartialKey left, PartialKey right)
      throws IOException {
    try (DataOutputBuffer out = new DataOutputBuffer()) {
      out.writeByte(0);
      left.write(out);
      int middle = out.getLength();
      right.write(out);
      return order.compare(
          out.getData(), 1, middle - 1, out.getData(), middle, out.getLength() - middle);
    }
  }

  private static PartialKey reread(PartialKey key) throws IOException {
    PartialKey read = new PartialKey();
    read(key, read);
    return read;
  }

  private static void read(PartialKey from, PartialKey into) throws IOException {
    try (DataOutputBuffer out = new DataOutputBuffer();
        DataInputBuffer in = new DataInputBuffer()) {
      from.write(out);
      in.reset(out.getData(), out.getLength());
      into.readFields(in);
    }
  }

  /** Few letters, so that keys often agree in their first fields. */
  @Provide
  Arbitrary<PartialKey> plainKeys() {
    Arbitrary<String> names = Arbitraries.strings().withChars("a19").ofMinLength(1).ofMaxLength(3);
    Arbitrary<Cell> cells =
        names.map(level -> new Cell(List.of(new Level("f", level)))).injectDuplicates(0.5);
    return Combinators.combine(
            Arbitraries.integers().between(0, 4),
            cells,
            names.injectDuplicates(0.5),
            names,
            Arbitraries.longs())
        .as(
            (form, cell, run, item, number) ->
                switch (form) {
                  case 0 -> PartialKey.run(cell, run);
                  case 1 -> PartialKey.client(cell, run, item);
                  case 2 -> PartialKey.measurements(cell, run);
                  case 3 -> PartialKey.timeline(cell, run, number);
                  default -> PartialKey.file(Kind.FILE, item);
                });
  }

  @Provide
  Arbitrary<String> hostile() {
    return Arbitraries.strings()
        .withChars('\0', '\u0001', '\u0002', '\n', '%', '=', '/', '1', '0', 'a', '"', '\u202e', '天')
        .ofMaxLength(12);
  }
}
