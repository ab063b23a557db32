package org.tenbin.datagen.board;

/** The names of the boards that the benchmark makes. */
public final class BoardName {
  private BoardName() {}

  /** The name of a board, counted from 0. */
  public static String of(int number) {
    return "board-" + number;
  }
}
