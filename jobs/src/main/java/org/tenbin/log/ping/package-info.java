/** Echo replies of ping. */
package org.tenbin.log.ping;
