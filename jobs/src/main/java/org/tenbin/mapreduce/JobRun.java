package org.tenbin.mapreduce;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskCompletionEvent;

/** Submits a job, follows it to its end, and says in one line why it failed if it did. */
final class JobRun {
  private static final long FIRST_POLL_MILLIS = 5;
  private static final long LAST_POLL_MILLIS = 200;
  private static final int MOST_EVENTS = 1000;

  private JobRun() {}

  static void run(Job job, JobWatch watch)
      throws IOException, InterruptedException, ClassNotFoundException {
    job.submit();
    long pause = FIRST_POLL_MILLIS;
    while (!job.isComplete()) {
      watch.at(job.mapProgress(), job.reduceProgress());
      Thread.sleep(pause);
      pause = Math.min(LAST_POLL_MILLIS, pause + pause / 4 + 1);
    }
    if (!job.isSuccessful()) {
      throw new SummaryException("the job " + job.getJobID() + " failed: " + reason(job));
    }
    watch.at(1, 1);
  }

  private static String reason(Job job) throws IOException, InterruptedException {
    Optional<String> ofTask = Optional.empty();
    for (TaskCompletionEvent event : job.getTaskCompletionEvents(0, MOST_EVENTS)) {
      if (event.getStatus() == TaskCompletionEvent.Status.FAILED) {
        String[] diagnostics = job.getTaskDiagnostics(event.getTaskAttemptId());
        ofTask = Arrays.stream(diagnostics).flatMap(String::lines).findFirst();
        break;
      }
    }
    String info = job.getStatus().getFailureInfo();
    return ofTask.orElse(
        info == null || info.isBlank() || info.equals("NA")
            ? "see the log of its tasks above"
            : info.lines().findFirst().orElse(info));
  }
}
