package org.tenbin.chart;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.AxisSpace;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.XYSeriesCollection;

/**
 * Axis lines, ticks and scales of a panel, by JFreeChart, with ticks of our choice. All words
 * around the frame are set by {@link Layout}, which has the fonts for them; all marks are our own,
 * since the stock renderers cut markers at the frame and draw outliers at wrong places.
 */
final class Frame {
  private Frame() {}

  /** Draws the frame so that its inside is exactly {@code area}. */
  static Mapping draw(Graphics2D g, Panel panel, Rectangle2D area) {
    ValueAxis x = axis(panel.x());
    ValueAxis y = axis(panel.y());
    XYPlot plot = new XYPlot(new XYSeriesCollection(), x, y, new XYLineAndShapeRenderer());
    plot.setBackgroundPaint(null);
    plot.setOutlineVisible(false);
    plot.setInsets(RectangleInsets.ZERO_INSETS);
    plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    plot.setFixedDomainAxisSpace(new AxisSpace());
    plot.setFixedRangeAxisSpace(new AxisSpace());
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinesVisible(false);
    Mapping mapping = new Mapping(area, x, panel.x(), y, panel.y());
    grid(g, panel, mapping);
    plot.draw(g, area, null, null, null);
    return mapping;
  }

  /** The plot would cut lines at the edges of the frame to half their width. */
  private static void grid(Graphics2D g, Panel panel, Mapping mapping) {
    Rectangle2D area = mapping.area();
    g.setPaint(Theme.GRID);
    g.setStroke(Theme.HAIR);
    if (panel.grid() == Panel.Grid.LEVEL || panel.grid() == Panel.Grid.BOTH) {
      for (AxisPlan.Tick tick : panel.y().ticks()) {
        if (tick.major()) {
          double y = mapping.y(tick.value());
          g.draw(new Line2D.Double(area.getMinX(), y, area.getMaxX(), y));
        }
      }
    }
    if (panel.grid() == Panel.Grid.UPRIGHT || panel.grid() == Panel.Grid.BOTH) {
      for (AxisPlan.Tick tick : panel.x().ticks()) {
        if (tick.major()) {
          double x = mapping.x(tick.value());
          g.draw(new Line2D.Double(x, area.getMinY(), x, area.getMaxY()));
        }
      }
    }
  }

  private static ValueAxis axis(AxisPlan plan) {
    ValueAxis axis = plan.log() ? new PlannedLogAxis(plan) : new PlannedAxis(plan);
    axis.setTickLabelsVisible(false);
    axis.setAxisLinePaint(Theme.AXIS);
    axis.setAxisLineStroke(Theme.THIN);
    axis.setTickMarkPaint(Theme.AXIS);
    axis.setTickMarkStroke(Theme.THIN);
    axis.setTickMarkInsideLength(0);
    axis.setTickMarkOutsideLength(3);
    axis.setMinorTickMarksVisible(true);
    axis.setMinorTickMarkInsideLength(0);
    axis.setMinorTickMarkOutsideLength(1.6f);
    axis.setRange(plan.lower(), plan.upper());
    return axis;
  }

  private static List<NumberTick> ticks(AxisPlan plan) {
    List<NumberTick> ticks = new ArrayList<>();
    for (AxisPlan.Tick tick : plan.ticks()) {
      TickType type = tick.major() ? TickType.MAJOR : TickType.MINOR;
      ticks.add(new NumberTick(type, tick.value(), "", TextAnchor.CENTER, TextAnchor.CENTER, 0));
    }
    return ticks;
  }

  private static final class PlannedAxis extends NumberAxis {
    private static final long serialVersionUID = 1L;
    private final transient AxisPlan plan;

    PlannedAxis(AxisPlan plan) {
      super(null);
      this.plan = plan;
    }

    @Override
    public List<NumberTick> refreshTicks(
        Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
      return ticks(plan);
    }
  }

  private static final class PlannedLogAxis extends LogAxis {
    private static final long serialVersionUID = 1L;
    private final transient AxisPlan plan;

    PlannedLogAxis(AxisPlan plan) {
      super(null);
      this.plan = plan;
      setSmallestValue(Double.MIN_NORMAL);
    }

    @Override
    public List<NumberTick> refreshTicks(
        Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
      return ticks(plan);
    }
  }
}
