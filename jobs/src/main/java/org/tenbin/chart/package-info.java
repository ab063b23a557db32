/**
 * Charts, one class a kind, one theme. The only package that imports JFreeChart. A chart is a value
 * that can be drawn to PNG, to vector PDF, to SVG, or into a page of the report.
 */
package org.tenbin.chart;
