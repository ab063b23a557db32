/** Figures, tables and findings put together into the report: PDF and HTML from one template. */
package org.tenbin.report;
