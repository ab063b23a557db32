/**
 * The simulated experiment: closed-loop clients, a network, a server with c cores and one of
 * several back ends, as a discrete-event simulation in nanoseconds. Pure: no Hadoop, no files, no
 * clock. One run depends on nothing but its parameters and a hash of (seed, cell, run), so runs may
 * be simulated in any order and anywhere.
 *
 * <p>A request passes these stations, each first come, first served:
 *
 * <pre>
 * client host (its cores, if clients share them) -&gt; network delay -&gt; server core:
 *   http + parallel work, then the copy of an optimistic edit, repeated while another edit came first
 * -&gt; serial section (one at a time) -&gt; wait (no core held) -&gt; shared link -&gt; client
 * </pre>
 *
 * <p>Garbage collections stop all cores; they come after so many allocated bytes. No result is a
 * parameter: how long a client needs follows from the delays and the queues.
 */
package org.tenbin.datagen.simulate;
