/**
 * The jobs on a cluster of real daemons, with faults that really happen.
 *
 * <p>Not part of a usual test run: {@code mvn -Pcluster} or {@code scripts/check --cluster} starts
 * a NameNode, two DataNodes, a ResourceManager, two NodeManagers and a JobHistoryServer, each a JVM
 * of its own, runs the programs as a user does (a client process with a class path of its own), and
 * meanwhile kills, freezes, fills or corrupts what the test is about. After each fault the job has
 * either the output of the undisturbed run, or a clear message and no {@code _SUCCESS}. What
 * happened is written to {@code target/reports/cluster-faults.md}.
 */
package org.tenbin.cluster;
