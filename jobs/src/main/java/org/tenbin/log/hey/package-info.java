/** Responses of hey. */
package org.tenbin.log.hey;
