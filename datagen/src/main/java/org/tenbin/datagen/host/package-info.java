/**
 * The machine that a benchmark runs on: facts captured as files, checks before the start, and
 * watchers that write what happened beside the requests.
 */
package org.tenbin.datagen.host;
