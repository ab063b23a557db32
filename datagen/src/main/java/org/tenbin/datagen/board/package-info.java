/**
 * The bulletin board: an HTTP server on embedded Jetty over a {@link
 * org.tenbin.datagen.store.Store}.
 *
 * <pre>
 * GET  /boards/{board}/messages             the board as a page of HTML
 * POST /boards/{board}/messages/{position}  replaces a message's text by the body (UTF-8)
 * GET  /health                              "ok" once the store answers
 * GET  /stats                               what the server itself counted, key=value lines
 * </pre>
 *
 * <p>It runs as a process of its own ({@link org.tenbin.datagen.board.BoardMain}), with a class
 * path that the job jar does not carry. Work is bounded: so many requests at once, so many waiting,
 * the rest is answered with 503 at once.
 */
package org.tenbin.datagen.board;
