package org.tenbin.datagen.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tenbin.datagen.board.BoardMain;
import org.tenbin.datagen.process.Child;
import org.tenbin.datagen.process.Children;
import org.tenbin.datagen.process.JavaCommand;
import org.tenbin.datagen.process.Placement;

/**
 * The bulletin board's server, started here or given by its address.
 *
 * @param host address
 * @param port of it
 * @param processes the server's own if it was started here, else none
 */
record BoardProcess(String host, int port, List<Child> processes) {
  private static final Duration START_TIME = Duration.ofMinutes(2);
  private static final Duration ANSWER_TIME = Duration.ofSeconds(10);

  /** The kernel remembers a closed connection for two minutes. */
  private static final Duration CONNTRACK_TIME = Duration.ofMinutes(3);

  private static final HttpClient HTTP =
      HttpClient.newBuilder().connectTimeout(ANSWER_TIME).build();

  /** Starts a server over the store and waits until it answers. */
  static BoardProcess start(
      Children children,
      Placement placement,
      BenchLibrary library,
      BenchSpec spec,
      String storeAddress,
      String host,
      Path logs)
      throws IOException, InterruptedException {
    List<String> command =
        new JavaCommand(spec.serverHeap())
            .with(
                "-XX:+UseG1GC",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
                "-Xlog:gc*:file=" + logs.resolve("board-gc.log") + ":time,uptime")
            .main(
                library.serverClassPath(),
                BoardMain.class.getName(),
                List.of(
                    "--store", storeAddress,
                    "--host", host,
                    "--boards", Integer.toString(spec.boards()),
                    "--messages", Integer.toString(spec.messages()),
                    "--text-bytes", Integer.toString(spec.textBytes())));
    Child child = children.add(Child.start("board", placement.place(command), logs));
    String ready = child.await("ready port=", START_TIME);
    int port = Integer.parseInt(ready.substring("ready port=".length()));
    BoardProcess board = new BoardProcess(host, port, List.of(child));
    board.get("/health");
    return board;
  }

  /**
   * What the server itself counted. Asked again for a while if no answer comes: behind a run that
   * overran the kernel's table of connections the network is shut until the table has room, and the
   * run is to be kept and judged.
   */
  Map<String, Long> stats() throws IOException, InterruptedException {
    long deadline = System.nanoTime() + CONNTRACK_TIME.toNanos();
    String answer = null;
    while (answer == null) {
      try {
        answer = get("/stats");
      } catch (BenchException silent) {
        if (!(silent.getCause() instanceof HttpTimeoutException) || System.nanoTime() > deadline) {
          throw silent;
        }
      }
    }
    return answer
        .lines()
        .map(line -> line.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> Long.parseLong(pair[1])));
  }

  /**
   * Checks that it serves.
   *
   * @throws BenchException if it does not
   */
  void checkHealth() throws IOException, InterruptedException {
    get("/health");
  }

  private String get(String path) throws IOException, InterruptedException {
    URI uri = URI.create("http://" + host + ':' + port + path);
    HttpRequest request = HttpRequest.newBuilder(uri).timeout(ANSWER_TIME).build();
    try {
      HttpResponse<String> answer = HTTP.send(request, BodyHandlers.ofString());
      if (answer.statusCode() == 200) {
        return answer.body();
      }
      throw new BenchException(uri + " answers " + answer.statusCode() + ": " + answer.body());
    } catch (BenchException told) {
      throw told;
    } catch (IOException unreachable) {
      throw new BenchException(uri + " does not answer: " + unreachable, unreachable);
    }
  }
}
