package org.tenbin.stats.scaling;

import java.util.List;
import java.util.Optional;

/**
 * All that is said of a scaling curve: speed-ups of every level, collapsed levels left out of the
 * fits, and both laws where there are levels enough.
 *
 * @param speedups every level, collapsed ones too
 * @param leftOut the collapsed levels
 * @param amdahl empty below three sound levels
 * @param universal empty below four sound levels
 */
public record ScalingAnalysis(
    List<Speedup> speedups,
    List<Collapse> leftOut,
    Optional<ScalingFit> amdahl,
    Optional<ScalingFit> universal) {

  /** Analyses a curve. */
  public static ScalingAnalysis of(ScalingCurve curve) {
    List<ScalingPoint> sound = curve.sound();
    return new ScalingAnalysis(
        curve.speedups(),
        curve.collapses(),
        ScalingFitter.fit(sound, ScalingLaw.AMDAHL),
        ScalingFitter.fit(sound, ScalingLaw.UNIVERSAL));
  }

  /** The law to draw: the universal one where it could be fitted, since it contains the other. */
  public Optional<ScalingFit> law() {
    return universal.isPresent() ? universal : amdahl;
  }
}
