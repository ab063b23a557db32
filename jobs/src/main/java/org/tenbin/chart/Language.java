package org.tenbin.chart;

/** The few words that a chart adds of itself. */
public enum Language {
  /** English. */
  ENGLISH,
  /** Japanese. */
  JAPANESE;

  String noData() {
    return this == JAPANESE ? "データなし" : "No data";
  }

  String ideal() {
    return this == JAPANESE ? "理想" : "ideal";
  }

  String fit() {
    return this == JAPANESE ? "当てはめた法則" : "fitted law";
  }

  String leftOut() {
    return this == JAPANESE ? "当てはめから除外" : "left out of the fit";
  }

  String notFinite(int count) {
    return this == JAPANESE
        ? "有限でない値 " + count + " 個は描いていない。"
        : count + (count == 1 ? " value is" : " values are") + " not finite and not drawn.";
  }

  String notPositive(int count) {
    return this == JAPANESE
        ? "正でない値 " + count + " 個は対数軸に描けない。"
        : count
            + (count == 1 ? " value is" : " values are")
            + " not positive and cannot stand on a logarithmic axis.";
  }

  String outside(int count) {
    return this == JAPANESE
        ? "軸の範囲外の値が " + count + " 個ある。"
        : count + (count == 1 ? " value lies" : " values lie") + " outside the range of the axes.";
  }

  String intervalsBeyond(int count) {
    return this == JAPANESE
        ? "軸の外まで続く区間が " + count + " 個ある。"
        : count + (count == 1 ? " interval reaches" : " intervals reach") + " beyond the axis.";
  }

  String eventsWithoutTime(int count) {
    return this == JAPANESE
        ? "時刻のないイベント " + count + " 個は描いていない。"
        : count + (count == 1 ? " event has" : " events have") + " no time and cannot be drawn.";
  }

  String moreSeries(int count) {
    return this == JAPANESE
        ? "ほかに " + count + " 系列あり、描いていない。"
        : count + " more series are not drawn.";
  }

  String difference() {
    return this == JAPANESE ? "差が示された" : "difference shown";
  }

  /**
   * What a comparison came to that showed none; equality can be shown where a margin is declared.
   */
  String noDifference(boolean margin) {
    if (this == JAPANESE) {
      return margin ? "差は示されない、または範囲内で等しい" : "差は示されない";
    }
    return margin ? "no difference shown, or equal" : "no difference shown";
  }

  String margin(String ratio) {
    return this == JAPANESE
        ? "同等とみなす範囲（" + ratio + " 倍まで）"
        : "counts as equal (up to " + ratio + " times)";
  }

  String firstRows(int shown, int all) {
    return this == JAPANESE
        ? "全 " + all + " 行のうち最初の " + shown + " 行のみを描いている。"
        : "The first " + shown + " of " + all + " rows; the others are not drawn.";
  }

  String more(int count) {
    return this == JAPANESE ? "ほかに " + count + " 件あり、描いていない。" : count + " more are not drawn.";
  }
}
