/**
 * A non-destructive tree store after Jungle (University of the Ryukyus), written anew from its
 * description.
 *
 * <p>A {@link org.tenbin.datagen.tree.Forest} holds named {@linkplain org.tenbin.datagen.tree.Tree
 * trees}. A node is an immutable list of children and a set of attributes; links lead from parent
 * to child only, so a node never changes and may be shared by any number of versions. An
 * {@linkplain org.tenbin.datagen.tree.TreeEdit edit} copies the nodes on the path from the root to
 * the edited node and publishes the new root by one compare-and-set; an edit that lost the race is
 * applied again to the winner's root. Readers take the root once and then walk a version that
 * nobody can change: they never lock, wait or retry.
 *
 * <p>A {@link org.tenbin.datagen.tree.Journal} may record the edits on disk in the order in which
 * they were published, so that a forest can be opened again.
 */
package org.tenbin.datagen.tree;
