package org.tenbin.report;

import com.openhtmltopdf.extend.FSObjectDrawer;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PDFontSupplier;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.render.DefaultObjectDrawerFactory;
import com.openhtmltopdf.render.RenderingContext;
import com.openhtmltopdf.util.XRLog;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.tenbin.chart.font.ChartFonts;
import org.tenbin.chart.font.PdfFonts;
import org.w3c.dom.Element;

/**
 * The report as PDF. Charts are drawn straight into the pages as vectors, with the same embedded
 * fonts as the text. Equal input gives equal bytes: identifier and dates come from the content.
 */
final class PdfReport {
  /** Type of the objects in the page that are charts. */
  static final String CHART_TYPE = "application/x-tenbin-chart";

  /** Attribute that tells which chart. */
  static final String CHART_INDEX = "data-chart";

  /** Families that help out: H0, H1, in order. */
  private static final String HELPER = "H";

  private static final Pattern TIME =
      Pattern.compile("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}[0-9.]*(Z|[+-]\\d{2}:?\\d{2})?");

  private static final int REGULAR = 400;
  private static final int BOLD = 700;

  private PdfReport() {}

  static void write(
      String xhtml,
      String title,
      String subject,
      List<DrawnFigure> figures,
      ChartFonts fonts,
      OutputStream out)
      throws IOException {
    XRLog.setLoggingEnabled(false);
    try (PDDocument document = new PDDocument()) {
      PdfFonts embedded = new PdfFonts(document, fonts);
      DefaultObjectDrawerFactory drawers = new DefaultObjectDrawerFactory();
      drawers.registerDrawer(CHART_TYPE, new ChartDrawer(figures, embedded));
      PdfRendererBuilder builder = new PdfRendererBuilder();
      builder.withHtmlContent(xhtml, null);
      builder.usePDDocument(document);
      builder.useFont(new PDFontSupplier(embedded.regular()), "R", REGULAR, FontStyle.NORMAL, true);
      builder.useFont(new PDFontSupplier(embedded.bold()), "R", BOLD, FontStyle.NORMAL, true);
      int helper = 0;
      for (PDFont font : embedded.helpers()) {
        builder.useFont(
            new PDFontSupplier(font), HELPER + helper++, REGULAR, FontStyle.NORMAL, true);
      }
      builder.useObjectDrawerFactory(drawers);
      builder.withProducer("Tenbin");
      // Tags for those who listen to a document: headings, tables, figures with a text instead.
      builder.usePdfUaAccessibility(true);
      try (PdfBoxRenderer renderer = builder.buildPdfRenderer()) {
        renderer.createPDFWithoutClosing();
      }
      describe(document, title, subject, xhtml);
      dateFromContent(document);
      document.save(out);
    }
  }

  /** The renderer writes the time of day into the XMP metadata; equal input gives equal bytes. */
  private static void dateFromContent(PDDocument document) throws IOException {
    PDMetadata metadata = document.getDocumentCatalog().getMetadata();
    if (metadata == null) {
      return;
    }
    String xmp;
    try (InputStream in = metadata.exportXMPMetadata()) {
      xmp = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    String dated = TIME.matcher(xmp).replaceAll("1970-01-01T00:00:00Z");
    metadata.importXMPMetadata(dated.getBytes(StandardCharsets.UTF_8));
  }

  private static void describe(PDDocument document, String title, String subject, String xhtml) {
    Calendar epoch = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
    epoch.setTimeInMillis(0);
    // The renderer also puts there what a page says of itself to a browser, such as its viewport.
    PDDocumentInformation information = new PDDocumentInformation();
    document.setDocumentInformation(information);
    information.setTitle(title);
    information.setSubject(subject);
    information.setAuthor("Tenbin");
    information.setProducer("Tenbin");
    information.setCreator("Tenbin");
    information.setCreationDate(epoch);
    information.setModificationDate(epoch);
    CRC32 crc = new CRC32();
    crc.update(xhtml.getBytes(StandardCharsets.UTF_8));
    document.setDocumentId(crc.getValue());
  }

  /** Draws a chart where the page has an object for it. */
  private record ChartDrawer(List<DrawnFigure> figures, PdfFonts fonts) implements FSObjectDrawer {
    @Override
    public Map<Shape, String> drawObject(
        Element element,
        double x,
        double y,
        double width,
        double height,
        OutputDevice device,
        RenderingContext context,
        int dotsPerPixel) {
      DrawnFigure figure = figures.get(Integer.parseInt(element.getAttribute(CHART_INDEX)));
      float shownWidth = (float) (width / dotsPerPixel);
      float shownHeight = (float) (height / dotsPerPixel);
      device.drawWithGraphics(
          (float) x,
          (float) y,
          shownWidth,
          shownHeight,
          graphics -> {
            if (graphics instanceof PdfBoxGraphics2D pdf) {
              pdf.setFontTextDrawer(fonts.textDrawer());
            }
            figure.drawing().draw(graphics, shownWidth, shownHeight);
          });
      return Map.of();
    }
  }
}
