package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.HdrHistogram.Histogram;

class LatencyHistogramTest {
  /** HdrHistogram's highest trackable value; ours has no such limit. */
  private static final long LIMIT = Long.MAX_VALUE / 2;

  @Property(tries = 300)
  void percentilesAreWithinAThousandthOfNearestRank(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 3000) int n) {
    long[] values = values(seed, n);
    LatencyHistogram histogram = histogram(values);
    long[] sorted = values.clone();
    java.util.Arrays.sort(sorted);
    long[] read = Percentile.valuesOf(Percentile.GRID, histogram, sorted[n - 1]);

    assertThat(histogram.count()).isEqualTo(n);
    for (int i = 0; i < read.length; i++) {
      long exact = sorted[(int) Percentile.GRID.get(i).rank(n) - 1];
      assertThat(read[i]).isBetween(exact, exact + exact / 1024);
    }
  }

  @Property(tries = 200)
  void bucketsAreThoseOfHdrHistogram(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 3000) int n) {
    long[] values = values(seed, n);
    Histogram theirs = new Histogram(LIMIT, 3);
    for (long value : values) {
      theirs.recordValue(value);
    }
    List<String> expected = new ArrayList<>();
    theirs
        .recordedValues()
        .forEach(
            bucket ->
                expected.add(
                    theirs.highestEquivalentValue(bucket.getValueIteratedTo())
                        + " x "
                        + bucket.getCountAtValueIteratedTo()));
    List<String> ours = new ArrayList<>();
    histogram(values).forEach((value, count) -> ours.add(value + " x " + count));

    assertThat(ours).isEqualTo(expected);
  }

  @Property(tries = 200)
  void everyValueLiesInItsBucket(@ForAll long seed) {
    long value = new Random(seed).nextLong() >>> (1 + new Random(~seed).nextInt(62));
    int index = LatencyHistogram.indexOf(value);

    assertThat(value)
        .isBetween(LatencyHistogram.lowestValue(index), LatencyHistogram.highestValue(index));
    assertThat(LatencyHistogram.indexOf(LatencyHistogram.highestValue(index))).isEqualTo(index);
    assertThat(LatencyHistogram.lowestValue(index + 1))
        .isEqualTo(LatencyHistogram.highestValue(index) + 1);
  }

  /** The table of a small histogram becomes an array once that takes no more memory. */
  @Example
  void theInnerFormDoesNotShow() {
    List<Long> rising = new ArrayList<>();
    for (long i = 1; i <= 5000; i++) {
      rising.add(1_000_000 + i * 997);
    }
    List<Long> falling = new ArrayList<>(rising);
    java.util.Collections.reverse(falling);
    LatencyHistogram up = new LatencyHistogram();
    rising.forEach(up::record);
    LatencyHistogram down = new LatencyHistogram();
    falling.forEach(down::record);
    LatencyHistogram far = new LatencyHistogram();
    far.record(1);
    far.record(Long.MAX_VALUE);
    far.merge(up);
    up.record(1);
    up.record(Long.MAX_VALUE);
    down.record(Long.MAX_VALUE);
    down.record(1);

    assertThat(buckets(up)).isEqualTo(buckets(down)).isEqualTo(buckets(far));
    assertThat(up.count()).isEqualTo(5002);
  }

  /** Whatever form the parts have: few buckets, many, as recorded or as read. */
  @Property(tries = 300)
  void partsMergeToTheWhole(@ForAll long seed) {
    Random random = new Random(seed);
    long[] values = values(seed, 1 + random.nextInt(3000));
    LatencyHistogram merged = new LatencyHistogram();
    for (int from = 0; from < values.length; ) {
      int to = Math.min(values.length, from + 1 + (1 << random.nextInt(11)));
      LatencyHistogram part = histogram(java.util.Arrays.copyOfRange(values, from, to));
      merged.merge(random.nextBoolean() ? part : read(part));
      if (random.nextInt(4) == 0) {
        merged = read(merged);
      }
      from = to;
    }

    assertThat(buckets(merged)).isEqualTo(buckets(histogram(values)));
  }

  /** Beyond what an entry of a small histogram has bits for. */
  @Property(tries = 100)
  void countsUseAllBits(@ForAll @IntRange(min = 40, max = 61) int bits, @ForAll boolean wide) {
    long count = 1L << bits;
    LatencyHistogram histogram = new LatencyHistogram();
    histogram.record(5, count);
    histogram.record(wide ? Long.MAX_VALUE : 7, 3);
    histogram.merge(read(histogram));

    assertThat(histogram.count()).isEqualTo(2 * count + 6);
    assertThat(buckets(read(histogram))).isEqualTo(buckets(histogram)).contains("5 x " + 2 * count);
  }

  /** Half a byte for a bucket of a well-filled one, three for one that stands far from others. */
  @Example
  void theWireFormIsShort() {
    LatencyHistogram full = new LatencyHistogram();
    for (int i = 0; i < 1000; i++) {
      full.record(1000 + i, 1 + i % 7);
    }
    LatencyHistogram far = new LatencyHistogram();
    far.record(1);
    far.record(1 << 30, 5);

    assertThat(bytes(full)).hasSizeLessThan(520);
    assertThat(bytes(far)).hasSizeLessThan(16);
  }

  private static byte[] bytes(LatencyHistogram histogram) {
    RunPartial run = new RunPartial();
    run.latency().merge(histogram);
    return RandomPartials.encoded(run);
  }

  private static LatencyHistogram read(LatencyHistogram histogram) {
    return ((RunPartial) RandomPartials.decoded(bytes(histogram))).latency();
  }

  @Example
  void emptyIsEmpty() {
    LatencyHistogram histogram = new LatencyHistogram();
    histogram.record(5, 0);

    assertThat(histogram.isEmpty()).isTrue();
    assertThat(histogram.count()).isZero();
    assertThat(Percentile.valuesOf(Percentile.COLUMNS, histogram, 0)).isEmpty();
  }

  private static List<String> buckets(LatencyHistogram histogram) {
    List<String> buckets = new ArrayList<>();
    histogram.forEach((value, count) -> buckets.add(value + " x " + count));
    return buckets;
  }

  private static LatencyHistogram histogram(long[] values) {
    LatencyHistogram histogram = new LatencyHistogram();
    for (long value : values) {
      histogram.record(value);
    }
    return histogram;
  }

  /** Now all within a factor of two, now over all magnitudes. */
  private static long[] values(long seed, int n) {
    Random random = new Random(seed);
    boolean narrow = random.nextBoolean();
    long[] values = new long[n];
    for (int i = 0; i < n; i++) {
      values[i] =
          narrow
              ? 2_000_000 + random.nextInt(2_000_000)
              : (random.nextLong() >>> (2 + random.nextInt(61)));
    }
    return values;
  }
}
