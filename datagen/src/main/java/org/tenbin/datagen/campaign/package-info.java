/**
 * The folder that a benchmark leaves: request logs under partition paths, what belongs to them, and
 * what is to be looked up.
 */
package org.tenbin.datagen.campaign;
