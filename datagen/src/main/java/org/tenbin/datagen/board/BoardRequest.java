package org.tenbin.datagen.board;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a path under {@code /boards/} addresses.
 *
 * @param position of a message from 0, or -1 for the whole board
 */
record BoardRequest(String board, int position) {
  static final int WHOLE_BOARD = -1;
  private static final Pattern PATH =
      Pattern.compile("/boards/([A-Za-z0-9_.-]{1,100})/messages(?:/(\\d{1,9}))?");

  /** Empty if the path is none of the board's. */
  static Optional<BoardRequest> parse(String path) {
    Matcher matcher = PATH.matcher(path);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String position = matcher.group(2);
    return Optional.of(
        new BoardRequest(
            matcher.group(1), position == null ? WHOLE_BOARD : Integer.parseInt(position)));
  }
}
