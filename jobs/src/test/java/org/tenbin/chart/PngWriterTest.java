package org.tenbin.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PngWriterTest {
  private final Drawing drawing = Drawn.drawing(Samples.all(Language.ENGLISH).get("lines"));

  @Test
  void hasTwiceTheDensityOfAScreenAndSaysSo() throws IOException {
    byte[] png = Drawn.png(drawing);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(912);
    assertThat(image.getHeight()).isEqualTo((int) (drawing.height() * 8 / 3));
    int place = new String(png, StandardCharsets.ISO_8859_1).indexOf("pHYs");
    ByteBuffer chunk = ByteBuffer.wrap(png, place + 4, 9);
    assertThat(chunk.getInt()).isEqualTo(7559);
    assertThat(chunk.getInt()).isEqualTo(7559);
    assertThat(chunk.get()).isEqualTo((byte) 1);
  }

  @Test
  void equalDrawingsGiveEqualBytes() throws IOException {
    assertThat(Drawn.png(Drawn.drawing(Samples.all(Language.ENGLISH).get("lines"))))
        .isEqualTo(Drawn.png(drawing));
  }
}
