/**
 * The words of an experiment: factors, levels, cells, expectations, figures, and the YAML file that
 * declares them. Imports nothing else of Tenbin and nothing of MapReduce.
 */
package org.tenbin.experiment;
