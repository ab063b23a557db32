/**
 * Web servers that send large files: each is started on this machine over the same folder and asked
 * for the files by one client, over the loopback interface. Every file is one request of a native
 * log.
 */
package org.tenbin.datagen.transfer;
