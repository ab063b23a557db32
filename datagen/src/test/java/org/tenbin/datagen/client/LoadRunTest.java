package org.tenbin.datagen.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.datagen.board.BoardLimits;
import org.tenbin.datagen.board.BoardName;
import org.tenbin.datagen.board.BoardServer;
import org.tenbin.datagen.store.Message;
import org.tenbin.datagen.store.Store;
import org.tenbin.datagen.store.TreeStore;
import org.tenbin.datagen.tree.Forest;

class LoadRunTest {
  private static final String LOOPBACK = "127.0.0.1";
  @TempDir Path folder;

  @Test
  void everyRequestThatTheServerCountedIsInALog() throws Exception {
    try (Store store = board();
        BoardServer server = start(store)) {
      LoadPlan plan = plan(server.port(), Operation.READ, 3, 20, 300, false, 0, 2000, 5000);

      ClientTotals totals = LoadRun.run(plan);

      List<CSVRecord> lines = lines();
      assertThat(lines).hasSize((int) totals.sent()).hasSize((int) server.received());
      assertThat(totals.measured()).isEqualTo(60);
      assertThat(totals.failed()).isZero();
      assertThat(lines).filteredOn(line -> line.get("phase").equals("measure")).hasSize(60);
      assertThat(lines).filteredOn(line -> line.get("phase").equals("warmup")).isNotEmpty();
      for (CSVRecord line : lines) {
        long start = Long.parseLong(line.get("start_us"));
        boolean measured = line.get("phase").equals("measure");
        assertThat(start >= plan.scheduledMicros()).isEqualTo(measured);
        assertThat(line.get("scheduled_us")).isEqualTo(Long.toString(plan.scheduledMicros()));
        assertThat(line.get("status")).isEqualTo("200");
        assertThat(Integer.parseInt(line.get("bytes"))).isGreaterThan(100);
        assertThat(Long.parseLong(line.get("latency_us"))).isPositive();
        assertThat(Long.parseLong(line.get("launched_us"))).isLessThan(start + 1);
      }
    }
  }

  @Test
  void editsReachTheMessages() throws Exception {
    try (Store store = board();
        BoardServer server = start(store)) {
      LoadRun.run(plan(server.port(), Operation.EDIT, 2, 10, 0, true, 0, 2000, 5000));
      assertThat(store.messages(BoardName.of(1)).orElseThrow())
          .allSatisfy(message -> assertThat(message.text()).startsWith("edited by client 1 yyy"));
      assertThat(server.received()).isEqualTo(20);
    }
  }

  @Test
  void anOpenLoopLogsWhenItMeantToSend() throws Exception {
    try (Store store = board();
        BoardServer server = start(store)) {
      LoadPlan plan = plan(server.port(), Operation.READ, 1, 10, 0, true, 100, 2000, 5000);
      LoadRun.run(plan);
      List<CSVRecord> lines = lines();
      for (int sequence = 0; sequence < 10; sequence++) {
        assertThat(lines.get(sequence).get("intended_us"))
            .isEqualTo(Long.toString(plan.scheduledMicros() + sequence * 10_000L));
        assertThat(Long.parseLong(lines.get(sequence).get("start_us")))
            .isGreaterThanOrEqualTo(plan.scheduledMicros() + sequence * 10_000L);
      }
    }
  }

  @Test
  void overloadTimeoutAndRefusalAreLoggedAndNotRetried() throws Exception {
    try (FakeServer server = new FakeServer("HTTP/1.1 503 Busy\r\ncontent-LENGTH: 2\r\n\r\nno")) {
      LoadRun.run(plan(server.port(), Operation.READ, 1, 3, 0, false, 0, 500, 5000));
      assertThat(lines())
          .extracting(line -> line.get("status"))
          .containsExactly("503", "503", "503");
      assertThat(server.connections()).isEqualTo(3);
    }
    try (FakeServer server = new FakeServer("")) {
      ClientTotals totals =
          LoadRun.run(plan(server.port(), Operation.READ, 1, 2, 0, false, 0, 100, 5000));
      assertThat(lines()).extracting(line -> line.get("status")).containsOnly("timeout").hasSize(2);
      assertThat(totals.unanswered()).isEqualTo(2);
    }
    try (FakeServer server = new FakeServer("SSH-2.0-OpenSSH_9.2 and more to fill it\r\n\r\n")) {
      LoadRun.run(plan(server.port(), Operation.READ, 1, 1, 0, false, 0, 100, 5000));
      assertThat(lines()).extracting(line -> line.get("status")).containsExactly("error");
    }
    int closed;
    try (ServerSocket socket = new ServerSocket(0)) {
      closed = socket.getLocalPort();
    }
    LoadRun.run(plan(closed, Operation.READ, 1, 2, 0, false, 0, 100, 5000));
    assertThat(lines()).extracting(line -> line.get("status")).containsExactly("error", "error");
  }

