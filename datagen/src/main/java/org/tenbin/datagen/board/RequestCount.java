package org.tenbin.datagen.board;

import java.util.concurrent.atomic.LongAdder;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Counts what passes: every request when it comes, every answer when it is complete. Stands outside
 * of all that may refuse a request, so that its count is that of the requests that arrived.
 */
final class RequestCount extends Handler.Wrapper {
  private final LongAdder received = new LongAdder();
  private final LongAdder succeeded = new LongAdder();
  private final LongAdder overloaded = new LongAdder();
  private final LongAdder failed = new LongAdder();

  RequestCount(Handler handler) {
    super(handler);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    received.increment();
    Request.addCompletionListener(request, failure -> count(response, failure));
    return super.handle(request, response, callback);
  }

  long received() {
    return received.sum();
  }

  long succeeded() {
    return succeeded.sum();
  }

  long overloaded() {
    return overloaded.sum();
  }

  long failed() {
    return failed.sum();
  }

  private void count(Response response, Throwable failure) {
    if (failure == null && HttpStatus.isSuccess(response.getStatus())) {
      succeeded.increment();
    } else if (response.getStatus() == HttpStatus.SERVICE_UNAVAILABLE_503) {
      overloaded.increment();
    } else {
      failed.increment();
    }
  }
}
