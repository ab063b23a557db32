/** Requests of Phantom and Yandex Tank. */
package org.tenbin.log.phout;
