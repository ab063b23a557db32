package org.tenbin.chart.font;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.OS2WindowsMetricsTable;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeCollection;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;
import org.apache.pdfbox.pdmodel.font.PDFont;

/**
 * One weight of one font that Java2D can draw and PDFBox can embed as a subset. It is loaded from
 * its own file: a bold that Java2D derives by smearing the regular outlines would not be the bold
 * that the PDF embeds.
 */
public final class FontFace {
  /** The one font that is on every machine: PDFBox carries Liberation Sans (OFL) in its jar. */
  private static final String BUILT_IN =
      "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

  private static final int RESTRICTED_LICENCE = 0x0002;
  private static final int NO_SUBSETTING = 0x0100;
  private static final int BITMAPS_ONLY = 0x0200;

  private final Source source;
  private final Font font;
  private final CmapLookup glyphs;

  /** Opens the font anew for each document that embeds it. */
  private interface Source {
    TrueTypeFont open() throws IOException;
  }

  private FontFace(Source source, Font font, CmapLookup glyphs) {
    this.source = source;
    this.font = font;
    this.glyphs = glyphs;
  }

  /** Loads a font from a file; empty if it cannot be both drawn and embedded. */
  static Optional<FontFace> load(FontFile file) {
    Path path = file.path();
    Source source =
        file.collection()
            ? () -> inCollection(path, file.postScriptName())
            : () -> new TTFParser().parse(new RandomAccessReadBufferedFile(path.toFile()));
    try {
      for (Font font : Font.createFonts(path.toFile())) {
        if (!file.collection() || font.getPSName().equals(file.postScriptName())) {
          return of(source, font);
        }
      }
      return Optional.empty();
    } catch (IOException | FontFormatException | RuntimeException unusable) {
      // A damaged or unsupported font file is the same as none: the next in the order is tried.
      return Optional.empty();
    }
  }

  /** Liberation Sans out of PDFBox, so that there is a font even where the system has none. */
  static FontFace builtIn() {
    try (InputStream in = PDFont.class.getResourceAsStream(BUILT_IN)) {
      if (in == null) {
        throw new IllegalStateException("PDFBox came without its font " + BUILT_IN);
      }
      byte[] bytes = in.readAllBytes();
      Source source = () -> new TTFParser().parse(new RandomAccessReadBuffer(bytes));
      Font font = Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(bytes));
      return of(source, font)
          .orElseThrow(() -> new IllegalStateException("unusable font " + BUILT_IN));
    } catch (IOException | FontFormatException e) {
      throw new IllegalStateException(
          "Java cannot draw text here ("
              + e.getMessage()
              + "). Install libfreetype6,"
              + " libfontconfig1 and one font, for instance fonts-dejavu-core.",
          e);
    }
  }

  private static Optional<FontFace> of(Source source, Font font) throws IOException {
    try (TrueTypeFont outlines = source.open()) {
      boolean embeddable =
          outlines.getTableMap().containsKey("glyf")
              // A variable font draws its default instance, which is often the thinnest one.
              && !outlines.getTableMap().containsKey("fvar")
              && mayBeEmbedded(outlines.getOS2Windows());
      return embeddable
          ? Optional.of(new FontFace(source, font, outlines.getUnicodeCmapLookup()))
          : Optional.empty();
    }
  }

  /** The licence bits of the OpenType specification, field {@code fsType} of table OS/2. */
  private static boolean mayBeEmbedded(OS2WindowsMetricsTable table) {
    if (table == null) {
      return true;
    }
    int type = table.getFsType();
    return (type & 0x000F) != RESTRICTED_LICENCE && (type & (NO_SUBSETTING | BITMAPS_ONLY)) == 0;
  }

  private static TrueTypeFont inCollection(Path path, String postScriptName) throws IOException {
    TrueTypeFont font = new TrueTypeCollection(path.toFile()).getFontByName(postScriptName);
    if (font == null) {
      throw new IOException(path + " holds no font " + postScriptName);
    }
    return font;
  }

  /** The family, in English. */
  public String family() {
    return font.getFamily(Locale.ROOT);
  }

  /** The name under which Java2D knows this face; a PDF text drawer must be told of it by this. */
  public String name() {
    return font.getFontName();
  }

  /** The font at a size in points. */
  public Font at(double size) {
    return font.deriveFont((float) size);
  }

  /** Whether both Java2D and PDFBox have a glyph for the code point. */
  public boolean has(int codePoint) {
    return glyphs.getGlyphId(codePoint) != 0 && font.canDisplay(codePoint);
  }

  /** Whether all of the text can be shown. */
  public boolean has(String text) {
    return text.codePoints().allMatch(this::has);
  }

  /**
   * Opens the outlines; the document that embeds them closes them. Ligatures are off: their glyphs
   * stand for no single character, so that a reader who searches for "first" would not find it.
   */
  public TrueTypeFont open() throws IOException {
    TrueTypeFont outlines = source.open();
    outlines.setEnableGsub(false);
    return outlines;
  }

  @Override
  public String toString() {
    return name();
  }
}
