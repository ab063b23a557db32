/**
 * What every program of a job jar has in common, those of datagen too: Hadoop's generic options, an
 * experiment file, exit status and messages.
 */
package org.tenbin.program;
