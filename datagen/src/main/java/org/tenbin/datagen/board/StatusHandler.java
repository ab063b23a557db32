package org.tenbin.datagen.board;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.tenbin.datagen.store.Store;

/** {@code /health} and {@code /stats}; not counted, not queued. */
final class StatusHandler extends Handler.Abstract {
  private final Store store;
  private final String knownBoard;
  private final RequestCount count;

  StatusHandler(Store store, String knownBoard, RequestCount count) {
    this.store = store;
    this.knownBoard = knownBoard;
    this.count = count;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    switch (request.getHttpURI().getCanonicalPath()) {
      case "/health" -> health(response, callback);
      case "/stats" -> BoardHandler.text(response, callback, HttpStatus.OK_200, stats());
      default -> {
        return false;
      }
    }
    return true;
  }

  private void health(Response response, Callback callback) {
    String trouble;
    try {
      trouble = store.messages(knownBoard).isPresent() ? null : "no board " + knownBoard;
    } catch (IOException failure) {
      trouble = failure.getMessage();
    }
    if (trouble == null) {
      BoardHandler.text(response, callback, HttpStatus.OK_200, "ok\n");
    } else {
      BoardHandler.text(response, callback, HttpStatus.SERVICE_UNAVAILABLE_503, trouble + '\n');
    }
  }

  private String stats() {
    long collections = 0;
    long collectionMillis = 0;
    for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
      collections += Math.max(0, bean.getCollectionCount());
      collectionMillis += Math.max(0, bean.getCollectionTime());
    }
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return "received="
        + count.received()
        + "\nsucceeded="
        + count.succeeded()
        + "\noverloaded="
        + count.overloaded()
        + "\nfailed="
        + count.failed()
        + "\ngc_count="
        + collections
        + "\ngc_ms="
        + collectionMillis
        + "\ncpu_us="
        + TimeUnit.NANOSECONDS.toMicros(system.getProcessCpuTime())
        + '\n';
  }
}
