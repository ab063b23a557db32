/** Results of vegeta. */
package org.tenbin.log.vegeta;
