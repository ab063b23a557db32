/**
 * The fonts of charts and of the report: where they are looked for, which are good enough (TrueType
 * outlines, so that a subset can be embedded), and how any text, however hostile, is brought into a
 * form that the chosen font can show. Nothing here knows of charts.
 */
package org.tenbin.chart.font;
