/**
 * Mergeable values and the tables made of them. A <em>partial</em> is a piece of a summary: exact
 * counts and integer sums, a latency histogram, the tally of a client. Merging is associative and
 * commutative, so any split, order or retry of the work gives the same tables.
 */
package org.tenbin.summary;
