package org.tenbin.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Series with a common pair of axes as one panel, or, where they are more than can be told apart,
 * as small multiples: a panel each, with the others in grey behind.
 *
 * @param grid the panels
 * @param legend names for which there is no room beside the lines
 * @param notes series that are not drawn
 */
record SeriesGrid(PanelGrid grid, List<Key> legend, List<String> notes) {
  static final double TALL = 150;
  private static final double MULTIPLE_TALL = 66;
  private static final double WIDE = 250;
  private static final double MULTIPLE_WIDE = 88;
  private static final double TWO_COLUMNS_TALL = 80;
  private static final double TWO_COLUMNS_WIDE = 134;
  private static final int COLUMNS = 3;
  private static final int MOST_MULTIPLES = 24;

  /** A line that ends further left than this share of the axis has no label beside the frame. */
  private static final double NEAR_END = 0.85;

  /** What a series looks like. */
  interface Look {
    List<Mark> marks(Series series, SeriesStyle style);
  }

  /** Where the names of series stand if there are only few. */
  enum Naming {
    /** At the ends of the lines, where there is room for all of them; else above. */
    BESIDE,
    /** Above the frame: all curves end at the same place. */
    ABOVE
  }

  /** Plans an axis for a length in points. */
  interface Plan {
    AxisPlan along(double length);
  }

  /**
   * What is to be drawn.
   *
   * @param theme the theme
   * @param series with gaps for what cannot be drawn
   * @param x plans the level axis
   * @param y plans the upright axis
   * @param look of each series
   * @param sample of each series in a legend
   * @param lines which grid lines
   * @param naming where the names stand
   * @param tall height of a single frame
   * @param under what is drawn below the lines
   */
  record Request(
      Theme theme,
      List<Series> series,
      Plan x,
      Plan y,
      Look look,
      Key.Sample sample,
      Panel.Grid lines,
      Naming naming,
      double tall,
      Under under) {}

  /** What is drawn below the lines of a frame. */
  interface Under {
    /** Nothing. */
    Under NOTHING = name -> List.of();

    /** Marks of a series; of all that concern every series for the empty name. */
    List<Mark> marks(String series);

    /** Whether each series needs a frame of its own for what is below it. */
    default boolean apart() {
      return false;
    }
  }

  static SeriesGrid of(Request request) {
    Typesetter type = new Typesetter(request.theme().fonts());
    boolean nothing = request.series().stream().noneMatch(series -> lastOf(series).isPresent());
    if (nothing) {
      Panel empty =
          Panel.empty(
              request.x().along(WIDE),
              request.y().along(request.tall()),
              type,
              request.theme().language());
      return new SeriesGrid(PanelGrid.single(request.tall(), empty), List.of(), List.of());
    }
    int count = request.series().size();
    return count == 1 || (count <= SeriesStyle.COUNT && !request.under().apart())
        ? together(request, type)
        : multiples(request);
  }

  private static SeriesGrid together(Request request, Typesetter type) {
    AxisPlan x = request.x().along(WIDE);
    AxisPlan y = request.y().along(request.tall());
    List<SeriesStyle> styles = new Palette(request.theme()).styles(names(request));
    String only = request.series().size() == 1 ? request.series().get(0).name() : "";
    List<Mark> marks = new ArrayList<>(request.under().marks(only));
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < styles.size(); i++) {
      Series series = request.series().get(i);
      marks.addAll(request.look().marks(series, styles.get(i)));
      if (!series.name().isBlank()) {
        keys.add(new Key(series.name(), styles.get(i), request.sample()));
      }
    }
    Optional<Side> beside =
        request.naming() == Naming.BESIDE ? beside(request, x, type, styles) : Optional.empty();
    Panel panel = new Panel("", 0, x, y, request.lines(), marks, beside.orElse(Side.NONE));
    return new SeriesGrid(
        PanelGrid.single(request.tall(), panel), beside.isPresent() ? List.of() : keys, List.of());
  }

  private static Optional<Side> beside(
      Request request, AxisPlan x, Typesetter type, List<SeriesStyle> styles) {
    double nearEnd = x.lower() + NEAR_END * (x.upper() - x.lower());
    if (x.log()) {
      nearEnd = x.lower() * Math.pow(x.upper() / x.lower(), NEAR_END);
    }
    List<DirectLabels.Label> labels = new ArrayList<>();
    for (int i = 0; i < styles.size(); i++) {
      Series series = request.series().get(i);
      Optional<Point> last = lastOf(series);
      Line name = type.line(series.name(), Typesetter.Style.SERIES);
      if (last.isEmpty() || last.get().x() < nearEnd || name.width() > DirectLabels.WIDEST) {
        return Optional.empty();
      }
      labels.add(new DirectLabels.Label(name, last.get(), styles.get(i).textColor()));
    }
    return Optional.of(new DirectLabels(labels));
  }

  private static SeriesGrid multiples(Request request) {
    int shown = Math.min(MOST_MULTIPLES, request.series().size());
    // Four frames stand better two by two than three and one.
    int columns = shown <= 4 ? 2 : COLUMNS;
    double tall = columns == 2 ? TWO_COLUMNS_TALL : MULTIPLE_TALL;
    AxisPlan x = request.x().along(columns == 2 ? TWO_COLUMNS_WIDE : MULTIPLE_WIDE);
    AxisPlan y = request.y().along(tall);
    Palette palette = new Palette(request.theme());
    List<Panel> panels = new ArrayList<>();
    for (int i = 0; i < shown; i++) {
      int own = i;
      Series series = request.series().get(own);
      List<Mark> marks = new ArrayList<>(request.under().marks(series.name()));
      IntStream.range(0, shown)
          .filter(other -> other != own)
          .mapToObj(other -> request.series().get(other).points())
          .forEach(
              points ->
                  marks.add(new LineMark(points, Theme.CONTEXT, SeriesStyle.accent().line(0.6))));
      marks.addAll(request.look().marks(series, palette.alone(series.name())));
      panels.add(new Panel(series.name(), 0, x, y, request.lines(), marks, Side.NONE));
    }
    int left = request.series().size() - shown;
    return new SeriesGrid(
        new PanelGrid(columns, tall, panels),
        List.of(),
        left == 0 ? List.of() : List.of(request.theme().language().moreSeries(left)));
  }

  private static List<String> names(Request request) {
    return request.series().stream().map(Series::name).toList();
  }

  private static Optional<Point> lastOf(Series series) {
    return series.points().stream()
        .filter(point -> !Double.isNaN(point.y()))
        .reduce((first, second) -> second.x() >= first.x() ? second : first);
  }
}
