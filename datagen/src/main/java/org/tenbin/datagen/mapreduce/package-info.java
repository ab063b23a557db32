/**
 * The simulation as a map-only job, in the manner of Hadoop's TeraGen: a split holds whole runs, a
 * map task simulates them and writes a file for each client through its work directory.
 */
package org.tenbin.datagen.mapreduce;
