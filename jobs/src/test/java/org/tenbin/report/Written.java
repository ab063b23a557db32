package org.tenbin.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.tenbin.chart.font.ChartFonts;

/** A report as it was written, read back. */
record Written(Path folder) {
  static Written of(Campaign campaign, Path folder) {
    return of(campaign, folder, "en", ChartFonts.builtIn());
  }

  static Written of(Campaign campaign, Path folder, String language, ChartFonts fonts) {
    try {
      Files.createDirectories(folder);
      new ReportWriter(campaign, fonts, language, "report summary out")
          .write(
              new org.apache.hadoop.fs.Path(folder.toUri()),
              FileSystem.getLocal(new Configuration()).getRaw());
      return new Written(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  byte[] bytes(String name) {
    try {
      return Files.readAllBytes(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String html() {
    return new String(bytes("report.html"), StandardCharsets.UTF_8);
  }

  /** Text of the PDF, line breaks and runs of spaces made one space. */
  String pdf() {
    return pdf("report.pdf");
  }

  String pdf(String name) {
    try (PDDocument document = Loader.loadPDF(bytes(name))) {
      return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
