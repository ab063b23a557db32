package org.tenbin.chart;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.io.StringWriter;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGIDGenerator;
import org.apache.batik.svggen.SVGSyntax;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * Writes a drawing as SVG that can stand alone or inside an HTML page: text as outlines, so that it
 * looks alike without the fonts; title and description for those who listen; no reference to
 * anything outside; identifiers that begin with a prefix of the caller's.
 */
public final class SvgWriter {
  private static final String SVG = "http://www.w3.org/2000/svg";
  private static final Pattern PREFIX = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");
  private static final int DECIMALS = 2;

  private SvgWriter() {}

  /**
   * The drawing as one {@code svg} element.
   *
   * @param prefix of all identifiers in it; a letter, then letters, digits, {@code -} and {@code
   *     _}. Drawings in one page need different ones.
   * @throws IllegalArgumentException if the prefix is not such a name
   */
  public static String write(Drawing drawing, String prefix) {
    if (!PREFIX.matcher(prefix).matches()) {
      throw new IllegalArgumentException("not a prefix for identifiers: " + prefix);
    }
    try {
      Document document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .getDOMImplementation()
              .createDocument(SVG, "svg", null);
      SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
      context.setComment(null);
      context.setPrecision(DECIMALS);
      context.setIDGenerator(new Identifiers(prefix));
      SVGGraphics2D g = new SVGGraphics2D(context, true);
      g.setPaint(Color.WHITE);
      g.fill(new Rectangle2D.Double(0, 0, drawing.width(), drawing.height()));
      drawing.draw(g, drawing.width(), drawing.height());
      Element root = g.getRoot();
      describe(root, drawing, prefix);
      renameSharedDefinitions(root, prefix);
      return serialized(root);
    } catch (ParserConfigurationException | TransformerException e) {
      throw new IllegalStateException("the XML tools of this Java do not work", e);
    }
  }

  private static void describe(Element root, Drawing drawing, String prefix) {
    Document document = root.getOwnerDocument();
    root.setAttribute("viewBox", "0 0 " + Theme.WIDTH + " " + Math.round(drawing.height()));
    root.setAttribute("width", Theme.WIDTH + "pt");
    root.setAttribute("height", Math.round(drawing.height()) + "pt");
    root.setAttribute("role", "img");
    root.setAttribute("aria-labelledby", prefix + "title " + prefix + "desc");
    Element title = document.createElementNS(SVG, "title");
    title.setAttribute("id", prefix + "title");
    title.setTextContent(drawing.title());
    Element description = document.createElementNS(SVG, "desc");
    description.setAttribute("id", prefix + "desc");
    description.setTextContent(drawing.description());
    Node first = root.getFirstChild();
    root.insertBefore(title, first);
    root.insertBefore(description, first);
  }

  /** The one identifier that Batik does not ask its generator for. */
  private static void renameSharedDefinitions(Element root, String prefix) {
    NodeList definitions = root.getElementsByTagNameNS(SVG, "defs");
    for (int i = 0; i < definitions.getLength(); i++) {
      Element element = (Element) definitions.item(i);
      if (SVGSyntax.ID_PREFIX_GENERIC_DEFS.equals(element.getAttribute("id"))) {
        element.setAttribute("id", prefix + "defs");
      }
    }
  }

  private static String serialized(Element root) throws TransformerException {
    Transformer transformer = TransformerFactory.newInstance().newTransformer();
    transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
    transformer.setOutputProperty(OutputKeys.ENCODING, "UTF-8");
    StringWriter out = new StringWriter();
    transformer.transform(new DOMSource(root), new StreamResult(out));
    return out.toString();
  }

  /** Counts from one in each drawing: the stock generator counts on through the whole program. */
  private static final class Identifiers extends SVGIDGenerator {
    private final String prefix;
    private int next;

    Identifiers(String prefix) {
      this.prefix = prefix;
    }

    @Override
    public String generateID(String kind) {
      next++;
      return prefix + kind + next;
    }
  }
}
