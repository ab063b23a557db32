/** CSV files of Locust. */
package org.tenbin.log.locust;
