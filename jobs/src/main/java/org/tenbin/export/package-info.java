/**
 * A summary in the file formats of other tools. Each cell gets a folder, its partition path, with
 * the distributions that its runs had.
 */
package org.tenbin.export;
