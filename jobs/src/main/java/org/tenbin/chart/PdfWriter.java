package org.tenbin.chart;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import java.util.zip.CRC32;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.tenbin.chart.font.PdfFonts;

/**
 * Writes a drawing as a PDF of one page of its size: vectors, text as text, fonts embedded as
 * subsets. Equal drawings give equal bytes: identifier and dates do not depend on the clock.
 */
public final class PdfWriter {
  private PdfWriter() {}

  /** Writes the drawing; the stream stays open. */
  public static void write(Drawing drawing, OutputStream out) throws IOException {
    try (PDDocument document = new PDDocument()) {
      PDRectangle size = new PDRectangle((float) drawing.width(), (float) drawing.height());
      PDPage page = new PDPage(size);
      document.addPage(page);
      PdfBoxGraphics2D g =
          new PdfBoxGraphics2D(document, (float) drawing.width(), (float) drawing.height());
      g.setFontTextDrawer(new PdfFonts(document, drawing.theme().fonts()).textDrawer());
      drawing.draw(g, drawing.width(), drawing.height());
      g.dispose();
      try (PDPageContentStream content = new PDPageContentStream(document, page)) {
        content.drawForm(g.getXFormObject());
      }
      describe(document, drawing);
      // Without object streams the file is PDF 1.4, which every LaTeX takes without a warning.
      document.save(out, CompressParameters.NO_COMPRESSION);
    }
  }

  private static void describe(PDDocument document, Drawing drawing) {
    Calendar epoch = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
    epoch.setTimeInMillis(0);
    PDDocumentInformation information = document.getDocumentInformation();
    information.setTitle(drawing.title());
    information.setSubject(drawing.description());
    information.setCreator("Tenbin");
    information.setProducer("Tenbin, PDFBox");
    information.setCreationDate(epoch);
    information.setModificationDate(epoch);
    CRC32 crc = new CRC32();
    crc.update((drawing.title() + "\n" + drawing.description()).getBytes(StandardCharsets.UTF_8));
    document.setDocumentId(crc.getValue());
  }
}
