package org.tenbin.chart;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.tenbin.chart.font.ChartFonts;

/** Draws charts with the font that every machine has, and reads back what was drawn. */
final class Drawn {
  static final ChartFonts FONTS = ChartFonts.builtIn();

  private Drawn() {}

  static Drawing drawing(Chart chart) {
    return new Drawing(chart, Theme.of(FONTS, Language.ENGLISH));
  }

  static byte[] pdf(Drawing drawing) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      PdfWriter.write(drawing, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  static byte[] png(Drawing drawing) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PngWriter.write(drawing, out);
    return out.toByteArray();
  }

  static String text(byte[] pdf) {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Text of a chart, drawn and read back. */
  static String text(Chart chart) {
    return text(pdf(drawing(chart)));
  }

  static List<TextPosition> positions(byte[] pdf) throws IOException {
    List<TextPosition> all = new ArrayList<>();
    PDFTextStripper stripper =
        new PDFTextStripper() {
          @Override
          protected void processTextPosition(TextPosition text) {
            all.add(text);
          }
        };
    try (PDDocument document = Loader.loadPDF(pdf)) {
      stripper.getText(document);
    }
    return all;
  }
}
