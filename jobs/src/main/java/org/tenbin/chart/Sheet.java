package org.tenbin.chart;

import java.util.List;
import java.util.stream.Stream;

/**
 * A chart turned into frames, marks and words, not yet laid out.
 *
 * @param caption words around the chart
 * @param legend between subtitle and frames; empty where labels stand beside the lines
 * @param grids from the top
 * @param notes what is not in the picture and why
 */
record Sheet(Caption caption, List<Key> legend, List<PanelGrid> grids, List<String> notes) {
  Sheet {
    legend = List.copyOf(legend);
    grids = List.copyOf(grids);
    notes = List.copyOf(notes);
  }

  Sheet withNote(String note) {
    return new Sheet(
        caption, legend, grids, Stream.concat(notes.stream(), Stream.of(note)).toList());
  }
}
