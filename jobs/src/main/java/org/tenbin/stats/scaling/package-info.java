/**
 * How throughput grows with parallelism: speed-up, efficiency, the laws of Amdahl and Gunther
 * fitted by nonlinear least squares, and the point at which a system collapses, which no law
 * describes.
 */
package org.tenbin.stats.scaling;
