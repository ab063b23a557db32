package org.tenbin.chart.font;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.font.TextAttribute;
import java.io.IOException;
import java.text.AttributedCharacterIterator;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/**
 * The fonts of one PDF document, each embedded once as a subset however many charts use it. The
 * report hands the same {@link PDFont} objects to its running text.
 */
public final class PdfFonts {
  private final PDDocument document;
  private final ChartFonts fonts;
  private final Map<String, PDFont> embedded = new HashMap<>();
  private final Map<String, FontFace> byName = new LinkedHashMap<>();

  /** Fonts for a document; nothing is embedded before it is used. */
  public PdfFonts(PDDocument document, ChartFonts fonts) {
    this.document = document;
    this.fonts = fonts;
    for (FontFace face : fonts.faces()) {
      byName.putIfAbsent(face.name(), face);
    }
  }

  /** The regular face, embedded. */
  public PDFont regular() throws IOException {
    return embed(fonts.regular());
  }

  /** The bold face, embedded. */
  public PDFont bold() throws IOException {
    return embed(fonts.bold());
  }

  /** The faces that help out where these two lack a glyph, embedded where a page uses them. */
  public List<PDFont> helpers() throws IOException {
    List<PDFont> all = new ArrayList<>();
    for (FontFace face : fonts.faces()) {
      if (!face.equals(fonts.regular()) && !face.equals(fonts.bold())) {
        all.add(embed(face));
      }
    }
    return all;
  }

  private PDFont embed(FontFace face) throws IOException {
    PDFont font = embedded.get(face.name());
    if (font == null) {
      font = PDType0Font.load(document, face.open(), true);
      embedded.put(face.name(), font);
    }
    return font;
  }

  /** What a {@code PdfBoxGraphics2D} needs to set text as text. */
  public PdfBoxGraphics2DFontTextDrawer textDrawer() {
    return new Drawer();
  }

  private final class Drawer extends PdfBoxGraphics2DFontTextDrawer {
    @Override
    public boolean canDrawText(AttributedCharacterIterator text, IFontTextDrawerEnv environment) {
      // Right-to-left scripts need reordering and joining, which only Java2D does: as outlines.
      return !new Bidi(text).isRightToLeft()
          && !Bidi.requiresBidi(chars(text), 0, text.getEndIndex() - text.getBeginIndex())
          && byName.containsKey(fontOf(text, environment).getFontName());
    }

    @Override
    protected PDFont mapFont(java.awt.Font font, IFontTextDrawerEnv environment)
        throws IOException {
      FontFace face = byName.get(font.getFontName());
      return face == null ? null : embed(face);
    }

    private java.awt.Font fontOf(AttributedCharacterIterator text, IFontTextDrawerEnv environment) {
      text.first();
      return text.getAttribute(TextAttribute.FONT) instanceof java.awt.Font font
          ? font
          : environment.getFont();
    }

    private char[] chars(AttributedCharacterIterator text) {
      StringBuilder all = new StringBuilder();
      for (char c = text.first(); c != java.text.CharacterIterator.DONE; c = text.next()) {
        all.append(c);
      }
      text.first();
      return all.toString().toCharArray();
    }
  }
}
