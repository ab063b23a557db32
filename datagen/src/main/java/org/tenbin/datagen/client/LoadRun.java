package org.tenbin.datagen.client;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** All clients of a run, a thread each. */
public final class LoadRun {
  private LoadRun() {}

  /**
   * Runs the plan to its end.
   *
   * @throws IOException if a log cannot be written; the logs of the others may be finished
   */
  public static ClientTotals run(LoadPlan plan) throws IOException, InterruptedException {
    Files.createDirectories(plan.folder());
    ExecutorService pool = Executors.newFixedThreadPool(plan.clients());
    try {
      List<Future<ClientTotals>> futures = new ArrayList<>();
      for (int number = 0; number < plan.clients(); number++) {
        futures.add(pool.submit(new LoadClient(plan, number)));
      }
      ClientTotals totals = ClientTotals.NONE;
      for (Future<ClientTotals> future : futures) {
        totals = totals.plus(future.get());
      }
      return totals;
    } catch (ExecutionException failure) {
      throw new IOException("a client failed: " + failure.getCause().getMessage(), failure);
    } finally {
      pool.shutdownNow();
    }
  }
}
