/**
 * Processes that a benchmark starts on this machine: on which CPUs and in which network they run,
 * how they are talked to and waited for, and that they are stopped by their process id whatever
 * happens to the benchmark.
 */
package org.tenbin.datagen.process;
