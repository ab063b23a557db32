package org.tenbin.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each kind of chart against a picture that a person has looked at. Drawn with the font that PDFBox
 * carries, so the machine's fonts do not matter; compared as means over small squares, so that
 * another rasteriser does not matter, while a line, a label or a colour that moves or goes does.
 * After a wanted change: {@code mvn test -Dtest=GoldenTest -Dtenbin.golden.write=true}, then look
 * at the pictures.
 */
class GoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/org/tenbin/chart/golden");
  private static final int SQUARE = 6;

  /** Largest difference of a square's mean, of 255; a label that vanishes makes 60 and more. */
  private static final int TOLERANCE = 26;

  static Stream<Map.Entry<String, Chart>> kinds() {
    return Samples.all(Language.ENGLISH).entrySet().stream();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void looksAsItDid(Map.Entry<String, Chart> kind) throws IOException {
    BufferedImage now = drawn(kind.getValue());
    String name = kind.getKey() + ".png";
    if (Boolean.getBoolean("tenbin.golden.write")) {
      Files.createDirectories(FOLDER);
      ImageIO.write(now, "png", FOLDER.resolve(name).toFile());
    }
    BufferedImage golden;
    try (InputStream in = GoldenTest.class.getResourceAsStream("golden/" + name)) {
      assertThat(in).as("golden picture %s", name).isNotNull();
      golden = ImageIO.read(in);
    }
    assertThat(now.getWidth()).isEqualTo(golden.getWidth());
    assertThat(now.getHeight()).isEqualTo(golden.getHeight());
    assertThat(difference(now, golden)).isLessThan(TOLERANCE);
  }

  @Test
  void aMissingMarkerWouldBeSeen() {
    LinesChart whole = (LinesChart) Samples.all(Language.ENGLISH).get("lines");
    Series first = whole.series().get(0);
    Series shorter = new Series(first.name(), first.points().subList(1, first.points().size()));
    LinesChart less =
        new LinesChart(
            whole.caption(),
            whole.x(),
            whole.y(),
            java.util.List.of(shorter, whole.series().get(1)),
            whole.intervals());
    assertThat(difference(drawn(whole), drawn(less))).isGreaterThan(TOLERANCE);
  }

  private static BufferedImage drawn(Chart chart) {
    Drawing drawing = Drawn.drawing(chart);
    int width = (int) drawing.width();
    int height = (int) drawing.height();
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setColor(Color.WHITE);
    g.fillRect(0, 0, width, height);
    drawing.draw(g, width, height);
    g.dispose();
    return image;
  }

  private static int difference(BufferedImage one, BufferedImage other) {
    int worst = 0;
    for (int y = 0; y + SQUARE <= one.getHeight(); y += SQUARE / 2) {
      for (int x = 0; x + SQUARE <= one.getWidth(); x += SQUARE / 2) {
        for (int shift = 0; shift <= 16; shift += 8) {
          int here = mean(one, x, y, shift);
          worst = Math.max(worst, Math.abs(here - mean(other, x, y, shift)));
        }
      }
    }
    return worst;
  }

  private static int mean(BufferedImage image, int left, int top, int shift) {
    int sum = 0;
    for (int y = top; y < top + SQUARE; y++) {
      for (int x = left; x < left + SQUARE; x++) {
        sum += (image.getRGB(x, y) >> shift) & 255;
      }
    }
    return sum / (SQUARE * SQUARE);
  }
}
