package org.tenbin.datagen.board;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.tenbin.datagen.store.Message;
import org.tenbin.datagen.store.Store;
import org.tenbin.datagen.store.StoreAddress;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The server's process: opens the store, fills it, serves until its standard input ends or it is
 * asked to terminate, so that it never outlives the program that started it. Prints {@code ready
 * port=N} when it may be used.
 */
@Command(name = "board", description = "The bulletin board of the benchmark.")
public final class BoardMain implements Runnable {
  @Option(names = "--store", required = true, description = "tree, cassandra:H:P, memcached:H:P")
  private String store;

  @Option(names = "--host", defaultValue = "127.0.0.1", description = "Address to listen on.")
  private String host;

  @Option(names = "--port", defaultValue = "0", description = "Port; 0 takes a free one.")
  private int port;

  @Option(names = "--boards", defaultValue = "4", description = "Boards to make.")
  private int boards;

  @Option(names = "--messages", defaultValue = "20", description = "Messages of each board.")
  private int messages;

  @Option(names = "--text-bytes", defaultValue = "100", description = "Bytes of each message.")
  private int textBytes;

  /** Runs until standard input ends. */
  public static void main(String[] arguments) {
    System.exit(
        new CommandLine(new BoardMain())
            .setExecutionExceptionHandler(
                (failure, command, parsed) -> {
                  command.getErr().println("board: " + failure.getMessage());
                  return 1;
                })
            .execute(arguments));
  }

  @Override
  public void run() {
    try (Store opened = StoreAddress.parse(store).open()) {
      for (int number = 0; number < boards; number++) {
        opened.create(BoardName.of(number), firstMessages(number));
      }
      serve(opened);
    } catch (IOException failure) {
      throw new CommandLine.ExecutionException(
          new CommandLine(this), failure.getMessage(), failure);
    }
  }

  private void serve(Store opened) throws IOException {
    try (BoardServer server =
        BoardServer.start(opened, BoardName.of(0), host, port, BoardLimits.standard())) {
      PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
      out.println("ready port=" + server.port());
      while (System.in.read() >= 0) {
        // What is said does not matter, only that somebody is still there to say it.
      }
    }
  }

  private List<Message> firstMessages(int board) {
    List<Message> list = new ArrayList<>(messages);
    for (int position = 0; position < messages; position++) {
      String start = "message " + position + " of board " + board + ' ';
      String text = start + "x".repeat(Math.max(0, textBytes - start.length()));
      list.add(new Message("author-" + position % 7, text));
    }
    return list;
  }
}
