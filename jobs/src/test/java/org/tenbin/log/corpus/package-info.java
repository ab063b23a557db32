/**
 * Facts about other people's logs, in the table <code>corpus/facts.csv</code> of the test
 * resources, held against what our readers find. The logs themselves are not part of the project.
 */
package org.tenbin.log.corpus;