  @Test
  void afterTheLimitNothingIsSentAndTheLogIsShort() throws Exception {
    try (FakeServer server = new FakeServer("")) {
      ClientTotals totals =
          LoadRun.run(plan(server.port(), Operation.READ, 1, 1000, 0, false, 0, 50, 200));
      assertThat(totals.measured()).isBetween(1L, 5L);
      assertThat(lines()).hasSize((int) totals.measured());
    }
  }

  @Test
  void aKeptConnectionIsKept() throws Exception {
    try (FakeServer server = new FakeServer("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")) {
      LoadRun.run(plan(server.port(), Operation.READ, 1, 5, 0, true, 0, 500, 5000));
      assertThat(lines()).hasSize(5);
      assertThat(server.connections()).isEqualTo(1);
    }
  }

  @Test
  void aPlanGoesThroughAFile() throws IOException {
    LoadPlan plan = plan(80, Operation.EDIT, 1, 2, 3, true, 4.5, 6, 7);
    plan.write(folder.resolve("plan"));
    assertThat(LoadPlan.read(folder.resolve("plan"))).isEqualTo(plan);
  }

  private LoadPlan plan(
      int port,
      Operation operation,
      int clients,
      int requests,
      long warmupMillis,
      boolean keepAlive,
      double rate,
      int timeoutMillis,
      long limitMillis) {
    long start = TimeUnit.MILLISECONDS.toMicros(System.currentTimeMillis() + warmupMillis + 100);
    return new LoadPlan(
        LOOPBACK,
        port,
        operation,
        clients,
        requests,
        warmupMillis,
        keepAlive,
        rate,
        timeoutMillis,
        limitMillis,
        start,
        folder.resolve("logs"),
        4,
        5,
        100);
  }

  /** All lines of all logs, file by file; no file may be left unfinished. */
  private List<CSVRecord> lines() throws IOException {
    List<CSVRecord> lines = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder.resolve("logs"))) {
      for (Path file : files.sorted().toList()) {
        assertThat(file.getFileName().toString()).matches("client-\\d\\d\\.csv");
        CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
        try (CSVParser parser = CSVParser.parse(file, StandardCharsets.UTF_8, format)) {
          lines.addAll(parser.getRecords());
        }
      }
    }
    return lines;
  }

  private static Store board() throws IOException {
    Store store = new TreeStore(Forest.inMemory());
    for (int number = 0; number < 4; number++) {
      List<Message> messages = new ArrayList<>();
      for (int position = 0; position < 5; position++) {
        messages.add(new Message("ann", "text " + position));
      }
      store.create(BoardName.of(number), messages);
    }
    return store;
  }

  private static BoardServer start(Store store) throws IOException {
    return BoardServer.start(store, BoardName.of(0), LOOPBACK, 0, BoardLimits.standard());
  }

  /** Says the same to every request, or nothing. */
  private static final class FakeServer implements AutoCloseable {
    private final ServerSocket socket;
    private final byte[] answer;
    private final List<Socket> accepted = new ArrayList<>();

    FakeServer(String answer) throws IOException {
      this.answer = answer.getBytes(StandardCharsets.US_ASCII);
      this.socket = new ServerSocket(0);
      Thread thread = new Thread(this::acceptAll);
      thread.setDaemon(true);
      thread.start();
    }

    int port() {
      return socket.getLocalPort();
    }

    synchronized int connections() {
      return accepted.size();
    }

    private void acceptAll() {
      try {
        while (true) {
          Socket connection = socket.accept();
          synchronized (this) {
            accepted.add(connection);
          }
          Thread thread = new Thread(() -> serve(connection));
          thread.setDaemon(true);
          thread.start();
        }
      } catch (IOException closed) {
        // The test is over.
      }
    }

    private void serve(Socket connection) {
      byte[] request = new byte[4096];
      try {
        while (connection.getInputStream().read(request) > 0) {
          connection.getOutputStream().write(answer);
        }
      } catch (IOException closed) {
        // The client went away.
      }
    }

    @Override
    public synchronized void close() throws IOException {
      socket.close();
      for (Socket connection : accepted) {
        connection.close();
      }
    }
  }
}
