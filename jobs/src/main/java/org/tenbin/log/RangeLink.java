package org.tenbin.log;

/**
 * How a range of a file hangs together with its neighbours, of formats whose records may span
 * lines: such a range begins with a guess, and only the chain of all links of a file tells whether
 * the guesses were right.
 *
 * @param first offset of its first record; where it has none, of the first one behind it
 * @param next offset of the record behind its last one
 * @param assumed digest of what it took to be declared before it, such as a header
 * @param left digest of what is declared at its end
 * @param mark what it needs of the highest mark before it, and adds to it
 * @param dependent whether it needed anything else that only records before it can tell
 */
public record RangeLink(
    long first, long next, long assumed, long left, HighMark mark, boolean dependent) {
  /** The link of a range that was refused: it joins nothing, as its guess may be the reason. */
  public static final RangeLink REFUSED = new RangeLink(-1, -1, 0, 0, HighMark.UNTOUCHED, true);

  /**
   * A mark that records only ever raise, and that decides the fate of others.
   *
   * @param reached how high the range's own records raised it; {@link Long#MIN_VALUE} if not at all
   * @param atLeast how high it must have stood before, for its records to be decided right
   * @param below what it must have stayed below before
   */
  public record HighMark(long reached, long atLeast, long below) {
    /** Neither raised nor asked for. */
    public static final HighMark UNTOUCHED =
        new HighMark(Long.MIN_VALUE, Long.MIN_VALUE, Long.MAX_VALUE);

    /** Whether records were decided right where the ranges before raised the mark so high. */
    public boolean holdsAfter(long before) {
      return before >= atLeast && (before < below || below == Long.MAX_VALUE);
    }

    private boolean isFree() {
      return atLeast == Long.MIN_VALUE && below == Long.MAX_VALUE;
    }
  }

  /**
   * Whether the range was read right if the one before it was.
   *
   * @param markBefore how high the ranges before it raised the mark
   */
  public boolean follows(RangeLink before, long markBefore) {
    return !dependent
        && first == before.next
        && assumed == before.left
        && mark.holdsAfter(markBefore);
  }

  /** Whether it was read right if the next range was, whatever stands before both. */
  boolean leadsTo(RangeLink following) {
    return !dependent && mark.isFree() && next == following.first && left == following.assumed;
  }
}
