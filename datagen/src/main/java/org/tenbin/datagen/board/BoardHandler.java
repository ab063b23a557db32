package org.tenbin.datagen.board;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.tenbin.datagen.store.Message;
import org.tenbin.datagen.store.Store;

/** Reads boards and edits messages. */
final class BoardHandler extends Handler.Abstract {
  private static final int MAX_TEXT_BYTES = 64 * 1024;
  private static final HttpField HTML =
      new PreEncodedHttpField(HttpHeader.CONTENT_TYPE, "text/html;charset=utf-8");
  private static final HttpField TEXT =
      new PreEncodedHttpField(HttpHeader.CONTENT_TYPE, "text/plain;charset=utf-8");

  private final Store store;

  BoardHandler(Store store) {
    this.store = store;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    Optional<BoardRequest> target = BoardRequest.parse(request.getHttpURI().getCanonicalPath());
    if (target.isEmpty()) {
      return false;
    }
    try {
      dispatch(target.get(), request, response, callback);
    } catch (IOException failure) {
      // The store's trouble, told to the client, whose log is the place where it counts.
      text(response, callback, HttpStatus.INTERNAL_SERVER_ERROR_500, failure.getMessage() + '\n');
    }
    return true;
  }

  private void dispatch(BoardRequest target, Request request, Response response, Callback callback)
      throws IOException {
    boolean whole = target.position() == BoardRequest.WHOLE_BOARD;
    if (whole && HttpMethod.GET.is(request.getMethod())) {
      read(target, response, callback);
    } else if (!whole && HttpMethod.POST.is(request.getMethod())) {
      edit(target, request, response, callback);
    } else {
      response.getHeaders().put(HttpHeader.ALLOW, whole ? "GET" : "POST");
      text(response, callback, HttpStatus.METHOD_NOT_ALLOWED_405, "method not allowed\n");
    }
  }

  private void read(BoardRequest target, Response response, Callback callback) throws IOException {
    Optional<List<Message>> messages = store.messages(target.board());
    if (messages.isEmpty()) {
      text(response, callback, HttpStatus.NOT_FOUND_404, "no such board\n");
    } else {
      answer(
          response,
          callback,
          HttpStatus.OK_200,
          HTML,
          BoardPage.render(target.board(), messages.get()));
    }
  }

  private void edit(BoardRequest target, Request request, Response response, Callback callback)
      throws IOException {
    if (request.getLength() > MAX_TEXT_BYTES || request.getLength() < 0) {
      text(
          response,
          callback,
          HttpStatus.PAYLOAD_TOO_LARGE_413,
          "a text of known length, at most " + MAX_TEXT_BYTES + " bytes\n");
      return;
    }
    String text = Content.Source.asString(request, StandardCharsets.UTF_8);
    if (store.edit(target.board(), target.position(), text)) {
      text(response, callback, HttpStatus.OK_200, "ok\n");
    } else {
      text(response, callback, HttpStatus.NOT_FOUND_404, "no such message\n");
    }
  }

  static void text(Response response, Callback callback, int status, String text) {
    answer(response, callback, status, TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void answer(
      Response response, Callback callback, int status, HttpField type, byte[] body) {
    response.setStatus(status);
    response.getHeaders().put(type);
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
    response.write(true, ByteBuffer.wrap(body), callback);
  }
}
