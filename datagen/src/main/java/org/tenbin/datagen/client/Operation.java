package org.tenbin.datagen.client;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.tenbin.datagen.board.BoardName;

/** What a client asks of the bulletin board. */
public enum Operation {
  /** Reads all messages of a board. */
  READ,
  /** Replaces the text of one message. */
  EDIT;

  /**
   * The operation of that name, as a factor's level spells it; {@code write} is another word for
   * edit.
   */
  public static Operation of(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "read" -> READ;
      case "edit", "write" -> EDIT;
      default ->
          throw new IllegalArgumentException("unknown operation '" + name + "': read or edit");
    };
  }

  /**
   * The bytes of the HTTP request, without a {@code Connection} header, as the thesis's had none.
   */
  byte[] request(LoadPlan plan, int client, int message) {
    String board = "/boards/" + BoardName.of(client % plan.boards()) + "/messages";
    String common = " HTTP/1.1\r\nHost: " + plan.host() + "\r\nAccept: */*\r\n";
    String request =
        switch (this) {
          case READ -> "GET " + board + common + "\r\n";
          case EDIT -> {
            String start = "edited by client " + client + ' ';
            String text = start + "y".repeat(Math.max(0, plan.textBytes() - start.length()));
            yield "POST "
                + board
                + '/'
                + message
                + common
                + "Content-Length: "
                + text.length()
                + "\r\n\r\n"
                + text;
          }
        };
    return request.getBytes(StandardCharsets.US_ASCII);
  }
}
