package org.tenbin.datagen.disk;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The <code>disk</code> section of an experiment file.
 *
 * @param media folders by the level that they get of the factor <code>medium</code>
 * @param fileMb size of the file on each, in 2^20 bytes, 500
 * @param blockKb of a request, in 2^10 bytes, 8
 * @param randomBlocks requests of a random operation, 4000
 * @param repetitions runs of each cell, 3
 * @param seed for the order of the media, the places and the data, 1
 */
public record DiskSpec(
    Map<String, String> media,
    Integer fileMb,
    Integer blockKb,
    Integer randomBlocks,
    Integer repetitions,
    Long seed) {
  private static final int MOST = 1 << 20;

  /** Fills in the defaults and checks the ranges. */
  public DiskSpec {
    media = media == null ? Map.of() : Map.copyOf(media);
    fileMb = within("file_mb", fileMb, 500);
    blockKb = within("block_kb", blockKb, 8);
    randomBlocks = within("random_blocks", randomBlocks, 4000);
    repetitions = within("repetitions", repetitions, 3);
    seed = Objects.requireNonNullElse(seed, 1L);
    if (fileMb * 1024L % blockKb != 0) {
      throw new IllegalArgumentException(
          "the file (" + fileMb + " MB) is no multiple of the block (" + blockKb + " KB)");
    }
  }

  private static int within(String name, Integer value, int otherwise) {
    int number = Objects.requireNonNullElse(value, otherwise);
    if (number < 1 || number > MOST) {
      throw new IllegalArgumentException(name + " is " + number + ": 1 to " + MOST);
    }
    return number;
  }

  /** The same with other folders for some of the media. */
  public DiskSpec withMedia(Map<String, String> others) {
    Map<String, String> all = new TreeMap<>(media);
    all.putAll(others);
    return new DiskSpec(all, fileMb, blockKb, randomBlocks, repetitions, seed);
  }
}
