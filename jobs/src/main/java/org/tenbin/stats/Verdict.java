package org.tenbin.stats;

/** What may be said of a candidate against its baseline. */
public enum Verdict {
  /** A difference is shown, in the candidate's favour: faster, where the quantity is a speed. */
  BETTER,
  /** A difference is shown, against the candidate. */
  WORSE,
  /** A difference is shown in a quantity of which neither more nor less is better. */
  DIFFERENT,
  /** The data do not decide. This is not equality. */
  NO_DIFFERENCE_SHOWN,
  /** Equality within the declared margin is shown; whatever difference is left is smaller. */
  EQUAL_WITHIN_MARGIN
}
