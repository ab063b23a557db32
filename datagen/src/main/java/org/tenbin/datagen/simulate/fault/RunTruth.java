package org.tenbin.datagen.simulate.fault;

import java.util.List;
import java.util.Map;

/**
 * What a reader must find of one run.
 *
 * @param index place in the campaign
 * @param cell partition path of the cell
 * @param run name of the run, as in its folder
 * @param injected what was done to it, or <code>null</code>
 * @param verdict valid, suspect or invalid
 * @param reasons what is wrong with the run, in the words of the table of quality
 * @param ok usable requests that succeeded
 * @param errors usable requests that failed
 * @param timeouts usable requests that timed out
 * @param files its files
 */
public record RunTruth(
    int index,
    String cell,
    String run,
    String injected,
    String verdict,
    List<String> reasons,
    long ok,
    long errors,
    long timeouts,
    List<FileTruth> files) {
  /**
   * What a reader must count in one file.
   *
   * @param file path below the campaign's folder
   * @param records all records, without the header
   * @param used records that could be used
   * @param rejects rejected records by reason
   */
  public record FileTruth(String file, long records, long used, Map<String, Long> rejects) {}
}
