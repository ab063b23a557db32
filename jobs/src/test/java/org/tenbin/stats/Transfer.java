package org.tenbin.stats;

/** Published figures: five trials each of a 1 GB transfer, Mbit/s. */
final class Transfer {
  private Transfer() {}

  static double[] jetty() {
    return new double[] {380.8, 416.0, 395.2, 380.0, 404.8};
  }

  static double[] apache() {
    return new double[] {262.4, 264.8, 263.2, 256.0, 252.0};
  }

  static double[] lighttpd() {
    return new double[] {251.2, 244.0, 252.8, 248.8, 250.4};
  }
}
