/**
 * The harness of the real benchmark: takes the grid of an experiment, starts the back ends, the
 * bulletin board and the load generator, runs cell after cell, and leaves native logs under
 * partition paths.
 *
 * <p>The server and the load generator are processes of their own. Their class path is a folder
 * made by Maven at need (<code>datagen/target/bench</code>): Cassandra's hundred jars clash with
 * Hadoop's, and a job jar that is sent to every node of a cluster should not carry a web server.
 * Whatever the harness starts it stops by process id, also when it is itself killed.
 */
package org.tenbin.datagen.bench;
