package org.tenbin.stats;

/** A contrast that cannot be judged. */
record Refused(NotComparable why) implements Examined {}
