package org.tenbin.chart.font;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.font.PDFont;

/**
 * Java on Linux refuses to load any font, even from a file, unless the system has at least one
 * ("Problem reading font data"). On a bare machine or container this hands it the font that PDFBox
 * carries, by way of a font configuration file of the form described in "Font Configuration Files"
 * of the JDK's guides. It must happen before the first use of a font in this Java process, since
 * the refusal is remembered.
 */
final class FontlessJava {
  private static final String SETTING = "sun.awt.fontconfig";
  private static final String FONT = "LiberationSans-Regular.ttf";
  private static boolean prepared;

  private FontlessJava() {}

  static synchronized void prepare() {
    if (prepared) {
      return;
    }
    prepared = true;
    boolean linux = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("linux");
    if (linux && System.getProperty(SETTING) == null && FontSearch.system().files().isEmpty()) {
      try {
        System.setProperty(SETTING, configuration().toString());
      } catch (IOException e) {
        // Without the help Java's own message tells what to install; see FontFace.builtIn.
        System.clearProperty(SETTING);
      }
    }
  }

  private static Path configuration() throws IOException {
    Path folder = Files.createTempDirectory("tenbin-font");
    Path font = folder.resolve(FONT);
    try (InputStream in =
        PDFont.class.getResourceAsStream("/org/apache/pdfbox/resources/ttf/" + FONT)) {
      if (in == null) {
        throw new IOException("PDFBox came without " + FONT);
      }
      Files.copy(in, font, StandardCopyOption.REPLACE_EXISTING);
    }
    Path file = folder.resolve("fontconfig.properties");
    Files.writeString(file, properties(font), StandardCharsets.ISO_8859_1);
    // Deleted in reverse order of registration: the folder last.
    for (Path path : List.of(folder, font, file)) {
      path.toFile().deleteOnExit();
    }
    return file;
  }

  static String properties(Path font) {
    StringBuilder text = new StringBuilder("version=1\nallfonts.default=only\n");
    for (String family : List.of("serif", "sansserif", "monospaced", "dialog", "dialoginput")) {
      for (String style : List.of("plain", "bold", "italic", "bolditalic")) {
        text.append(family).append('.').append(style).append(".latin-1=only\n");
      }
    }
    return text.append("sequence.allfonts=latin-1\nfilename.only=")
        .append(font)
        .append('\n')
        .toString();
  }
}
