/**
 * Where the bulletin board keeps its messages: one interface, three real back ends.
 *
 * <p>{@code tree}: our own non-destructive {@link org.tenbin.datagen.tree.Forest}, in this process.
 * {@code cassandra}: an Apache Cassandra server. {@code memcached}: a memcached server. A board is
 * one tree and a message one child of its root; a partition and a row of it; a group of keys.
 */
package org.tenbin.datagen.store;
