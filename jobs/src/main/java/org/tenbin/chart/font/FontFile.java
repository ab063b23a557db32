package org.tenbin.chart.font;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.fontbox.ttf.FontHeaders;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeCollection;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;

/**
 * What the head of a font file says; cheap to read.
 *
 * @param path the file
 * @param collection whether the file holds several fonts ({@code .ttc})
 * @param postScriptName name of the font within the file
 * @param family for instance {@code Noto Sans JP}
 * @param style for instance {@code Bold}
 */
record FontFile(Path path, boolean collection, String postScriptName, String family, String style) {

  /** The fonts in a file; none if it is damaged or has no TrueType outlines. */
  static List<FontFile> read(Path path) {
    List<FontFile> found = new ArrayList<>();
    boolean collection = path.toString().toLowerCase(Locale.ROOT).endsWith(".ttc");
    try {
      if (collection) {
        TrueTypeCollection.processAllFontHeaders(
            path.toFile(), headers -> add(found, path, true, headers));
      } else {
        try (RandomAccessReadBufferedFile data = new RandomAccessReadBufferedFile(path.toFile())) {
          add(found, path, false, new TTFParser().parseTableHeaders(data));
        }
      }
    } catch (IOException | RuntimeException damaged) {
      // FontBox reports damage in either way; such a file offers nothing.
      return List.of();
    }
    return found;
  }

  private static void add(
      List<FontFile> found, Path path, boolean collection, FontHeaders headers) {
    if (headers.getError() == null
        && !headers.isOpenTypePostScript()
        && headers.getName() != null
        && headers.getFontFamily() != null) {
      String style = headers.getFontSubFamily();
      found.add(
          new FontFile(
              path,
              collection,
              headers.getName(),
              headers.getFontFamily(),
              style == null ? "" : style));
    }
  }

  boolean isFamily(String wanted) {
    return family.equalsIgnoreCase(wanted);
  }

  boolean isRegular() {
    String name = style.toLowerCase(Locale.ROOT);
    return name.isEmpty()
        || name.equals("regular")
        || name.equals("book")
        || name.equals("roman")
        || name.equals("normal")
        || name.equals("medium")
        || name.equals("w3");
  }

  boolean isBold() {
    String name = style.toLowerCase(Locale.ROOT);
    return name.equals("bold") || name.equals("w6");
  }
}
