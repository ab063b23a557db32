/**
 * Faults put into simulated logs on purpose, and the truth about what a reader of the logs must
 * then count. The words for rejects and for what is wrong with a run are those of the analytics.
 */
package org.tenbin.datagen.simulate.fault;
