/**
 * The load generator: one thread a client, over plain sockets, with one native request log each.
 *
 * <p>As in the thesis, a client is a closed loop (the next request goes out when the last answer is
 * in), opens a new connection for each request and closes it itself, and all clients begin at one
 * scheduled moment. A kept connection and an open loop at a fixed rate are options. Before the
 * scheduled moment a warm-up runs, labelled so in the log. Every outcome is logged, no request is
 * sent a second time.
 *
 * <p>It runs as a process of its own ({@link org.tenbin.datagen.client.LoadMain}), so that it can
 * be kept on CPUs or in a network namespace apart from the server's.
 */
package org.tenbin.datagen.client;
