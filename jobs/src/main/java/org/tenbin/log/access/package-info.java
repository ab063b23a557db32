/** Access logs of web servers that log how long an answer took. */
package org.tenbin.log.access;
