package org.tenbin.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the JobHistoryServer tells of a job that has ended. */
final class HistoryJob {
  private static final int WAIT_SECONDS = 60;
  private static final Pattern TASK =
      Pattern.compile(
          "\\{\"startTime\":([0-9]+),\"finishTime\":([0-9]+),[^}]*?\"type\":\"MAP\"[^}]*\\}");

  private final String counters;
  private final double untilFirstMap;
  private final double mapping;
  private final double reducing;
  private final int maps;

  private HistoryJob(String job, String tasks, String counters) throws IOException {
    this.counters = counters;
    long submitted = number(job, "submitTime");
    long finished = number(job, "finishTime");
    long first = Long.MAX_VALUE;
    long last = 0;
    int count = 0;
    Matcher task = TASK.matcher(tasks);
    while (task.find()) {
      first = Math.min(first, Long.parseLong(task.group(1)));
      last = Math.max(last, Long.parseLong(task.group(2)));
      count++;
    }
    if (count == 0) {
      throw new IOException("no map in " + tasks);
    }
    maps = count;
    untilFirstMap = (first - submitted) / 1e3;
    mapping = (last - first) / 1e3;
    reducing = (finished - last) / 1e3;
  }

  /**
   * Asks for a job, which is known some seconds after its end.
   *
   * @param server address of the server, without a slash at its end
   */
  static HistoryJob of(String server, String job) throws IOException, InterruptedException {
    String path = server + "/ws/v1/history/mapreduce/jobs/" + job;
    HttpClient client = HttpClient.newHttpClient();
    for (int i = 0; i < WAIT_SECONDS; i++) {
      HttpResponse<String> found = get(client, path);
      if (found.statusCode() == 200) {
        return new HistoryJob(
            found.body(),
            get(client, path + "/tasks").body(),
            get(client, path + "/counters").body());
      }
      Thread.sleep(1000);
    }
    throw new IOException(server + " does not know " + job);
  }

  private static HttpResponse<String> get(HttpClient client, String address)
      throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(URI.create(address))
            .header("Accept", "application/json")
            .timeout(Duration.ofSeconds(10))
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }

  private static long number(String json, String name) throws IOException {
    Matcher matcher = Pattern.compile("\"" + name + "\":([0-9]+)").matcher(json);
    if (!matcher.find()) {
      throw new IOException("no " + name + " in " + json);
    }
    return Long.parseLong(matcher.group(1));
  }

  /** A counter by Hadoop's name; of <code>total</code>, <code>map</code> or <code>reduce</code>. */
  long counter(String name, String of) throws IOException {
    int at = counters.indexOf("\"name\":\"" + name + "\"");
    return at < 0 ? 0 : number(counters.substring(at), of + "CounterValue");
  }

  int maps() {
    return maps;
  }

  /** Seconds from the submission until the first map began. */
  double untilFirstMap() {
    return untilFirstMap;
  }

  /** Seconds from the begin of the first map to the end of the last. */
  double mapping() {
    return mapping;
  }

  /** Seconds from the end of the last map to the end of the job. */
  double reducing() {
    return reducing;
  }
}
