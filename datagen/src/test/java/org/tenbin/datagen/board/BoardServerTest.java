package org.tenbin.datagen.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.tenbin.datagen.store.Message;
import org.tenbin.datagen.store.Store;
import org.tenbin.datagen.store.TreeStore;
import org.tenbin.datagen.tree.Forest;

class BoardServerTest {
  private static final String LOOPBACK = "127.0.0.1";
  private final HttpClient client = HttpClient.newHttpClient();

  @Test
  void readsAndEdits() throws Exception {
    try (Store store = filled();
        BoardServer server = start(store, BoardLimits.standard())) {
      assertThat(get(server, "/boards/b/messages").body())
          .contains("<b>ann</b> first</p>")
          .contains("<b>bob</b> &lt;script&gt;</p>");

      HttpResponse<String> edited = post(server, "/boards/b/messages/0", "天秤");

      assertThat(edited.statusCode()).isEqualTo(200);
      HttpResponse<String> page = get(server, "/boards/b/messages");
      assertThat(page.body()).contains("<b>ann</b> 天秤</p>");
      assertThat(page.headers().firstValue("content-length")).isPresent();
    }
  }

  @Test
  void refusesWhatIsNotThere() throws Exception {
    try (Store store = filled();
        BoardServer server = start(store, BoardLimits.standard())) {
      assertThat(get(server, "/boards/none/messages").statusCode()).isEqualTo(404);
      assertThat(get(server, "/boards/../etc/messages").statusCode()).isEqualTo(404);
      assertThat(get(server, "/other").statusCode()).isEqualTo(404);
      assertThat(post(server, "/boards/b/messages/2", "x").statusCode()).isEqualTo(404);
      assertThat(post(server, "/boards/b/messages", "x").statusCode()).isEqualTo(405);
      assertThat(get(server, "/boards/b/messages/0").statusCode()).isEqualTo(405);
      assertThat(post(server, "/boards/b/messages/0", "x".repeat(65_537)).statusCode())
          .isEqualTo(413);
    }
  }

  @Test
  void countsWhatArrivedAndTellsItsHealth() throws Exception {
    try (Store store = filled();
        BoardServer server = start(store, BoardLimits.standard())) {
      assertThat(get(server, "/health").body()).isEqualTo("ok\n");
      for (int request = 0; request < 3; request++) {
        get(server, "/boards/b/messages");
      }
      get(server, "/boards/none/messages");
      assertThat(server.received()).isEqualTo(4);
      assertThat(get(server, "/stats").body()).startsWith("received=4\n").contains("\ncpu_us=");
    }
  }

  @Test
  void aStoreInTroubleIsTold() throws Exception {
    try (BoardServer server = start(new BrokenStore(), BoardLimits.standard())) {
      assertThat(get(server, "/health").statusCode()).isEqualTo(503);
      HttpResponse<String> answer = get(server, "/boards/b/messages");
      assertThat(answer.statusCode()).isEqualTo(500);
      assertThat(answer.body()).isEqualTo("out of reach\n");
      assertThat(get(server, "/stats").body()).contains("\nfailed=1\n");
    }
  }

  @Test
  void oneMoreThanItCanTakeIsAnsweredWith503AtOnce() throws Exception {
    SlowStore store = new SlowStore();
    try (BoardServer server = start(store, new BoardLimits(16, 1, 1, 16))) {
      CompletableFuture<HttpResponse<String>> worked = getLater(server);
      assertThat(store.entered.await(5, TimeUnit.SECONDS)).isTrue();
      CompletableFuture<HttpResponse<String>> queued = getLater(server);
      while (server.received() < 2) {
        Thread.onSpinWait();
      }

      assertThat(get(server, "/boards/b/messages").statusCode()).isEqualTo(503);

      store.go.countDown();
      assertThat(worked.get().statusCode()).isEqualTo(200);
      assertThat(queued.get().statusCode()).isEqualTo(200);
      assertThat(get(server, "/stats").body()).contains("received=3\nsucceeded=2\noverloaded=1\n");
    }
  }

  @Test
  void stopsAfterTheRequestInProgress() throws Exception {
    SlowStore store = new SlowStore();
    BoardServer server = start(store, BoardLimits.standard());
    HttpRequest again = HttpRequest.newBuilder(uri(server, "/health")).build();
    CompletableFuture<HttpResponse<String>> inProgress = getLater(server);
    assertThat(store.entered.await(5, TimeUnit.SECONDS)).isTrue();
    CompletableFuture<Void> stop =
        CompletableFuture.runAsync(
            () -> {
              try {
                server.close();
              } catch (IOException failure) {
                throw new AssertionError(failure);
              }
            });
    while (server.port() > 0) {
      Thread.onSpinWait();
    }
    assertThat(inProgress).isNotDone();
    store.go.countDown();
    assertThat(inProgress.get().statusCode()).isEqualTo(200);
    stop.get();
    assertThatThrownBy(() -> client.send(again, BodyHandlers.ofString()))
        .isInstanceOf(IOException.class);
  }

  @Test
  void aPortInUseIsAClearError() throws Exception {
    try (Store store = filled();
        BoardServer server = start(store, BoardLimits.standard())) {
      assertThatThrownBy(
              () -> BoardServer.start(store, "b", LOOPBACK, server.port(), BoardLimits.standard()))
          .isInstanceOf(IOException.class)
          .hasMessageContaining(Integer.toString(server.port()));
    }
  }

  private static Store filled() throws IOException {
    Store store = new TreeStore(Forest.inMemory());
    store.create("b", List.of(new Message("ann", "first"), new Message("bob", "<script>")));
    return store;
  }

  private static BoardServer start(Store store, BoardLimits limits) throws IOException {
    return BoardServer.start(store, "b", LOOPBACK, 0, limits);
  }

  private static URI uri(BoardServer server, String path) {
    return URI.create("http://" + LOOPBACK + ':' + server.port() + path);
  }

  private HttpResponse<String> get(BoardServer server, String path) throws Exception {
    return client.send(HttpRequest.newBuilder(uri(server, path)).build(), BodyHandlers.ofString());
  }

  private CompletableFuture<HttpResponse<String>> getLater(BoardServer server) {
    return client.sendAsync(
        HttpRequest.newBuilder(uri(server, "/boards/b/messages")).build(), BodyHandlers.ofString());
  }

  private HttpResponse<String> post(BoardServer server, String path, String body) throws Exception {
    return client.send(
        HttpRequest.newBuilder(uri(server, path)).POST(BodyPublishers.ofString(body)).build(),
        BodyHandlers.ofString());
  }

  /** Answers when told to. */
  private static final class SlowStore implements Store {
    final CountDownLatch entered = new CountDownLatch(1);
    final CountDownLatch go = new CountDownLatch(1);

    @Override
    public void create(String board, List<Message> messages) {}

    @Override
    public Optional<List<Message>> messages(String board) throws IOException {
      entered.countDown();
      try {
        go.await();
      } catch (InterruptedException interrupted) {
        throw new IOException(interrupted);
      }
      return Optional.of(List.of());
    }

    @Override
    public boolean edit(String board, int position, String text) {
      return false;
    }

    @Override
    public void close() {}
  }

  private static final class BrokenStore implements Store {
    @Override
    public void create(String board, List<Message> messages) {}

    @Override
    public Optional<List<Message>> messages(String board) throws IOException {
      throw new IOException("out of reach");
    }

    @Override
    public boolean edit(String board, int position, String text) {
      return false;
    }

    @Override
    public void close() {}
  }
}
