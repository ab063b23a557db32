package org.tenbin.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** The numbers or names along one axis of a frame: their room and their drawing. */
final class AxisWords {
  /** From the frame to the nearest word: the tick and a little air. */
  static final double GAP = 5;

  private static final Typesetter.Style STYLE = Typesetter.Style.TICK;
  private static final double WIDEST_ROW_NAME = 112;

  /** Names wider than this are broken into lines; shorter ones are thinned out instead. */
  private static final double NARROWEST_NAME = 38;

  private static final double NAME_GAP = 3;
  private static final int MOST_LINES = 3;

  private final List<Word> words;
  private final double depth;

  private AxisWords(List<Word> words, double depth) {
    this.words = words;
    this.depth = depth;
  }

  /** A name or number of one or more lines, at a value of the axis. */
  private record Word(double value, List<Line> lines) {}

  /** Along the bottom of a frame of this width; {@link #depth()} is a height. */
  static AxisWords level(Typesetter type, AxisPlan plan, double frameWidth) {
    List<Word> words =
        plan.categories().isEmpty() ? numbers(type, plan) : names(type, plan, frameWidth);
    int lines = words.stream().mapToInt(word -> word.lines().size()).max().orElse(0);
    return new AxisWords(words, lines == 0 ? 0 : GAP + lines * STYLE.leading());
  }

  /** Along the left side of a frame of this height; {@link #depth()} is a width. */
  static AxisWords upright(Typesetter type, AxisPlan plan, double frameHeight) {
    List<Word> words =
        plan.categories().isEmpty() ? numbers(type, plan) : rows(type, plan, frameHeight);
    double widest =
        words.stream()
            .flatMap(word -> word.lines().stream())
            .mapToDouble(Line::width)
            .max()
            .orElse(0);
    return new AxisWords(words, widest == 0 ? 0 : GAP + widest);
  }

  private static List<Word> numbers(Typesetter type, AxisPlan plan) {
    return plan.ticks().stream()
        .filter(AxisPlan.Tick::major)
        .map(tick -> new Word(tick.value(), List.of(type.line(tick.label(), STYLE))))
        .toList();
  }

  private static List<Word> rows(Typesetter type, AxisPlan plan, double frameHeight) {
    double room = frameHeight / plan.categories().size();
    int every = (int) Math.ceil(STYLE.leading() / room);
    int lines = (int) Math.max(1, Math.min(2, Math.floor(room / STYLE.leading())));
    List<Word> words = new ArrayList<>();
    for (int i = 0; i < plan.categories().size(); i += every) {
      words.add(new Word(i, type.wrap(plan.categories().get(i), STYLE, WIDEST_ROW_NAME, lines)));
    }
    return words;
  }

  /** Whether every name can stand whole below a frame of this width. */
  static boolean allFit(Typesetter type, List<String> names, double frameWidth) {
    double room = frameWidth / names.size() - NAME_GAP;
    return names.stream()
        .allMatch(
            name ->
                String.join("", texts(type.wrap(name, STYLE, room, MOST_LINES)))
                    .replace(" ", "")
                    .equals(
                        String.join("", texts(List.of(type.line(name, STYLE)))).replace(" ", "")));
  }

  private static List<String> texts(List<Line> lines) {
    return lines.stream().map(Line::text).toList();
  }

  /** Each name if there is room, long ones in up to three lines; else every second, fifth, ... */
  private static List<Word> names(Typesetter type, AxisPlan plan, double frameWidth) {
    int count = plan.categories().size();
    double slot = frameWidth / count;
    double widest =
        plan.categories().stream()
            .mapToDouble(name -> type.line(name, STYLE, WIDEST_ROW_NAME).width())
            .max()
            .orElse(0);
    double needed = Math.min(widest, NARROWEST_NAME) + NAME_GAP;
    int every = roundUp((int) Math.max(1, Math.ceil(needed / slot)));
    List<Word> words = new ArrayList<>();
    for (int i = 0; i < count; i += every) {
      double room = slot * every - NAME_GAP;
      words.add(new Word(i, type.wrap(plan.categories().get(i), STYLE, room, MOST_LINES)));
    }
    return words;
  }

  /** 1, 2, 5, 10, 20, ...: the steps in which people count. */
  private static int roundUp(int step) {
    for (int decade = 1; ; decade *= 10) {
      for (int digit : new int[] {1, 2, 5}) {
        if (digit * decade >= step) {
          return digit * decade;
        }
      }
    }
  }

  /** Room that the words take, measured from the frame. */
  double depth() {
    return depth;
  }

  /** How far the last word of a level axis reaches over the right end of the frame. */
  double overhang(AxisPlan plan, double frameWidth) {
    if (words.isEmpty() || !plan.categories().isEmpty()) {
      return 0;
    }
    Word last = words.get(words.size() - 1);
    double share = plan.share(last.value());
    return Math.max(0, last.lines().get(0).width() / 2 - (1 - share) * frameWidth);
  }

  /** How far the first number stands over the left end of a frame. */
  double overhangLeft(AxisPlan plan, double frameWidth) {
    if (words.isEmpty() || !plan.categories().isEmpty()) {
      return 0;
    }
    Word first = words.get(0);
    double share = plan.share(first.value());
    return Math.max(0, first.lines().get(0).width() / 2 - share * frameWidth);
  }

  void drawBelow(Graphics2D g, Mapping mapping) {
    Rectangle2D area = mapping.area();
    for (Word word : words) {
      double baseline = area.getMaxY() + GAP + STYLE.size() * 0.8;
      for (Line line : word.lines()) {
        line.drawCentred(g, mapping.x(word.value()), baseline, Theme.MUTED);
        baseline += STYLE.leading();
      }
    }
  }

  void drawLeft(Graphics2D g, Mapping mapping) {
    double edge = mapping.area().getMinX() - GAP;
    for (Word word : words) {
      double above = (word.lines().size() - 1) * STYLE.leading() / 2;
      double baseline = mapping.y(word.value()) - above;
      for (Line line : word.lines()) {
        line.drawUpTo(g, edge, baseline + line.middle(), Theme.MUTED);
        baseline += STYLE.leading();
      }
    }
  }
}
