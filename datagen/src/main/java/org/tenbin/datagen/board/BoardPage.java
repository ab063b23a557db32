package org.tenbin.datagen.board;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.tenbin.datagen.store.Message;

/** A board as HTML. */
final class BoardPage {
  private BoardPage() {}

  static byte[] render(String board, List<Message> messages) {
    StringBuilder page = new StringBuilder(256 + 160 * messages.size());
    page.append("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>");
    escape(page, board);
    page.append("</title></head><body>\n");
    for (Message message : messages) {
      page.append("<p><b>");
      escape(page, message.author());
      page.append("</b> ");
      escape(page, message.text());
      page.append("</p>\n");
    }
    return page.append("</body></html>\n").toString().getBytes(StandardCharsets.UTF_8);
  }

  private static void escape(StringBuilder page, String text) {
    for (int at = 0; at < text.length(); at++) {
      char character = text.charAt(at);
      switch (character) {
        case '<' -> page.append("&lt;");
        case '>' -> page.append("&gt;");
        case '&' -> page.append("&amp;");
        case '"' -> page.append("&quot;");
        default -> page.append(character);
      }
    }
  }
}
