package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/**
 * Writes a drawing as PNG at twice the density of a screen: 192 pixels an inch, said in chunk
 * {@code pHYs} (PNG specification, 11.3.4.3), so that programs place it at its true size.
 */
public final class PngWriter {
  /** Pixels a point: 96 an inch, twice, over 72 points an inch. */
  static final double SCALE = 2 * 96 / 72.0;

  private static final int PIXELS_PER_METRE = (int) Math.round(192 / 0.0254);
  private static final String FORMAT = "javax_imageio_png_1.0";

  private PngWriter() {}

  /** The drawing on white. */
  public static BufferedImage render(Drawing drawing) {
    int width = (int) Math.round(drawing.width() * SCALE);
    int height = (int) Math.round(drawing.height() * SCALE);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setColor(Color.WHITE);
    g.fillRect(0, 0, width, height);
    drawing.draw(g, width, height);
    g.dispose();
    return image;
  }

  /** Writes the drawing; the stream stays open. */
  public static void write(Drawing drawing, OutputStream out) throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    try {
      ImageWriteParam parameters = writer.getDefaultWriteParam();
      BufferedImage image = render(drawing);
      ImageTypeSpecifier kind = ImageTypeSpecifier.createFromRenderedImage(image);
      IIOMetadata metadata = writer.getDefaultImageMetadata(kind, parameters);
      IIOMetadataNode physical = new IIOMetadataNode("pHYs");
      physical.setAttribute("pixelsPerUnitXAxis", Integer.toString(PIXELS_PER_METRE));
      physical.setAttribute("pixelsPerUnitYAxis", Integer.toString(PIXELS_PER_METRE));
      physical.setAttribute("unitSpecifier", "meter");
      IIOMetadataNode root = new IIOMetadataNode(FORMAT);
      root.appendChild(physical);
      metadata.mergeTree(FORMAT, root);
      try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
        writer.setOutput(stream);
        writer.write(null, new IIOImage(image, null, metadata), parameters);
      }
    } finally {
      writer.dispose();
    }
  }
}
